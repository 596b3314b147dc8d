import { describe, expect, it } from 'vitest';
import { appliesLawAbroad, pricesAbroad } from './signs-abroad.ts';

describe('the law of another country', () => {
  it.each([
    'These terms are governed by the laws of the Republic of Malta.',
    'This policy is governed by and construed in accordance with Irish law.',
    'Under the regulation and other applicable legislation of Malta you may ask for a copy.',
    'You submit to the exclusive jurisdiction of the courts of Kenya.',
    'Disputes are settled in accordance with the laws and regulations of the State of Israel.',
  ])('applies: %s', (text) => {
    expect(appliesLawAbroad(text)).toBe(true);
  });

  it.each([
    'These terms are governed by the laws of England and Wales.',
    'These terms are governed by English law.',
    'The laws of India differ from ours. These terms are governed by English law.',
    'Copies may be kept where the laws of India protect them less.',
    'We obey the law of the land and deliver to Malta.',
    'In Scotland the laws of the United Kingdom apply, and the courts of Malta have no jurisdiction.',
    'She studied Irish law in Kendal.',
  ])('does not apply: %s', (text) => {
    expect(appliesLawAbroad(text)).toBe(false);
  });
});

describe('prices in the money of another country', () => {
  it.each(['From ₦450,000', 'Rs. 45,000', 'KES 45,000', '45,000 NGN', 'HK$4,500', 'NZ$ 90', 'GHS 20'])(
    'are abroad: %s',
    (text) => {
      expect(pricesAbroad(text)).toBe(true);
    },
  );

  it.each([
    'From £45',
    '45 pounds or $60',
    '€45',
    '£45 or HK$450',
    'Rows 4 to 9',
    'Our NGN code',
    'US$90',
    'Two RS232 ports',
    'Drawn with CAD 2022, 3 CAD seats',
    'Keep the INR 2.5 or below',
    'Label GHS02: flammable',
    'An ILS 27 approach',
  ])('are not: %s', (text) => {
    expect(pricesAbroad(text)).toBe(false);
  });
});
