import { describe, expect, it } from 'vitest';
import { HEADER } from '../../../test/support/snapshot/csv-row.ts';
import { snapshotRow } from '../service/snapshot-row.ts';
import { makeNamesakes } from './namesakes.ts';
import { parseRegisterFile } from './register-file.ts';
import { expectStatus, makePage, makeSite } from './test-support/make-site.ts';

const company = (number: string, name: string, previous: string[] = []) => ({
  company_number: number,
  company_name: name,
  previous_names: previous,
});
const site = makeSite('river-crafts.test', { pages: [makePage('/', 'Tollgate Boats – Made by hand')] });
const namesOf = (...given: Parameters<typeof makeNamesakes>) =>
  makeNamesakes(...given).map(({ company_name: name }) => name);

describe('namesakes', () => {
  it('are named like the brand, the parts of the title and the domain', () => {
    expect(namesOf([site], [])).toEqual([
      'TOLLGATE BOATS LIMITED',
      'MADE BY HAND LIMITED',
      'RIVER CRAFTS LIMITED',
    ]);
  });

  it('take no name that a company of the register has or had, however it is spaced', () => {
    const register = [
      company('01234567', 'Toll-Gate Boats PLC'),
      company('01234568', 'WEIR LTD', ['RIVERCRAFTS LIMITED']),
    ];
    expect(namesOf([site], register)).toEqual(['MADE BY HAND LIMITED']);
  });

  it('take a name once, also when two sites have it', () => {
    const twin = makeSite('tollgateboats.test', { pages: [makePage('/', 'Tollgate Boats')] });
    expect(namesOf([site, twin], [])).toHaveLength(3);
  });

  it('take no name that the pages print with a legal form, unless the company is foreign', () => {
    const body = '<p>Run by <b>Tollgate</b> Boats Ltd. and O’Hara &amp; Sons LLP</p>';
    const pages = [makePage('/', 'Tollgate Boats | Ohara and Sons', body)];
    const printed = makeSite('river-crafts.test', { pages });
    expect(namesOf([printed], [])).toEqual(['RIVER CRAFTS LIMITED']);
    const foreign = { ...printed, expected: expectStatus('non_uk_entity') };
    expect(namesOf([foreign], [])).toContain('TOLLGATE BOATS LIMITED');
  });

  it('are the same in every run, and do not depend on the sites around them', () => {
    const others = [makeSite('weir.test', { pages: [makePage('/', 'The Weir')] }), site];
    const [alone] = makeNamesakes([site], []);
    expect(makeNamesakes([site], [])[0]).toEqual(alone);
    expect(makeNamesakes(others, [])).toContainEqual(alone);
  });

  it('have numbers that neither the register nor a page has', () => {
    const [first] = makeNamesakes([site], []);
    const number = first?.company_number ?? '';
    const inRegister = makeNamesakes([site], [company(number, 'WEIR LIMITED')]);
    const onPage = makeNamesakes(
      [site, makeSite('weir.test', { pages: [makePage('/', 'Weir', number)] })],
      [],
    );
    for (const namesakes of [inRegister, onPage]) {
      const numbers = namesakes.map((one) => one.company_number);
      expect(numbers).not.toContain(number);
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const one of numbers) expect(one).toMatch(/^\d{8}$/);
    }
  });

  it('written as rows of a snapshot are read back as the same companies', () => {
    const namesakes = makeNamesakes([site], []);
    const read = parseRegisterFile(HEADER + namesakes.map(snapshotRow).join(''), 'namesakes.csv');
    const fields = ({
      company_number,
      company_name,
      company_status,
      company_type,
      ...rest
    }: (typeof read)[number]) => ({
      company_number,
      company_name,
      company_status,
      company_type,
      registered_postcode: rest.registered_postcode,
      registered_address: rest.registered_address,
      incorporated_on: rest.incorporated_on,
      previous_names: rest.previous_names,
    });
    expect(read.map(fields)).toEqual(namesakes.map(fields));
  });
});
