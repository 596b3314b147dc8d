import { describe, expect, it } from 'vitest';
import { parseSiteFile } from './site-file.ts';
import { makeSite } from './test-support/make-site.ts';

const line = (value: unknown) => JSON.stringify(value);

describe('a site file', () => {
  it('holds one site a line; empty lines and unknown fields do no harm', () => {
    const sites = [makeSite('tollgate.test'), makeSite('millrace.test', { set: 3, scheme: 'http' })];
    const text = `${line(sites[0])}\n\n${line({ ...sites[1], source_url: 'https://example.org/' })}\n`;
    const read = parseSiteFile(text);
    expect(read.map(({ domain }) => domain)).toEqual(['tollgate.test', 'millrace.test']);
    expect(read[1]).toMatchObject({ set: 3, scheme: 'http' });
  });

  it.each([
    ['no JSON', '{', /^line 2: /],
    ['an unknown status', line(withStatus('perhaps')), /^line 2: \/expected\/match_status/],
    [
      'a page without a path',
      line({ ...makeSite('a.test'), pages: [{ html: '' }] }),
      /^line 2: \/pages\/0\/path/,
    ],
    [
      'a domain that was there before',
      line(makeSite('tollgate.test')),
      /^line 2: tollgate\.test is there twice/,
    ],
  ])('is refused with the line in the error if it has %s', (_, second, message) => {
    expect(() => parseSiteFile(`${line(makeSite('tollgate.test'))}\n${second}`)).toThrow(message);
  });
});

function withStatus(status: string) {
  const site = makeSite('a.test');
  return { ...site, expected: { ...site.expected, match_status: status } };
}
