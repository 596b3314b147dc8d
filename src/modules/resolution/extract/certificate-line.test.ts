import { describe, expect, it } from 'vitest';
import type { SiteCertificate } from '../crawl/crawled-site.ts';
import { readHtmlPage } from '../test-support/written-site.ts';
import { withCertificate } from './certificate-line.ts';
import { numberLabelOf } from './number-labels.ts';

const certificate = (more: Partial<SiteCertificate>): SiteCertificate => ({
  organisation: 'Larch Ltd',
  serialNumber: null,
  country: 'GB',
  jurisdictionCountry: null,
  pageUrl: 'https://larchwood.test/',
  ...more,
});
const PAGE = readHtmlPage('<title>Larch</title><p>Elm Ltd, company number 07999999</p>');

function added(more: Partial<SiteCertificate>) {
  const page = withCertificate(PAGE, certificate(more));
  const block = page.blocks.at(-1)!;
  const within = ({ end }: { end: number }) => end > block.start && end <= block.end;
  return {
    source: block.source,
    line: page.text.slice(block.start, block.end),
    names: page.names.filter(within).map(({ printedStart, end }) => page.text.slice(printedStart, end)),
    numbers: page.numbers.filter(within).flatMap(({ readings }) => readings.map(({ number }) => number)),
    labels: page.numbers.filter(within).map((token) => numberLabelOf(page.text, token)),
  };
}

describe('a certificate', () => {
  it('says name and number if it has extended validation', () => {
    expect(added({ serialNumber: '7123456', jurisdictionCountry: 'GB' })).toMatchObject({
      source: 'certificate',
      names: ['Larch Ltd'],
      numbers: ['07123456'],
      labels: ['company'],
    });
  });

  it('says the name of a checked organisation', () => {
    expect(added({})).toMatchObject({ names: ['Larch Ltd'], numbers: [] });
  });

  it('says the country of a foreign company, whose number is not taken for a UK one', () => {
    const { line, labels } = added({
      organisation: 'Larch GmbH',
      serialNumber: '07123456',
      country: 'DE',
      jurisdictionCountry: 'DE',
    });
    expect(line).toContain('registered in Germany');
    expect(labels).toEqual(['foreign']);
  });

  it('says no company number if its serial number is not one', () => {
    const { numbers } = added({ organisation: 'Larch Council', serialNumber: 'Government Entity' });
    expect(numbers).toEqual([]);
  });

  it('leaves what the page says where it was', () => {
    const page = withCertificate(PAGE, certificate({}));
    expect(page.text.startsWith(PAGE.text)).toBe(true);
    expect(page.names.slice(0, PAGE.names.length)).toEqual(PAGE.names);
    expect(page.numbers).toEqual(PAGE.numbers);
    expect(page.visibleLength).toBe(PAGE.visibleLength);
  });
});
