import type { RegisteredCompany } from '../../match/register-lookup.ts';
import { company } from '../../test-support/small-register.ts';
import type { WrittenPage, WrittenSite } from '../../test-support/written-site.ts';
import type { MatchStatus } from '../../verdict/verdict.ts';

export interface SiteCase {
  guarantee: string;
  register: RegisteredCompany[];
  written: WrittenSite;
  status: MatchStatus;
  /** The matched company, or the first candidate in review. */
  first?: string;
}

export const TARNWICK = company('07381645', 'TARNWICK JOINERY LIMITED');

interface Words {
  title: string;
  /** The text of the home page about the business. */
  about: string;
  footer: string;
  privacy?: string;
  terms?: string;
  contact?: string;
}

/** A website of a small business, which needs no more than its words. */
export const usualSite = (domain: string, words: Words): WrittenSite => ({
  domain,
  pages: usualPages(words),
});

/** Two companies of one name, with their offices in these places. */
export const sundials = (first: string, second: string): RegisteredCompany[] => [
  company('04000001', 'SUNDIAL LIMITED', { registered_postcode: first }),
  company('09000002', 'SUNDIAL LTD', { registered_postcode: second }),
];

/** A website that states no more of them than this. */
export const sundialSite = (words: Pick<Words, 'footer' | 'terms'>): WrittenSite =>
  usualSite('sundial-online.co.uk', {
    title: 'Sundial',
    about: 'Sundial makes clocks that need no winding.',
    ...words,
  });

/** Pages as small businesses have them: each with the same footer. */
export function usualPages({ title, about, footer, privacy, terms, contact }: Words): WrittenPage[] {
  const page = (kind: WrittenPage['kind'], name: string, html: string): WrittenPage => ({
    ...(kind && { kind }),
    title: kind === 'home' ? title : `${name} | ${title}`,
    html: `<header><a href="/">${title}</a></header><main><h1>${name}</h1>${html}</main><footer>${footer}</footer>`,
  });
  return [
    page('home', title, `<p>${about}</p><p>Call us, write to us, or come and see what we do.</p>`),
    ...(contact ? [page('contact', 'Contact', `<p>${contact}</p>`)] : []),
    page(
      'privacy',
      'Privacy policy',
      `<p>${privacy ?? `This policy says what ${title} does with what you tell us.`}</p><p>You may ask us for a copy of what we hold about you.</p>`,
    ),
    ...(terms ? [page('terms', 'Terms and conditions', `<p>${terms}</p>`)] : []),
  ];
}
