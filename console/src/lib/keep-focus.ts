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
 * Gives the focus back when its element is gone or was disabled for a while: to the element itself, to the
 * button that opened its dialog, or to what is nearest to its place. Otherwise people who use the keyboard or
 * a screen reader would begin at the top.
 */
export function keepFocus(page: Document): void {
  let steps: Step[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  page.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) steps = [...steps, stepOf(target)].slice(-STEPS_KEPT);
  });
  page.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
    setTimeout(() => {
      // Still there: somebody left it on purpose, by a click beside it.
      if (page.activeElement === page.body && isUsable(target)) steps = [];
    });
  });
  function restore(): void {
    const last = steps.at(-1);
    if (last && page.activeElement === page.body) placeFor(last, steps, page)?.focus({ preventScroll: true });
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

/** Null while the element is only disabled, because its work runs: it will be usable again. */
function placeFor(
  { element, within, isInDialog }: Step,
  steps: readonly Step[],
  page: Document,
): HTMLElement | null {
  if (element.isConnected) return isUsable(element) ? element : null;
  const main = page.getElementById('content');
  const around = within.find((one) => one.isConnected);
  if (isInDialog && !around?.closest(DIALOG)) {
    const opener = steps.findLast((step) => !step.isInDialog);
    return opener ? placeFor(opener, steps, page) : main;
  }
  // Another page has come, and begins at its beginning.
  if (!around || around.contains(main)) return main;
  return around.querySelector<HTMLElement>(CONTROLS) ?? main;
}
