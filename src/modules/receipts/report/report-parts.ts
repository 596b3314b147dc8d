import { type Html, html } from '../../../shared/html.ts';

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** `2026-03-31` as `31 March 2026`. */
export function day(text: string): string {
  return new Date(`${text}T00:00:00Z`).toLocaleDateString('en-GB', DAY);
}

export function moment(text: string): string {
  const at = new Date(text);
  return `${at.toLocaleDateString('en-GB', DAY)}, ${at.toISOString().slice(11, 16)} UTC`;
}

/** `private-limited_company` as `private limited company`. */
export function words(slug: string): string {
  return slug.replace(/[-_]+/g, ' ');
}

/** The complete address, to be read on paper; a link only if it is a web address. */
export function pageLink(url: string): Html {
  return /^https?:\/\//i.test(url)
    ? html`<a href="${url}" rel="noreferrer"><bdi>${url}</bdi></a>`
    : html`<bdi>${url}</bdi>`;
}
