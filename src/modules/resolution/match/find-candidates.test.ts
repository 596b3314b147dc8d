import { describe, expect, it } from 'vitest';
import { company, smallRegister } from '../decide/test-support/small-register.ts';
import {
  brand,
  legalName,
  number,
  postcode,
  type WrittenSite,
  writeSite,
} from '../decide/test-support/written-site.ts';
import { findCandidates } from './find-candidates.ts';
import { gatherFacts } from './site-facts.ts';

const find = async (register: ReturnType<typeof smallRegister>, written: WrittenSite) =>
  findCandidates(gatherFacts(writeSite(written)), register);
const numbersOf = ({ candidates }: Awaited<ReturnType<typeof find>>) =>
  candidates.map((candidate) => candidate.company.company_number);

describe('finding candidates', () => {
  it('asks once where the number’s holder bears the name', async () => {
    const register = smallRegister([company('07381645', 'TARNWICK JOINERY LIMITED')]);
    const found = await find(register, {
      domain: 'tarnwick.co.uk',
      pages: [{ says: [[legalName('Tarnwick Joinery Ltd'), number('07381645')]] }],
    });
    expect(numbersOf(found)).toEqual(['07381645']);
    expect(register.asked).toBe(1);
  });

  it('asks at most twelve times, however much a site names', async () => {
    const register = smallRegister(
      Array.from({ length: 20 }, (_, i) => company(`0400000${i}`.slice(-8), 'QUORNDON LIMITED')),
    );
    const says = Array.from({ length: 80 }, (_, i) => [
      legalName(`Quorndon ${i} Limited`),
      legalName('Quorndon Limited'),
      number(String(20_000_000 + i)),
      postcode(`LA9 ${i % 10}XX`),
    ]);
    await find(register, { domain: 'quorndon.co.uk', pages: [{ says }] });
    expect(register.asked).toBeLessThanOrEqual(12);
  });

  it('finds companies by previous names, brands and the domain’s own label', async () => {
    const register = smallRegister([
      company('01000001', 'VESSELTON LIMITED', { previous_names: ['CORNCRAKE BREWING LIMITED'] }),
      company('01000002', 'OAKLARK LTD'),
      company('01000003', 'PIPIT STREET TRADING LTD'),
    ]);
    const found = await find(register, {
      domain: 'pipit-street-trading.co.uk',
      pages: [{ says: [[legalName('Corncrake Brewing Ltd')], [brand('Oaklark')]] }],
    });
    expect(numbersOf(found)).toEqual(['01000001', '01000002', '01000003']);
  });

  it('does not search for names of third parties and agencies', async () => {
    const register = smallRegister([company('01000002', 'OAKLARK LTD')]);
    const found = await find(register, {
      domain: 'somewhere.co.uk',
      pages: [
        {
          says: [
            [legalName('Oaklark Ltd', { role: 'agency' })],
            [legalName('Oaklark Ltd', { role: 'third_party' })],
          ],
        },
      ],
    });
    expect(numbersOf(found)).toEqual([]);
  });

  it('looks among same-named companies by the site’s postcode when they are many', async () => {
    const many = Array.from({ length: 15 }, (_, i) =>
      company(String(4_000_000 + i).padStart(8, '0'), 'SUNDIAL LIMITED', {
        registered_postcode: `B1 ${i % 10}AA`,
      }),
    );
    const register = smallRegister([
      ...many,
      company('09000009', 'SUNDIAL LIMITED', { registered_postcode: 'LA9 4XX' }),
    ]);
    const found = await find(register, {
      domain: 'the-sun-dial.co.uk',
      pages: [{ says: [[legalName('Sundial Limited'), postcode('LA9 4XX')]] }],
    });
    expect(numbersOf(found)).toContain('09000009');
  });

  it('tells which printed numbers the register does not hold', async () => {
    const found = await find(smallRegister([]), {
      domain: 'somewhere.co.uk',
      pages: [{ says: [[number('07381645')]] }],
    });
    expect(found.unknownNumbers).toEqual(['07381645']);
  });

  it('counts the companies of the same name that still exist', async () => {
    const register = smallRegister([
      company('01000001', 'SUNDIAL LIMITED'),
      company('01000002', 'SUNDIAL LTD'),
      company('01000003', 'SUNDIAL LTD', { company_status: 'dissolved' }),
    ]);
    const { candidates } = await find(register, {
      domain: 'somewhere.co.uk',
      pages: [{ says: [[legalName('Sundial Limited')]] }],
    });
    expect(candidates.map(({ sameNamed }) => sameNamed)).toEqual([1, 1, 2]);
  });

  it('counts those of them that share the registered office', async () => {
    const register = smallRegister([
      company('01000001', 'SUNDIAL LIMITED'),
      company('01000002', 'SUNDIAL LTD'),
      company('01000003', 'SUNDIAL LTD', { registered_postcode: 'B1 1AA' }),
    ]);
    const { candidates } = await find(register, {
      domain: 'somewhere.co.uk',
      pages: [{ says: [[legalName('Sundial Limited')]] }],
    });
    expect(candidates.map(({ sameNamedThere }) => sameNamedThere)).toEqual([1, 1, 0]);
  });

  it('looks for the site’s brand although the number of somebody named in passing is known', async () => {
    const register = smallRegister([
      company('01000001', 'PAYBRIDGE LIMITED'),
      company('01000002', 'OAKLARK FITNESS LTD'),
    ]);
    const found = await find(register, {
      domain: 'oaklarkfitness.co.uk',
      pages: [
        {
          says: [
            [brand('Oaklark Fitness')],
            [legalName('Paybridge Limited', { doubts: ['in_passing'] }), number('01000001')],
          ],
        },
      ],
    });
    expect(numbersOf(found)).toEqual(['01000001', '01000002']);
  });
});
