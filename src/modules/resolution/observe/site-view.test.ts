import { describe, expect, it } from 'vitest';
import { company } from '../test-support/small-register.ts';
import { scoreWritten } from '../test-support/written-site.ts';

const TARNWICK = company('07381645', 'TARNWICK JOINERY LIMITED');
const PENNYWELL = company('05000001', 'PENNYWELL PAYMENTS LIMITED');

/** The masked words of a home page, as one of its companies sees them. */
async function wordsOf(html: string, self: string, companies = [TARNWICK, PENNYWELL]) {
  const written = { domain: 'fellside-stairs.co.uk', pages: [{ title: 'Fellside Stairs', html }] };
  const { view } = await scoreWritten(written, companies);
  const [page] = view.pages;
  if (!page) throw new Error('no page was read');
  return { view, page, words: view.words(page, { start: 0, end: page.visibleLength }, self) };
}

describe('the words around a name', () => {
  it('hold classes for the brand, the company itself, other companies and numbers', async () => {
    const html =
      '<p>Fellside Stairs of Tarnwick Joinery Ltd, number 07381645, pays by Pennywell Payments Ltd since 1999</p>';
    expect((await wordsOf(html, TARNWICK.company_number)).words).toEqual(
      'BRAND of SELF number SELF pays by ORG since DIGITS'.split(' '),
    );
    expect((await wordsOf(html, PENNYWELL.company_number)).words).toEqual(
      'BRAND of ORG number NUM pays by SELF since DIGITS'.split(' '),
    );
  });

  it('hold its own name for each of several companies of one name', async () => {
    const both = [company('04000001', 'SUNDIAL LIMITED'), company('09000002', 'SUNDIAL LTD')];
    for (const { company_number: self } of both) {
      const { words } = await wordsOf('<p>made by Sundial Ltd in York</p>', self, both);
      expect(words).toEqual(['made', 'by', 'SELF', 'in', 'york']);
    }
  });

  it('hold a sign for the end of a block', async () => {
    const { words } = await wordsOf('<p>made here</p><p>by hand</p>', 'nobody');
    expect(words).toEqual(['made', 'here', '¶', 'by', 'hand']);
  });
});

it('the text of a window says BRAND for what the site calls itself, and where blocks end', async () => {
  const { view, page } = await wordsOf(
    '<p>This is Fellside Stairs.</p><p>Fellside-Stairs are best</p>',
    'nobody',
  );
  expect(view.text(page, 0, page.visibleLength)).toBe('This is BRAND. ¶ BRAND are best');
});

it('a page is branded where its body speaks of the brand, not where only its frame does', async () => {
  const body = '<p>Fellside Stairs makes stairs and doors of oak for houses in Kendal and around.</p>';
  const frame =
    '<header>Fellside Stairs</header><p>We make stairs and doors of oak for houses in Kendal.</p>';
  for (const [html, isBranded] of [
    [body, true],
    [frame, false],
  ] as const) {
    const { view, page } = await wordsOf(html, 'nobody');
    expect(view.isBranded(page)).toBe(isBranded);
  }
});
