import { formatDay } from '../../../shared/format-day.ts';
import { type Html, html } from '../../../shared/html.ts';

export function moment(text: string): string {
  const at = new Date(text).toISOString();
  return `${formatDay(at.slice(0, 10))}, ${at.slice(11, 16)} UTC`;
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
