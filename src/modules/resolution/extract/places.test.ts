import { describe, expect, it } from 'vitest';
import { addressAbroad, foreignPlaces } from './places.ts';

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
    ['Varna, Bulgaria', ['BG', 'BG']],
    ['Nyali Road, Mombasa', ['KE']],
    ['U.A.E. and USA', ['AE', 'US']],
    ['Naas, Co. Kildare', ['IE']],
    ['John works in Holland', ['NL']],
    ['Larch (Ireland) Limited', ['IE']],
    ['Edremit, Kyrenia, Northern Cyprus', ['CY', 'CY']],
    ['4 Larch Avenue, Edmonton, AB', ['CA']],
    ['Edmonton Alberta', ['CA', 'CA']],
    ['Winnipeg, Manitoba', ['CA', 'CA']],
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
    'Edmonton, London N9',
    'Edmonton, Abbey Road',
    'Directors: Jane Ireland, T. France and Mr Holland',
    'Ireland Dental Care Ltd',
    'Poland and Sons Limited',
    'N. Ireland',
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

describe('the address of a site', () => {
  it.each([
    ['Head Office ¶ Larch Centre, 5th Floor, Nyali, Mombasa', { country: 'KE', isRegistration: true }],
    ['Registered office: 12 Main Street, Galway', { country: 'IE', isRegistration: true }],
    ['Visit us at 4 Harbour Road, Sliema', { country: 'MT', isRegistration: false }],
    ['Contact ¶ P.O. Box 12, Nairobi', { country: 'KE', isRegistration: false }],
  ])('is abroad in: %s', (text, place) => {
    expect(addressAbroad(text)).toEqual(place);
  });

  it.each([
    'Contact us about holidays in Spain and Portugal',
    'Head office: 12 Larch Street, London. Our team works from Lisbon',
    'We fly 3 times a week to Cape Town',
    'Registered office: 4 Jersey Road, Leeds',
  ])('is not abroad in: %s', (text) => {
    expect(addressAbroad(text)).toBeUndefined();
  });
});
