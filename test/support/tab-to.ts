import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

const STOPS_MAX = 80;
/** As texts, because they belong to the browser's world and not to this one. */
const HAS_FOCUS = '(element) => element === document.activeElement';
const SHOWS_FOCUS = `(element) => {
  const { outlineStyle, boxShadow } = getComputedStyle(element);
  return outlineStyle !== 'none' || boxShadow !== 'none';
}`;

/** Presses Tab until the target has the focus, as somebody without a mouse does, and checks that it shows the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const { keyboard } = target.page();
  const hasFocus = () => target.evaluate(HAS_FOCUS);
  for (let stops = 0; stops < STOPS_MAX && !(await hasFocus()); stops++) await keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
  expect(await target.evaluate(SHOWS_FOCUS)).toBe(true);
}
