import type { PageKind } from '../../crawl/crawled-site.ts';
import { labelOf } from '../../match/brand.ts';
import { isCompanyNumber } from '../../match/entity.ts';
import { likeness } from '../../match/likeness.ts';
import { isStrong, type MentionRow } from '../../observe/mention-row.ts';
import { titleNamesCompany } from '../../observe/site-ties.ts';
import type { Option } from '../../score/option.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { has, type Objection, pagesOf, says, value } from './objection.ts';

/** The front page of a site: `/`, `/index.html`, `/en-gb/`, `/uk/en`. */
const FRONT = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?(?:\/|$)){0,2}(?:(?:index|home|default)(?:\.\w{2,5})?\/?)?$/i;
/** Topics in the title of a page that another firm wrote. */
const OTHERS_SUBJECT =
  /\b(?:partner|provider|supplier|third[- ]part|bank|insur|credit|financ|payment|direct debit)/i;
/** Pages that belong to the site itself, regardless of whom their title names. */
const OWN_PAGES = new Set<PageKind>(['home', 'contact', 'about', 'privacy']);
const POLICY_PAGES = new Set<PageKind>(['privacy', 'terms', 'legal', 'cookies']);

/** The page that names the company may not be the site's own. */
export const PAGE_OBJECTIONS = [
  {
    id: 'lone_statement',
    text: 'only one page names it, without its number, others are named too, and nothing else on the site is like its name or gives its office',
    whenChanged: {
      name: 'only one page names it, without its number, others are named too, and nothing else on the site is like its former name or gives its office',
    },
    applies: (option, { view }) =>
      has(option, 'nameWithoutNumber') &&
      has(option, 'untied') &&
      !has(option, 'postcodeOnSite') &&
      value(option, 'likeBrand') < THRESHOLDS.like.unlike &&
      !has(option, 'onlyFullName') &&
      view.pages.length > 1 &&
      pagesOf(option).length === 1,
  },
  {
    id: 'borrowed_policy',
    text: 'the page that names it seems to be written for another brand',
    applies: (option) =>
      value(option, 'borrowed') >= THRESHOLDS.borrowedSigns &&
      value(option, 'likeBrand') < THRESHOLDS.like.unlike,
  },
  {
    id: 'other_website',
    text: 'the page that names it gives the address of another website as its own',
    applies: (option) => has(option, 'otherWebsite'),
  },
  {
    id: 'special_page',
    text: 'only a page on a subject of its own names it, and nothing ties that page to the site',
    applies: (option) =>
      has(option, 'specialPage') &&
      (pagesOf(option).every(({ title, heading }) => OTHERS_SUBJECT.test(`${title} ${heading}`)) ||
        !(isCalledWe(option) && value(option, 'company:operatorMax') >= THRESHOLDS.role.clear)),
  },
  {
    id: 'supplier_page',
    text: 'only a page with its name names it, as the terms of a supplier do, and none of the site’s own policies',
    applies: (option, { view }) => {
      const { entity } = option;
      const pages = pagesOf(option);
      return (
        entity !== null &&
        value(option, 'likeBrand') < THRESHOLDS.like.sameName &&
        pages.every((page) => !OWN_PAGES.has(page.kind) && titleNamesCompany(view, page, entity)) &&
        view.pages.some((page) => POLICY_PAGES.has(page.kind) && !pages.includes(page))
      );
    },
  },
  {
    id: 'profile_page',
    text: 'the page that names it is one of many profiles of companies',
    applies: ({ rows, entity }) => {
      const numbers = rows.filter(({ mention }) => isCompanyNumber(mention));
      const isInPath = ({ mention }: MentionRow) =>
        new URL(mention.page.url).pathname.includes(entity?.id ?? ' ');
      return numbers.length > 0 && numbers.every(isInPath);
    },
  },
  {
    id: 'guest_page',
    text: 'the domain leads to a page inside another website, which may be its own',
    applies: ({ entity }, { domain, finalDomain, view }) => {
      const home = view.pages.find(({ kind }) => kind === 'home');
      if (domain === finalDomain || !home || FRONT.test(new URL(home.url).pathname)) return false;
      return likeness(labelOf(domain), entity?.key ?? '') < THRESHOLDS.like.half;
    },
  },
] as const satisfies readonly Objection[];

const isCalledWe = (option: Option) =>
  has(option, 'stated') || option.rows.some((row) => isStrong(row) && says(row, 'weAre'));
