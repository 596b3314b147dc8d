import { describe, expect, it } from 'vitest';
import { lookUpKey } from '../extract/legal-name.ts';
import { type WrittenPage, writtenSite } from '../test-support/written-site.ts';
import { brandLikeness, brandOf, labelOf, titleParts } from './brand.ts';
import { likeness, squash } from './likeness.ts';
import { SquashedText } from './squashed-text.ts';

const brand = (domain: string, pages: WrittenPage[] = []) =>
  brandOf([domain], writtenSite({ domain, pages }).pages);

describe('what a site calls itself', () => {
  it.each([
    ['tarnwick-joinery.co.uk', 'TARNWICKJOINERY'],
    ['www.tarnwick.com', 'TARNWICK'],
    ['tarnwick.github.io', 'TARNWICK'],
    ['tarnwick.test', 'TARNWICK'],
  ])('is first of all the label of its domain: %s', (domain, label) => {
    expect(labelOf(domain)).toBe(label);
    expect(brand(domain).names[0]).toBe(label);
  });

  it('is what its titles share, and not what one page is about', () => {
    const { names } = brand('tj.co.uk', [
      { title: 'Oak Stairs | Tarnwick Joinery', html: '' },
      { title: 'Contact us | Tarnwick Joinery', kind: 'contact', html: '' },
      { title: 'Terms | Tarnwick Joinery', kind: 'terms', html: '' },
    ]);
    expect(names).toEqual(['TJ', 'TARNWICKJOINERY']);
  });

  it('is the name in its meta tags', () => {
    const html = '<meta property="og:site_name" content="Tarnwick Joinery">';
    expect(brand('tj.co.uk', [{ title: 'Tarnwick Joinery', html }]).names).toContain('TARNWICKJOINERY');
  });

  it.each(['Home', 'Contact us', 'Privacy policy', 'Terms and conditions'])('is never “%s”', (title) => {
    expect(brand('tj.co.uk', [{ title, html: '' }]).names).toEqual(['TJ']);
  });

  it('is a handful of names at most', () => {
    const pages = Array.from({ length: 30 }, (_, i) => ({
      path: `/${i}`,
      title: `Tarnwick ${i % 9}`,
      html: '',
    }));
    expect(brand('tarnwick.co.uk', pages).names.length).toBeLessThanOrEqual(7);
  });
});

it('the parts of a title are separated', () => {
  expect(titleParts('Oak stairs | Tarnwick – Home: Kendal')).toEqual([
    'Oak stairs',
    'Tarnwick',
    'Home',
    'Kendal',
  ]);
  expect(titleParts(null)).toEqual([]);
});

describe('likeness', () => {
  it('is 1 for the same, 0 for nothing in common, and the same from both sides', () => {
    expect([likeness('LARCH', 'LARCH'), likeness('LARCH', 'EMU'), likeness('', 'LARCH')]).toEqual([1, 0, 0]);
    expect(likeness('LARCHHOMES', 'LARCH')).toBe(likeness('LARCH', 'LARCHHOMES'));
  });

  it('is, to the brand, that of the best name', () => {
    const { names } = brand('tarnwick.co.uk');
    const tarnwick = { key: 'TARNWICK', name: 'TARNWICK LIMITED' };
    expect(brandLikeness({ label: 'TJ', names: ['TJ', ...names] }, tarnwick)).toBe(1);
    expect(brandLikeness({ label: '', names: [] }, tarnwick)).toBe(0);
  });

  it('is, to the brand, that of a former name where this is more like it', () => {
    const company = { previous_names: ['TARNWICK LIMITED'] };
    const renamed = { key: 'LARCHWOOD', name: 'LARCHWOOD LIMITED', company };
    expect(brandLikeness({ label: 'TARNWICK', names: ['TARNWICK'] }, renamed)).toBe(1);
  });

  it.each([
    ['TARNWICK', true],
    ['TARNWICKOAK', true],
    ['TARN', false],
    ['OAK', false],
  ])('is high if the brand is the first words of the name: %s', (label, isLike) => {
    const name = 'TARNWICK OAK INTERNATIONAL JOINERY LIMITED';
    const like = brandLikeness({ label, names: [label] }, { key: lookUpKey(name), name });
    expect(like >= 0.7).toBe(isLike);
  });

  it.each([
    ['FIP', true],
    ['FOIP', true],
    ['FIPUK', true],
    ['FIPS', false],
    ['FI', false],
  ])('is high if the brand is its initials: %s', (label, isLike) => {
    const name = 'THE FEDERATION OF INDEPENDENT PRACTITIONERS';
    const like = brandLikeness({ label, names: [label] }, { key: lookUpKey(name), name });
    expect(like > 0.8).toBe(isLike);
  });
});

describe('a key', () => {
  it.each([
    ['Ash & Elm', 'ASHANDELM'],
    ['Café + Bar', 'CAFEANDBAR'],
    ['  !  ', ''],
  ])('is made from the name: %s has %s', (text, key) => {
    expect(squash(text)).toBe(key);
  });

  it.each(['Ash & Elm', 'ash and elm', 'Ash-and-Elm', 'A.S.H. + Elm'])(
    'is found in running text as %s',
    (text) => {
      expect(new SquashedText(`At ${text}, you pay`).find('ASHANDELM')).toEqual([
        { start: 3, end: 3 + text.length },
      ]);
    },
  );
});
