import { editDistance } from '../../../shared/edit-distance.ts';
import type { NumberToken } from '../extract/extracted-page.ts';
import { isCompanyLabel, numberLabelOf } from '../extract/number-labels.ts';
import { isDummyNumber } from '../extract/number-tokens.ts';
import { brandLikeness } from '../match/brand.ts';
import type { Entity } from '../match/entity.ts';
import type { MentionPlace, MentionRow } from '../observe/mention-row.ts';
import type { SiteView } from '../observe/site-view.ts';

const NEAR = 300;
const OTHER_NUMBER_WINDOW = 200;

/** The facts behind the features of the place of a mention. */
export type PlaceFacts = Pick<MentionPlace, 'phrases' | 'line'> & { sentence: string };

/** The facts behind the features of a mention. */
export type MentionFacts = ReturnType<typeof mentionFacts>;

export function mentionFacts(view: SiteView, row: MentionRow) {
  const { page, block, start, end, form, number } = row.mention;
  const self = ownId(row.entity);
  const othersWithin = (from: number, to: number) =>
    view.spansWithin(page, from, to).filter(({ kind, id }) => kind === 'organisation' && id !== self);
  const near = page.numbers.filter((one) => Math.abs(one.start - start) < NEAR && one.start !== start);
  const isOther = (token: NumberToken) =>
    token.start > start && token.start - end < OTHER_NUMBER_WINDOW && isOtherCompany(page.text, token, self);
  const otherNumber = form === 'number' ? undefined : near.find(isOther);
  return {
    row,
    block,
    number,
    otherNumber,
    region: ['text', 'header', 'footer'].includes(block.source) ? block.source : 'hidden',
    others: new Set(othersWithin(block.start, block.end).map(({ id }) => id)).size,
    hasOwnNumberNear: near.some((token) => isNumberOf(token, self)),
    isNextToOther: otherNumber !== undefined && othersWithin(end, otherNumber.start).length === 0,
    like: brandLikeness(view.brand, row.entity),
  };
}

/** The id of the company; for a foreign twin, that of the company of its name. */
export const ownId = ({ twinOf, id }: Entity) => twinOf ?? id;

function isNumberOf({ readings }: NumberToken, company: string): boolean {
  return readings.some(({ number }) => number === company);
}

/**
 * Whether a number is another company's: a company number that is neither the company's own nor within one
 * typing error of it.
 */
function isOtherCompany(text: string, token: NumberToken, self: string): boolean {
  const { digits } = token;
  const own = self.replace(/\D/g, '');
  return (
    digits.length >= 6 &&
    !isDummyNumber(digits) &&
    !isNumberOf(token, self) &&
    editDistance(digits, own, 1) > 1 &&
    editDistance(digits.padStart(own.length, '0'), own, 1) > 1 &&
    isCompanyLabel(numberLabelOf(text, token))
  );
}
