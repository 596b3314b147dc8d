import { eachToken, tokenise } from '../extract/tokens.ts';
import type { Mention } from '../match/entity.ts';
import type { SiteView } from './site-view.ts';

/**
 * The law asks a company to print its name, number, part of the United Kingdom and office on its website. A
 * line that has only these particulars is how an operator prints them; about other companies a page says what
 * they do.
 */
const WORDS_OF_PARTICULARS = new Set(
  (
    'address all and at cic co companies company copyright crn e-mail email england fax gb great britain having house in ' +
    'incorporated ireland is its ltd limited llp mobile name no northern num number of office phone plc private reg regd ' +
    'registered registration reserved rights scotland tel telephone the trading uk under united kingdom vat wales whose ' +
    'with www'
  ).split(' '),
);
const BEFORE = 160;
const AFTER = 260;
const STATEMENT_WORDS_MAX = 2;

export type LineKind = 'particulars' | 'mixed' | 'statement';

/** The text of the block around the name or number, apart from the particulars themselves. */
export function lineKind(view: SiteView, { page, block, start, end }: Mention): LineKind {
  const from = Math.max(block.start, start - BEFORE);
  const to = Math.min(block.end, end + AFTER);
  const spans = view.spansWithin(page, from, to);
  let others = 0;
  eachToken(page.text, { start: from, end: to }, ({ text, start: at, isWord }) => {
    const isOther =
      isWord &&
      !spans.some((span) => at >= span.start && at < span.end) &&
      // An address follows the name in capitals; before it, other words say what the organisation is to the
      // site.
      !isParticular(text, at >= end);
    if (isOther) others++;
    return others <= STATEMENT_WORDS_MAX;
  });
  if (others === 0) return 'particulars';
  return others <= STATEMENT_WORDS_MAX ? 'mixed' : 'statement';
}

/** The text has nothing but particulars, as between two companies named in one sentence. */
export function isParticularsOnly(text: string): boolean {
  return tokenise(text).every((token) => !token.isWord || isParticular(token.text, true));
}

function isParticular(text: string, mayBeAddress: boolean): boolean {
  const word = text.toLowerCase();
  return WORDS_OF_PARTICULARS.has(word) || /\d/.test(word) || (mayBeAddress && word !== text);
}
