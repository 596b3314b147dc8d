/** Other parts may still move the focus themselves, such as a dialog that opens. */
const SETTLED_MS = 100;
/** A dialog goes back to the button that opened it, which was in focus some steps before. */
const STEPS_KEPT = 30;
const DIALOG = '[role=dialog]';
const CONTROLS = 'a[href], button:not(:disabled), summary';

interface Step {
  element: HTMLElement;
  /** Its ancestors, the nearest first, because they cannot be found any more when it is gone. */
  within: HTMLElement[];
  isInDialog: boolean;
}

/**
 * Gives the focus back when its element is gone or was disabled for a while: to the element itself, to the button that
 * opened its dialog, or to what is nearest to its place. Otherwise people who use the keyboard or a screen reader would begin at the top.
 */
export function keepFocus(page: Document): void {
  let steps: Step[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  page.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) steps = [...steps, stepOf(target)].slice(-STEPS_KEPT);
  });
  page.addEventListener('focusout', ({ target, relatedTarget }) => {
    // Somebody left it on purpose: by a click beside it, or for another window.
    if (relatedTarget === null && target instanceof HTMLElement && isUsable(target)) steps = [];
  });
  function restore(): void {
    const last = steps.at(-1);
    if (!last || page.activeElement !== page.body || isWaiting(last.element)) return;
    placeFor(last, steps, page)?.focus({ preventScroll: true });
  }
  new MutationObserver(() => {
    if (page.activeElement !== page.body || steps.length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(restore, SETTLED_MS);
  }).observe(page.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}

function stepOf(element: HTMLElement): Step {
  const within: HTMLElement[] = [];
  for (let one = element.parentElement; one; one = one.parentElement) within.push(one);
  return { element, within, isInDialog: element.closest(DIALOG) !== null };
}

const isUsable = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');

/** It was disabled while its work runs, and comes back. */
const isWaiting = (element: HTMLElement) => element.isConnected && element.matches(':disabled');

function placeFor(last: Step, steps: readonly Step[], page: Document): HTMLElement | null {
  if (isUsable(last.element)) return last.element;
  const main = page.getElementById('content');
  const around = last.within.find((one) => one.isConnected);
  if (last.isInDialog && !around?.closest(DIALOG))
    return steps.findLast(({ element, isInDialog }) => !isInDialog && isUsable(element))?.element ?? main;
  // Another page has come, and begins at its beginning.
  if (!around || around.contains(main)) return main;
  return around.querySelector<HTMLElement>(CONTROLS) ?? main;
}
