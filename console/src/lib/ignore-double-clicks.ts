/** Ignores a second click where nothing must be done twice: sending a form, and buttons with `data-once`. */
const ACTS_ONCE = 'button[type=submit], button[data-once]';

/** The second click of a double click comes before a page can disable the button that started something. */
export function ignoreDoubleClicks(page: Pick<Document, 'addEventListener'>): void {
  page.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2 || !(event.target as Element).closest(ACTS_ONCE)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
