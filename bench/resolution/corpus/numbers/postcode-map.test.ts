import { expect, it } from 'vitest';
import { PostcodeMap, postcodeKey } from './postcode-map.ts';

const postcodes = new PostcodeMap();
const map = (text: string, known?: (key: string) => boolean) =>
  postcodes.find(text, known).map(({ replacement }) => replacement);

it('keeps the district and the spelling, and changes the rest', () => {
  const [spaced, joined, entity] = map('QX6 8DA, QX68DA, QX6&nbsp;8DA') as [string, string, string];
  expect(spaced).toMatch(/^QX6 \d[A-Z]{2}$/);
  expect(spaced).not.toBe('QX6 8DA');
  expect([joined, entity].map(postcodeKey)).toEqual([postcodeKey(spaced), postcodeKey(spaced)]);
});

it('keeps two different postcodes different', () => {
  expect(new Set(map('QX6 8DA QX6 8DB QX6 9DA QX7 8DA')).size).toBe(4);
});

it('reads small letters only where the postcode is known', () => {
  expect(map('qx6 8da')).toEqual([]);
  expect(map('qx6 8da', (key) => key === 'QX68DA')).toEqual(
    map('QX6 8DA').map((found) => found.toLowerCase()),
  );
});

it('never makes another postcode of the input', () => {
  const known = ['QX6 8DA', ...map('QX6 8DA')];
  const other = PostcodeMap.avoiding(known);
  expect(known).not.toContain(other.find('QX6 8DA')[0]!.replacement);
});
