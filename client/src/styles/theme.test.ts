import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');
const themes = css.split('@plugin').slice(1);

describe.each(themes.map((text) => [/name: '(.*)'/.exec(text)?.[1], text] as const))(
  '%s',
  (_, text) => {
    /** In degrees on the circle of colours. */
    const hueOf = (token: string) =>
      Number(new RegExp(`--${token}: oklch\\(\\S+ \\S+ (\\d+)\\)`).exec(text)?.[1]);
    const apart = (one: string, other: string) => {
      const degrees = Math.abs(hueOf(one) - hueOf(other));
      return Math.min(degrees, 360 - degrees);
    };

    test.each(['easy', 'medium', 'hard'])('%s is taken for no verdict', (difficulty) => {
      for (const verdict of ['color-success', 'color-error', 'color-warning']) {
        expect(apart(difficulty, verdict), verdict).toBeGreaterThan(60);
      }
    });

    test('the tones of code are told apart', () => {
      const tones = ['keyword', 'string', 'number', 'type', 'call'].map((tone) => `code-${tone}`);
      for (const [index, tone] of tones.entries()) {
        for (const other of tones.slice(index + 1)) {
          expect(apart(tone, other), `${tone} and ${other}`).toBeGreaterThan(35);
        }
      }
    });
  },
);
