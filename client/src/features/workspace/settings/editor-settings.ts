import { readText, writeText } from '../../../lib/browser/storage.ts';

export const FONT_SIZES = [12, 13, 14, 15, 16, 18, 20] as const;
export const TAB_SIZES = ['language', 2, 4, 8] as const;

export type EditorSettings = {
  readonly fontSize: (typeof FONT_SIZES)[number];
  /** Of statement, hints and editorial. */
  readonly readingSize: (typeof FONT_SIZES)[number];
  /** How wide a tab is; `language`: as is usual in the language. */
  readonly tabSize: (typeof TAB_SIZES)[number];
  readonly wordWrap: boolean;
  readonly vimKeys: boolean;
  /** Words are offered while one types; without, as on a whiteboard. */
  readonly completion: boolean;
  /** Blanks and line ends of outputs are drawn. */
  readonly invisibles: boolean;
  /** The smallest input on which a program fails is looked for without being asked. */
  readonly seeksSmallest: boolean;
  /** `?` lists the keys, `/` searches problems. People who speak to their computer press keys without meaning to. */
  readonly helpKey: boolean;
};

export const DEFAULT_SETTINGS: EditorSettings = {
  fontSize: 14,
  readingSize: 15,
  tabSize: 'language',
  wordWrap: false,
  vimKeys: false,
  completion: true,
  invisibles: false,
  seeksSmallest: false,
  helpKey: true,
};

const PREFIX = 'stepwise.editor.v1';

/** Whether another tab has changed the user's settings. */
export function isSettingsChange(userId: string, { key }: StorageEvent): boolean {
  return key === `${PREFIX}:${userId}`;
}

/** The user's settings in this browser; unknown values and other versions become defaults. */
export function readSettings(userId: string): EditorSettings {
  try {
    const kept: unknown = JSON.parse(readText(`${PREFIX}:${userId}`) ?? 'null');
    return settingsFrom(typeof kept === 'object' && kept !== null ? kept : {});
  } catch {
    return DEFAULT_SETTINGS;
  }
}

export function writeSettings(userId: string, settings: EditorSettings): void {
  // Refused, they hold until the page is left.
  writeText(`${PREFIX}:${userId}`, JSON.stringify(settings));
}

function settingsFrom(kept: Partial<Record<keyof EditorSettings, unknown>>): EditorSettings {
  const { fontSize, readingSize, tabSize, wordWrap, vimKeys } = DEFAULT_SETTINGS;
  const { completion, invisibles, seeksSmallest, helpKey } = DEFAULT_SETTINGS;
  return {
    fontSize: FONT_SIZES.find((size) => size === kept.fontSize) ?? fontSize,
    readingSize: FONT_SIZES.find((size) => size === kept.readingSize) ?? readingSize,
    tabSize: TAB_SIZES.find((size) => size === kept.tabSize) ?? tabSize,
    wordWrap: typeof kept.wordWrap === 'boolean' ? kept.wordWrap : wordWrap,
    vimKeys: typeof kept.vimKeys === 'boolean' ? kept.vimKeys : vimKeys,
    completion: typeof kept.completion === 'boolean' ? kept.completion : completion,
    invisibles: typeof kept.invisibles === 'boolean' ? kept.invisibles : invisibles,
    seeksSmallest: typeof kept.seeksSmallest === 'boolean' ? kept.seeksSmallest : seeksSmallest,
    helpKey: typeof kept.helpKey === 'boolean' ? kept.helpKey : helpKey,
  };
}
