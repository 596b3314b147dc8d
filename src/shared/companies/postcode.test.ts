import { describe, expect, it } from 'vitest';
import { isIslandPostcode, parseOutwardCode, parsePostcode } from './postcode.ts';

describe('a postcode', () => {
  it.each([
    ['SW1A 1AA', 'SW1A 1AA', 'SW1A'],
    ['sw1a1aa', 'SW1A 1AA', 'SW1A'],
    [' m1  1ae ', 'M1 1AE', 'M1'],
    ['TN38 9LH', 'TN38 9LH', 'TN38'],
    ['EC1A1BB', 'EC1A 1BB', 'EC1A'],
    ['W1A0AX', 'W1A 0AX', 'W1A'],
    ['GIR 0AA', 'GIR 0AA', 'GIR'],
  ])('written %s is %s in %s', (written, whole, outward) => {
    expect(parsePostcode(written)).toEqual({ whole, outward });
  });

  it.each(['JE2 4UH', 'GY1 1AA', 'IM1 1AG'])('%s is on an island with a register of its own', (postcode) => {
    expect(isIslandPostcode(postcode)).toBe(true);
  });

  it.each(['M1 1AE', 'GU1 1AA', 'PO30 1UD'])('%s is in the United Kingdom', (postcode) => {
    expect(isIslandPostcode(postcode)).toBe(false);
  });

  it.each(['', 'SW1A', '12345', 'SW1A 1A', 'SW1A 11A', 'ABC 1DE', 'D02 XY45'])('is not %j', (text) => {
    expect(parsePostcode(text)).toBeUndefined();
  });

  it.each([
    ['sw1a', 'SW1A'],
    ['M1', 'M1'],
    ['EC1', 'EC1'],
    [' ls14 ', 'LS14'],
  ])('district %s is %s', (written, outward) => {
    expect(parseOutwardCode(written)).toBe(outward);
  });

  it.each(['', 'M', 'SW1A 1AA', '11', 'LS1 4'])('district is not %j', (text) => {
    expect(parseOutwardCode(text)).toBeUndefined();
  });
});
