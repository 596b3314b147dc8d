import { expect, test } from 'vitest';
import { createSiteWindow } from './site-window.ts';

const SLOTS = 30;

/**
 * Websites come to an end one after another, and others are begun in their place; returns how many are under
 * way then.
 */
function runFor(
  ends: number,
  unjudgedAt: (underWay: number) => number,
  window = createSiteWindow({ unjudgedMax: 4 }),
) {
  let underWay = 0;
  for (let nth = 0; nth <= ends; nth++) {
    while (underWay < SLOTS && !window.isFull(underWay)) underWay++;
    if (nth === ends) break;
    window.noteEnd({ underWay, unjudged: unjudgedAt(underWay) });
    underWay--;
  }
  return { underWay, window };
}

test('begins with a few websites at once', () => {
  expect(runFor(0, () => 0).underWay).toBe(10);
});

test('takes every slot while nothing waits to be judged, as with slow websites', () => {
  expect(runFor(100, () => 0).underWay).toBe(SLOTS);
});

test('settles where as many websites arrive as are judged', () => {
  const { underWay } = runFor(500, (count) => Math.max(0, count - 14));
  expect(underWay).toBeGreaterThanOrEqual(14);
  expect(underWay).toBeLessThanOrEqual(18);
});

test('shrinks while too many wait, but not to nothing, and grows again', () => {
  const { underWay, window } = runFor(100, () => 20);
  expect(underWay).toBe(6);
  expect(runFor(100, () => 0, window).underWay).toBe(SLOTS);
});

test('does not grow while fewer websites are in progress than it allows', () => {
  const window = createSiteWindow({ unjudgedMax: 4 });
  for (let nth = 0; nth < 100; nth++) window.noteEnd({ underWay: 3, unjudged: 0 });
  expect(window.isFull(10)).toBe(true);
});
