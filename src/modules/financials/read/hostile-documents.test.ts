import { describe, expect, it } from 'vitest';
import { testDocument } from '../test-support/documents.ts';
import { fact } from '../test-support/read-figures.ts';
import { readDocument } from './read-document.ts';

const OPEN = '<ix:nonFraction name="c:Debtors" contextRef="now" unitRef="money">';
const CLOSE = '</ix:nonFraction>';
const withTail = (tail: string) => testDocument({ facts: [fact('FixedAssets', '7')], tail });

/** Each would take minutes if it were read again for each of its parts. */
describe('a document made to be read slowly is read like any other:', () => {
  it.each<[string, () => string]>([
    ['a value of tags that do not end', () => withTail(OPEN + '< '.repeat(1_000_000) + CLOSE)],
    ['exclusions that do not end', () => withTail(OPEN + '<ix:exclude '.repeat(500_000) + CLOSE)],
    ['comments that do not end', () => withTail(`${OPEN + '<!--'.repeat(500_000)}>${CLOSE}`)],
    ['declarations without content', () => withTail('<!a>'.repeat(1_000_000))],
    ['values inside values', () => withTail(OPEN.repeat(10_000) + CLOSE.repeat(10_000))],
    ['values of one tag by the hundred thousand', () => withTail(`${OPEN}5${CLOSE}`.repeat(130_000))],
    [
      'lines of a group by the hundred thousand',
      () =>
        testDocument({
          facts: [fact('FixedAssets', '7')],
          contexts: { scope: ['2025-01-01/2025-12-31', { ScopeAccountsDimension: GROUP }] },
          tail:
            '<ix:nonNumeric name="c:ScopeAccounts" contextRef="scope"></ix:nonNumeric>' +
            '<ix:nonFraction name="c:TurnoverRevenue" contextRef="year">5</ix:nonFraction>'.repeat(130_000),
        }),
    ],
    [
      'identifiers inside identifiers',
      () =>
        withTail(
          '<xbrli:identifier scheme="http://www.companieshouse.gov.uk/">'.repeat(50_000) +
            '</xbrli:identifier>'.repeat(50_000),
        ),
    ],
    [
      'a number of blanks',
      () =>
        withTail(
          `<ix:nonFraction name="c:Debtors" contextRef="now" format="ixt:numunitdecimal">5 p${' '.repeat(19_000)}x${CLOSE}`.repeat(
            200,
          ),
        ),
    ],
    [
      'unseen rows by the thousand, in a page of tags and blanks',
      () =>
        withTail(
          `<tr style="display:none">${`${OPEN}5${CLOSE}`.repeat(20)}</tr>`.repeat(2_000) +
            `<td>${' '.repeat(160)}( 1`.repeat(20_000) +
            '<a'.repeat(300_000),
        ),
    ],
    ['quotes that do not end', () => withTail(`<a '">`.repeat(1_000_000))],
  ])('%s', (_what, make) => {
    const { periods } = readDocument(Buffer.from(make()), '2025-12-31');
    expect(periods[0].end).toBe('2025-12-31');
  });
});

const GROUP = 'ConsolidatedGroupCompanyAccounts';
