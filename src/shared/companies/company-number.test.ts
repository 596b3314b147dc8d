import { describe, expect, it } from 'vitest';
import { parseCompanyNumber } from './company-number.ts';

describe('a company number', () => {
  it.each([
    ['01234567', '01234567'],
    ['1234567', '01234567'],
    ['89', '00000089'],
    ['0712 3456', '07123456'],
    ['07-123-456', '07123456'],
    ['SC089839', 'SC089839'],
    ['sc89839', 'SC089839'],
    ['SC 345 678', 'SC345678'],
    ['oc301540', 'OC301540'],
    ['ni 12', 'NI000012'],
    ['IP30178R', 'IP30178R'],
    ['sp1234r', 'SP01234R'],
    ['SP1823RS', 'SP1823RS'],
    ['sp 823 rs', 'SP0823RS'],
    ['R0000123', 'R0000123'],
    ['r123', 'R0000123'],
    ['CE012345', 'CE012345'],
    ['OE000001', 'OE000001'],
  ])('written %s is %s', (written, canonical) => {
    expect(parseCompanyNumber(written)).toBe(canonical);
  });

  it.each([
    '',
    '0',
    '00000000',
    '123456789',
    'XX123456',
    'SC1234567',
    'ABC',
    'SC',
    '1234567A',
    'IP301789R',
    '٣٤٥',
  ])('is not %j', (text) => {
    expect(parseCompanyNumber(text)).toBeUndefined();
  });
});
