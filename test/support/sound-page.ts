import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findBarriers, readLayoutShift, readOverflow, readScriptBytes } from './browser.ts';

const SCRIPT_BYTES_MAX = 200 * 1024;
const LAYOUT_SHIFT_MAX = 0.05;
/**
 * Badges whose one word does not fit, so that it ends in dots. A text, because it belongs to the browser's
 * world.
 */
const CUT_BADGES = `[...document.querySelectorAll('.mantine-Badge-label')]
  .filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent)`;
const IN_TIME = { timeout: 30_000, interval: 100 };

/**
 * Opens a page of the console: it can be read aloud and in the dark, fits a phone, is small, and does not
 * jump.
 */
export async function expectSound(seen: Page, path: string, shows: string): Promise<void> {
  await seen.setViewportSize({ width: 1200, height: 900 });
  await seen.emulateMedia({ colorScheme: 'light' });
  await seen.goto(path);
  await seen.getByText(shows).first().waitFor();
  const [shift, scriptBytes] = [await readLayoutShift(seen), await readScriptBytes(seen)];
  const inLight = await findBarriers(seen);
  await seen.emulateMedia({ colorScheme: 'dark' });
  await seen.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  // Nothing else changes with the colours.
  const inDark = await findBarriers(seen, { rules: ['color-contrast'] });
  await seen.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => readOverflow(seen), IN_TIME).toBe(0);
  await expect.poll(() => seen.evaluate<string[]>(CUT_BADGES), IN_TIME).toEqual([]);
  expect({ inLight, inDark }).toEqual({ inLight: [], inDark: [] });
  expect(shift).toBeLessThan(LAYOUT_SHIFT_MAX);
  expect(scriptBytes).toBeGreaterThan(0);
  expect(scriptBytes).toBeLessThan(SCRIPT_BYTES_MAX);
}
