import { numberLabelOf } from '../extract/number-labels.ts';
import type { PageReading } from '../extract/page-reading.ts';
import type { TextRange } from '../html/index.ts';
import type { Identifier } from './register-reader.ts';

const CHARITY_NUMBER = /^\d{6,7}$/;

/** Numbers that are called a charity's, and LEIs. What they say of a company, only another register can tell. */
export function printedIdentifiers({
  text,
  numbers,
  leis,
}: PageReading): (TextRange & { identifier: Identifier })[] {
  return [
    ...numbers
      .filter(
        (token) =>
          CHARITY_NUMBER.test(token.digits) &&
          token.prefix === '' &&
          !token.crowded &&
          numberLabelOf(text, token) === 'charity',
      )
      .map(({ start, end, digits }) => ({
        start,
        end,
        identifier: { kind: 'charity_number' as const, value: digits },
      })),
    ...leis.map(({ start, end, value }) => ({ start, end, identifier: { kind: 'lei' as const, value } })),
  ];
}
