import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLogo } from './site-logo.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'stepwise-logo-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');

function logoOf(content: Buffer | string) {
  const file = join(directory, 'logo.png');
  writeFileSync(file, content);
  return readLogo(file);
}

describe('the logo of a site', () => {
  it('is a picture by what it holds, under an address of its own', () => {
    const logo = logoOf(PNG);
    expect(logo).toMatchObject({ type: 'image/png', content: PNG });
    expect(logo.path).toMatch(/^\/logo-[0-9a-f]{12}\.png$/);
    expect(logoOf(Buffer.concat([PNG, PNG])).path).not.toBe(logo.path);
    expect(logoOf('RIFF1234WEBPVP8 ')).toMatchObject({ type: 'image/webp' });
  });

  it.each([
    ['a drawing, which can hold scripts', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', /PNG/],
    ['a page', '<!doctype html>', /neither PNG nor WebP/],
    ['nothing', '', /neither PNG nor WebP/],
    ['large', Buffer.concat([PNG, Buffer.alloc(262_144)]), /larger than 256 KiB/],
  ])('is never %s', (_what, content, reason) => {
    expect(() => logoOf(content)).toThrow(reason);
  });

  it('is missed where its file is', () => {
    expect(() => readLogo(join(directory, 'nowhere.png'))).toThrow(/LOGO_FILE: there is no file/);
  });
});
