import { render } from '@testing-library/react';
import * as sun from 'lucide-react/icons/sun';
import { expect, test } from 'vitest';
import createIcon from './create-icon.ts';

test('draws what the library draws', () => {
  // Its types do not tell of the data beside the icon.
  const { __iconData: data } = sun as unknown as { __iconData: Parameters<typeof createIcon>[0] };
  const [ours, theirs] = [createIcon(data), sun.default].map((Icon) => {
    const { container } = render(<Icon className="size-4" />);
    const icon = container.querySelector('svg.lucide.size-4');
    icon?.removeAttribute('class');
    return icon?.outerHTML;
  });
  expect(ours).toMatch(/^<svg.*<circle.*<path/);
  expect(ours).toBe(theirs);
});
