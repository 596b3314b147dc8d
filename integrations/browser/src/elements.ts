type Child = Node | string | null | undefined | false;

/** An element with attributes and children. Texts of websites and of the service never become markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

export function button(text: string, onClick: () => void, className = ''): HTMLButtonElement {
  const made = element('button', { type: 'button', class: className }, text);
  made.addEventListener('click', onClick);
  return made;
}

/** A link that opens a tab. */
export function link(text: string, href: string, className = ''): HTMLAnchorElement {
  return element('a', { href, class: className, target: '_blank', rel: 'noopener noreferrer' }, text);
}

/** The element of the page with this selector, which the page is known to have. */
export function find<Found extends Element>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}
