import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

const STOPS_MAX = 80;
/** A text, because it belongs to the browser's world and not to this one. */
const SHOWS_FOCUS = `(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none')(
  getComputedStyle(document.activeElement))`;

/**
 * Presses Tab until the target has the focus, as somebody without a mouse does, and checks that it shows the
 * focus.
 */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const page = target.page();
  const hasFocus = async () => (await target.and(page.locator(':focus')).count()) === 1;
  for (let stops = 0; stops < STOPS_MAX && !(await hasFocus()); stops++) await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
  expect(await page.evaluate(SHOWS_FOCUS)).toBe(true);
}
