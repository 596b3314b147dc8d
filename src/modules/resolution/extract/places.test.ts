import { describe, expect, it } from 'vitest';
import { foreignPlaces } from './places.ts';

const countriesIn = (text: string) => foreignPlaces(text).map(({ country }) => country);

describe('a place outside the United Kingdom', () => {
  it.each([
    ['registered in Dublin, Ireland', ['IE', 'IE']],
    ['St Helier, Jersey', ['JE', 'JE']],
    ['a Delaware corporation', ['US']],
    ['12/F, Kowloon, Hong Kong', ['HK', 'HK']],
    ['Sydney NSW', ['AU', 'AU']],
    ['İstanbul, Türkiye', ['TR', 'TR']],
    ['St. Peter Port, Guernsey', ['GG', 'GG']],
    ['the laws of New South Wales', ['AU']],
    ['Isle of Man', ['IM']],
    ['Edremit, Kyrenia, Northern Cyprus', ['CY', 'CY']],
  ])('is known with its country: %s', (text, countries) => {
    expect(countriesIn(text)).toEqual(countries);
  });

  it.each([
    'registered in Northern Ireland',
    'England, Wales and Scotland',
    '12 Jersey Road, London',
    'Holland Park, London',
    'Paris Street, Exeter',
    'frankfurter sausages and irish stew',
    'Wellington, Somerset',
  ])('is not seen in: %s', (text) => {
    expect(countriesIn(text)).toEqual([]);
  });

  it('New Jersey is in the United States', () => {
    expect(countriesIn('Trenton, New Jersey')).toEqual(['US']);
  });

  it('stands where it is printed, and no more are read than asked for', () => {
    const text = 'Offices: Paris, Berlin and Madrid';
    const places = foreignPlaces(text, 2);
    expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(['Paris', 'Berlin']);
  });
});
