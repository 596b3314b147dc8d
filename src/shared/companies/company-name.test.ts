import { describe, expect, it } from 'vitest';
import { findNamesakes, joinedKey, nameKey } from './company-name.ts';

describe('the key of a name', () => {
  it.each([
    ['ACME WIDGETS LIMITED', 'ACME WIDGETS'],
    ['Acme Widgets Ltd.', 'ACME WIDGETS'],
    ['The Café & Bar Co. Ltd', 'CAFE AND BAR CO'],
    ["O'BRIEN’S PLC", 'OBRIENS'],
    ['A.B.C. (UK) LLP', 'ABC UK'],
    ['SMITH-JONES C.I.C.', 'SMITH JONES'],
    ['GWASG Y DREF CYF', 'GWASG Y DREF'],
    ['MILL COMPANY LIMITED(THE)', 'MILL COMPANY'],
    ['MILL SOCIETY (THE)', 'MILL SOCIETY'],
    ['MILL COMPANY LIMITED,THE', 'MILL COMPANY'],
    ['CWMNI MAWR CYFYNGEDIG', 'CWMNI MAWR'],
    ['X COMMUNITY INTEREST COMPANY', 'X'],
    ['FOO PUBLIC LIMITED COMPANY', 'FOO'],
    ['STRAẞE Ø LTD', 'STRASSE O'],
    ['LIMITED', 'LIMITED'],
    ['THE LIMITED', 'THE'],
    ['LTD LTD', 'LTD'],
    ['THE', 'THE'],
    ['THEATRE LTD', 'THEATRE'],
    ['3M UK 2020 LTD', '3M UK 2020'],
    ['!!!', ''],
    ['株式会社', ''],
    ['', ''],
  ])('is made from the name: %s is %s', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });

  it('is the same for every spelling of the suffix and of &', () => {
    const spellings = [
      'Salt & Light Ltd',
      'SALT AND LIGHT LIMITED',
      'salt and light ltd.',
      'The Salt & Light Limited',
    ];
    expect(new Set(spellings.map(nameKey)).size).toBe(1);
  });

  it('has a joined form without spaces', () => {
    expect(joinedKey(nameKey('Acme Widgets Ltd'))).toBe('ACMEWIDGETS');
  });
});

describe('a company of several that differ in their legal form', () => {
  const names = { currentName: (one: string) => one, formerNames: () => [] };
  it.each([
    ['The Mill Company Ltd', 'MILL COMPANY LIMITED(THE)'],
    ['Mill Company plc', 'MILL COMPANY PLC'],
    ['Mill Company', undefined],
  ])('is chosen: for %s it is %s', (given, company) => {
    expect(findNamesakes(['MILL COMPANY LIMITED(THE)', 'MILL COMPANY PLC'], given, names).only).toBe(company);
  });
});
