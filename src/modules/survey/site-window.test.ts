import { expect, test } from 'vitest';
import { createSiteWindow } from './site-window.ts';

const SLOTS = 30;

/**
 * Websites come to an end one after another, and others are begun in their place; returns how many are in
 * progress then.
 */
function runFor(
  ends: number,
  unjudgedAt: (inProgress: number) => number,
  window = createSiteWindow({ unjudgedMax: 4 }),
) {
  let inProgress = 0;
  for (let nth = 0; nth <= ends; nth++) {
    while (inProgress < SLOTS && !window.isFull(inProgress)) inProgress++;
    if (nth === ends) break;
    window.noteEnd({ inProgress, unjudged: unjudgedAt(inProgress) });
    inProgress--;
  }
  return { inProgress, window };
}

test('begins with a few websites at once', () => {
  expect(runFor(0, () => 0).inProgress).toBe(10);
});

test('takes every slot while nothing waits to be judged, as with slow websites', () => {
  expect(runFor(100, () => 0).inProgress).toBe(SLOTS);
});

test('settles where as many websites arrive as are judged', () => {
  const { inProgress } = runFor(500, (count) => Math.max(0, count - 14));
  expect(inProgress).toBeGreaterThanOrEqual(14);
  expect(inProgress).toBeLessThanOrEqual(18);
});

test('shrinks while too many wait, but not to nothing, and grows again', () => {
  const { inProgress, window } = runFor(100, () => 20);
  expect(inProgress).toBe(6);
  expect(runFor(100, () => 0, window).inProgress).toBe(SLOTS);
});

test('does not grow while fewer websites are in progress than it allows', () => {
  const window = createSiteWindow({ unjudgedMax: 4 });
  for (let nth = 0; nth < 100; nth++) window.noteEnd({ inProgress: 3, unjudged: 0 });
  expect(window.isFull(10)).toBe(true);
});
