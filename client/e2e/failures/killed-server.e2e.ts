import { expect, test } from '@playwright/test';
import { expectCode, logOut, setCode } from '../code.ts';
import { createProduct } from '../own-product.ts';

// A product of its own starts twice, on a machine that runs other tests as well.
test.setTimeout(300_000);

const ada = { name: 'Ada', email: 'ada@example.com', password: 'secret-1' };

test(
  'not a character is lost when the server goes away while code is typed',
  { tag: '@long' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'drafts know nothing of the size of a screen');
    const product = await createProduct();
    try {
      const url = await product.start();
      await page.request.post(`${url}/api/v1/auth/register`, { data: ada });
      await page.goto(`${url}/problem/climbingstairs`);
      await setCode(page, '// before\n');
      await page.locator('.view-lines').click();
      await page.keyboard.press('Control+End');

      await product.stop();
      await page.keyboard.type('// during');
      await page.getByRole('button', { name: 'Run Code' }).click();
      await expect(page.getByText('Error executing code')).toBeVisible();
      await page.locator('.view-lines').click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' and after');
      const drawn = ['// before', '// during and after'];
      await expectCode(page, drawn);
      await expect(page.reload()).rejects.toThrow('ERR_CONNECTION_REFUSED');

      await product.start();
      await page.reload();
      await expectCode(page, drawn);

      await logOut(page);
      await expect(page).toHaveURL(`${url}/login`);
      await page.getByLabel('Email').fill(ada.email);
      await page.getByRole('textbox', { name: 'Password' }).fill(ada.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expectCode(page, drawn);

      const language = page.getByRole('combobox', { name: 'Language' });
      for (const label of ['Python', 'Java', 'JavaScript']) {
        await language.selectOption({ label });
      }
      await expectCode(page, drawn);
    } finally {
      await product.remove();
    }
  },
);
