import { describe, expect, it } from 'vitest';
import { ignoreDoubleClicks } from './ignore-double-clicks.ts';

/** Stands for a page and the one button on it. */
class FakeButton extends EventTarget {
  readonly #isOnce: boolean;
  constructor({ isOnce }: { isOnce: boolean }) {
    super();
    this.#isOnce = isOnce;
  }
  closest(): unknown {
    return this.#isOnce ? this : null;
  }
}

/** How many of two quick clicks do something. */
function doubleClick(button: FakeButton): number {
  let done = 0;
  ignoreDoubleClicks(button as unknown as Document);
  button.addEventListener('click', () => done++);
  for (const detail of [1, 2]) button.dispatchEvent(new CustomEvent('click', { detail, cancelable: true }));
  return done;
}

describe('a double click', () => {
  it('counts once on what must not be done twice', () => {
    const button = new FakeButton({ isOnce: true });
    expect(doubleClick(button)).toBe(1);
  });

  it('is two clicks elsewhere, such as on the next page of a list', () => {
    expect(doubleClick(new FakeButton({ isOnce: false }))).toBe(2);
  });
});
