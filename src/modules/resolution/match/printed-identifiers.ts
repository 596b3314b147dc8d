import type { ExtractedPage, NumberToken } from '../extract/extracted-page.ts';
import { numberLabelOf } from '../extract/number-labels.ts';
import type { TextRange } from '../html/index.ts';
import type { Identifier } from './register-lookup.ts';

const CHARITY_NUMBER = /^\d{6,7}$/;

/** Charity numbers and LEIs. Only another register can link them to a company. */
export function printedIdentifiers({ text, numbers, leis }: ExtractedPage): (TextRange & Identifier)[] {
  const isCharity = (token: NumberToken) =>
    CHARITY_NUMBER.test(token.digits) &&
    token.prefix === '' &&
    !token.crowded &&
    numberLabelOf(text, token) === 'charity';
  return [
    ...numbers
      .filter(isCharity)
      .map(({ start, end, digits }) => ({ start, end, kind: 'charity_number' as const, value: digits })),
    ...leis.map((lei) => ({ ...lei, kind: 'lei' as const })),
  ];
}
