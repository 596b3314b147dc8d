import { Parser } from 'htmlparser2';
import { parse } from 'tldts';
import { joinedKey, nameKey } from '../../../src/shared/companies/company-name.ts';
import type { LabelledSiteFile, SitePage } from './site-file.ts';

const SEPARATORS = /\s+[|–—:•·»~-]+\s+|\s*[|»•]\s*|:\s+/;
const LEGAL_FORM = /[\s,]+(?:limited|ltd|plc|llp|cic|cyf|inc|gmbh)\.?$/i;
/** Domains run it into the name: `acmeltd.co.uk`. */
const JOINED_LEGAL_FORM = /(?:limited|ltd|plc|llp)$/;
const GREETING = /^welcome to\s+/i;
/** Words that titles use for the page, not for the site. */
const PAGE_WORDS = new Set(['HOME', 'HOMEPAGE', 'HOME PAGE', 'WELCOME', 'INDEX', 'MAIN', 'START']);
const WORDS_MAX = 5;
const LETTERS_MIN = 3;

/**
 * Names that a person would give the site, without legal form: the brand as the title spells it, the parts of
 * the title, the site name in its metadata and the label of the domain.
 */
export function siteNames({ domain, pages }: LabelledSiteFile): string[] {
  const label = parse(domain).domainWithoutSuffix ?? '';
  const home = pages.find(isShown);
  const { title, siteName } = home ? readHead(home.html) : { title: '', siteName: '' };
  const names = [
    brandIn(title, label),
    ...title.split(SEPARATORS),
    siteName,
    label.startsWith('xn--') ? '' : label.replaceAll('-', ' ').replace(JOINED_LEGAL_FORM, ''),
  ];
  const byKey = new Map<string, string>();
  for (const name of names.map(tidy)) {
    const key = joinedKey(nameKey(name));
    if (isName(name) && !byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}

function isShown({ status = 200, location }: SitePage): boolean {
  return status === 200 && location === undefined;
}

/** The longest run of words in the title that is the label of the domain, or its beginning. */
function brandIn(title: string, label: string): string {
  const letters = joinedKey(nameKey(label));
  const words = title.split(/\s+/);
  let brand = { text: '', length: LETTERS_MIN };
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= words.length; end++) {
      const text = words.slice(start, end).join(' ');
      const key = joinedKey(nameKey(text));
      if (key.length > brand.length && letters.startsWith(key)) brand = { text, length: key.length };
    }
  }
  return brand.text;
}

function tidy(text: string): string {
  return text
    .trim()
    .replace(GREETING, '')
    .replace(LEGAL_FORM, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '');
}

function isName(text: string): boolean {
  const key = nameKey(text);
  return joinedKey(key).length >= LETTERS_MIN && key.split(' ').length <= WORDS_MAX && !PAGE_WORDS.has(key);
}

function readHead(html: string): { title: string; siteName: string } {
  const head = { title: '', siteName: '' };
  let isInTitle = false;
  let isTitleRead = false;
  const parser = new Parser({
    onopentag(tag, { property, content }) {
      if (tag === 'title' && !isTitleRead) isInTitle = true;
      if (tag === 'meta' && property === 'og:site_name') head.siteName = content ?? '';
    },
    ontext(text) {
      if (isInTitle) head.title += text;
    },
    onclosetag(tag) {
      if (tag !== 'title') return;
      // An icon in the page may have a title too.
      isTitleRead ||= isInTitle;
      isInTitle = false;
    },
  });
  parser.end(html);
  return { title: head.title.replace(/\s+/g, ' ').trim(), siteName: head.siteName };
}
