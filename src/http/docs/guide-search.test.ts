import { describe, expect, it } from 'vitest';
import { searchSections, sectionsOf, wordsOf } from './guide-search.ts';
import { anchorOf } from './guides.ts';

const MARKDOWN = `# Webhooks

Signals are [sent](https://example.test/x) to your address.

## Checking a \`signature\`

Compare the header with the signature that you compute.

## Replay

Signals of a period are sent again.
`;
const sections = [
  ...sectionsOf({ href: '/docs/guides/webhooks', page: 'Webhooks', markdown: MARKDOWN }, anchorOf),
  {
    href: '/docs#resolveDomain',
    page: 'API reference',
    heading: 'Resolve a domain',
    text: 'POST /v1/resolve/domain',
  },
];
const hrefs = (question: string) => searchSections(sections, question).map(({ section }) => section.href);

describe('the search of the documentation', () => {
  it('finds the section, with an address that leads to it', () => {
    expect(hrefs('signature')).toEqual(['/docs/guides/webhooks#checking-a-signature']);
    expect(hrefs('replay')).toEqual(['/docs/guides/webhooks#replay']);
    expect(hrefs('/v1/resolve/domain')).toEqual(['/docs#resolveDomain']);
  });

  it('needs every word, ignores case, and takes beginnings of words', () => {
    expect(hrefs('SIGNALS again')).toEqual(['/docs/guides/webhooks#replay']);
    expect(hrefs('signals unicorn')).toEqual([]);
    expect(hrefs('webh')).toHaveLength(3);
    // Not in the middle of a word.
    expect(hrefs('ignature')).toEqual([]);
  });

  it('puts a heading before a mention', () => {
    const both = sectionsOf(
      { href: '/x', page: 'X', markdown: '# X\n\n## One\n\nabout limits\n\n## Limits\n\nnumbers\n' },
      anchorOf,
    );
    expect(searchSections(both, 'limits').map(({ section }) => section.heading)).toEqual(['Limits', 'One']);
  });

  it('shows words around the first that was found', () => {
    const long = sectionsOf(
      { href: '/x', page: 'X', markdown: `# X\n\n${'before '.repeat(40)}the needle ${'after '.repeat(60)}` },
      anchorOf,
    );
    const [found] = searchSections(long, 'needle');
    expect(found?.excerpt).toMatch(/^… (before )+the needle (after )+…$/);
  });

  it.each(['', '   ', '((((', '.*'])('finds nothing for %j, and does not fail', (question) => {
    expect(searchSections(sections, question)).toEqual([]);
  });

  it('uses eight words of a question at most, each once', () => {
    expect(wordsOf('a b a c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  });
});
