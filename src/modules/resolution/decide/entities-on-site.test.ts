import { describe, expect, it } from 'vitest';
import { company } from '../test-support/small-register.ts';
import { judgeWritten } from '../test-support/written-site.ts';
import { FOREIGN_CASES, NOBODY_CASES, REVIEW_CASES } from './test-support/doubtful-cases.ts';
import { TARNWICK, usualPages } from './test-support/site-case.ts';

const STUDIO = company('04100022', 'PIXELDRAKE STUDIO LIMITED', { registered_postcode: 'BS1 1AA' });
const JOINER = { title: 'Tarnwick Joinery', about: 'We make stairs and doors of oak in Kendal.' };
const OWN = '© 2026 Tarnwick Joinery Ltd. Company number 07381645. 4 Mill Lane, Kendal LA9 4XX.';

const entitiesOf = async (words: { footer: string; privacy?: string }, companies = [TARNWICK, STUDIO]) =>
  (
    await judgeWritten(
      { domain: 'tarnwickjoinery.co.uk', pages: usualPages({ ...JOINER, ...words }) },
      companies,
    )
  ).entities_on_site;

describe('the organisations on a site', () => {
  it('are everyone it names, each once, with number and country', async () => {
    const entities = await entitiesOf({
      footer: OWN,
      privacy:
        'Payments are processed by Zahlbar GmbH. Parcels are delivered by couriers such as Unheard Parcels Ltd.',
    });
    expect(entities.map(({ name, company_number, country }) => ({ name, company_number, country }))).toEqual(
      expect.arrayContaining([
        { name: 'TARNWICK JOINERY LIMITED', company_number: '07381645', country: null },
        { name: 'Zahlbar GmbH', company_number: null, country: 'DE' },
        { name: 'Unheard Parcels Ltd', company_number: null, country: null },
      ]),
    );
    expect(entities).toHaveLength(3);
  });

  it('hold another company of the same name as somebody else', async () => {
    const { written, register } = REVIEW_CASES.find(({ guarantee }) =>
      guarantee.includes('nothing tells apart'),
    )!;
    const { entities_on_site: entities } = await judgeWritten(written, register);
    expect(entities.map(({ role }) => role)).toEqual(['operator', 'third_party']);
  });

  it('hold a name as the operator’s that the site states as its own and the register does not know', async () => {
    const entities = await entitiesOf(
      { footer: '© 2026 Tarnwick Joinery Ltd, company number 07381645.' },
      [],
    );
    expect(entities).toEqual([
      { name: 'Tarnwick Joinery Ltd', company_number: null, country: null, role: 'operator' },
    ]);
  });

  it('begin with the operator', async () => {
    const [first] = await entitiesOf({ footer: `${OWN} Website by Pixeldrake Studio Limited` });
    expect(first).toMatchObject({ company_number: '07381645', role: 'operator' });
  });

  it.each([
    'Website by Pixeldrake Studio Limited',
    'Web design and hosting by Pixeldrake Studio Limited',
    'Website designed by Pixeldrake Studio Limited, company number 04100022.',
    'Website by <a href="https://pixeldrake.co.uk">Pixeldrake</a> – Pixeldrake Studio Limited, company number 04100022',
    'Site built by Pixeldrake (Pixeldrake Studio Limited, company number 04100022)',
  ])('hold the agency as the agency: %s', async (credit) => {
    const entities = await entitiesOf({ footer: `<p>${OWN}</p><p>${credit}</p>` });
    expect(entities.find(({ company_number: number }) => number === '04100022')?.role).toBe('agency');
  });

  it.each([
    'Hosted by volunteers. Insured by Pixeldrake Studio Limited',
    'This site is used by members – Pixeldrake Studio Limited, company number 04100022',
    'Our kitchens are built by hand, with timber from Pixeldrake Studio Limited',
  ])('hold no other company as the agency: %s', async (words) => {
    const entities = await entitiesOf({ footer: `<p>${OWN}</p><p>${words}</p>` });
    expect(entities.find(({ company_number: number }) => number === '04100022')?.role).toBe('third_party');
  });

  it.each([
    ['Part of Larch Holdings plc (registered no. 04100022).', 'group'],
    ['We are a wholly owned subsidiary of Larch Holdings plc.', 'group'],
    ['A proud member of Larch Holdings plc.', 'third_party'],
    ['Insured by Larch Holdings plc.', 'third_party'],
  ])('hold the owner as a company of the group: %s', async (words, role) => {
    const larch = company('04100022', 'LARCH HOLDINGS PLC');
    const entities = await entitiesOf({ footer: `<p>${OWN}</p><p>${words}</p>` }, [TARNWICK, larch]);
    expect(entities.find(({ company_number: number }) => number === '04100022')?.role).toBe(role);
  });

  it('do not hold the holder of a number that was misprinted beside another company’s name', async () => {
    const roofers = company('04100099', 'ALDERWICK ROOFING LIMITED', { registered_postcode: 'B1 1AA' });
    const entities = await entitiesOf({ footer: '© 2026 Tarnwick Joinery Ltd. Company number 04100099.' }, [
      TARNWICK,
      roofers,
    ]);
    expect(entities.map(({ company_number: number }) => number)).toEqual(['07381645']);
  });

  it('do not hold a company that only has the name of the site', async () => {
    expect(await entitiesOf({ footer: '© 2026 Tarnwick Joinery' })).toEqual([]);
  });

  it('hold one of several companies of a name where the register tells which', async () => {
    const gone = company('02100023', 'TARNWICK JOINERY LIMITED', {
      company_status: 'dissolved',
      registered_postcode: 'PO1 2XX',
    });
    const entities = await entitiesOf({ footer: OWN }, [TARNWICK, gone]);
    expect(entities.map(({ company_number: number }) => number)).toEqual(['07381645']);
  });
});

describe('a site that is not matched', () => {
  it('lists all thirty companies of a directory', async () => {
    const directory = NOBODY_CASES.find(({ guarantee }) => guarantee.includes('thirty'))!;
    const { match_status, entities_on_site: entities } = await judgeWritten(
      directory.written,
      directory.register,
    );
    expect(match_status).toBe('no_match');
    expect(entities.map(({ company_number: number }) => number).sort()).toEqual(
      directory.register.map(({ company_number: number }) => number).sort(),
    );
  });

  it('lists those that it only deals with', async () => {
    const others = NOBODY_CASES.find(({ guarantee }) => guarantee.includes('payment firm'))!;
    const { match_status, entities_on_site: entities } = await judgeWritten(others.written, others.register);
    expect(match_status).toBe('no_match');
    expect(entities.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['PENNYWELL PAYMENTS LIMITED', 'BRIGHT OTTER DESIGN LTD']),
    );
  });

  it.each(FOREIGN_CASES)(
    'lists the foreign operator once, as the operator, where $guarantee',
    async ({ written, register }) => {
      const { entities_on_site: entities } = await judgeWritten(written, register);
      const operators = entities.filter(({ role }) => role === 'operator');
      expect(operators[0]).toMatchObject({ company_number: null });
      const names = entities.map(({ name }) => name.toUpperCase());
      expect(new Set(names).size).toBe(names.length);
    },
  );
});
