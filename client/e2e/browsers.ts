import { existsSync } from 'node:fs';

const SHELL = '/usr/bin/chromium-headless-shell';

/** The browser that people have. */
export const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** The same engine without windows takes half the time; it draws text a little differently. */
export const HEADLESS = process.env['CHROMIUM_PATH'] ?? (existsSync(SHELL) ? SHELL : CHROMIUM);

/** Text is drawn alike whatever the system's own settings are. */
export const DRAWING = ['--font-render-hinting=none'];
