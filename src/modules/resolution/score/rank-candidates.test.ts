import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { company, smallRegister } from '../decide/test-support/small-register.ts';
import {
  legalName,
  number,
  postcode,
  type WrittenSite,
  writeSite,
} from '../decide/test-support/written-site.ts';
import { findCandidates } from '../match/find-candidates.ts';
import type { RegisteredCompany } from '../match/register-reader.ts';
import { gatherFacts } from '../match/site-facts.ts';
import { FEATURES, MODEL_V1 } from './index.ts';
import { calibrate, rankCandidates, shareProbability } from './rank-candidates.ts';

async function rank(written: WrittenSite, companies: RegisteredCompany[]) {
  const facts = gatherFacts(writeSite(written));
  const { candidates } = await findCandidates(facts, smallRegister(companies));
  return rankCandidates(candidates, facts, MODEL_V1);
}

const scores = fc.array(fc.double({ min: -40, max: 40, noNaN: true }), { maxLength: 20 });

describe('the shared probability', () => {
  it('never adds up to more than one', () => {
    fc.assert(
      fc.property(scores, (list) => {
        const sum = shareProbability(list).reduce((all, share) => all + share, 0);
        expect(sum).toBeGreaterThanOrEqual(0);
        expect(sum).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  it('is the same for candidates of the same score', () => {
    const [first, second] = shareProbability([9, 9]);
    expect(first).toBe(second);
    expect(first).toBeCloseTo(0.5, 3);
  });

  it('is a half for a lone candidate of even odds', () => {
    expect(shareProbability([0])).toEqual([0.5]);
  });
});

describe('calibration', () => {
  it('keeps the order and stays a probability', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (a, b) => {
          const [low, high] = [Math.min(a, b), Math.max(a, b)].map((one) =>
            calibrate(one, MODEL_V1.calibration),
          );
          expect(low).toBeGreaterThan(0);
          expect(high).toBeLessThan(1);
          expect(low).toBeLessThanOrEqual(high ?? 0);
        },
      ),
    );
  });
});

describe('the model', () => {
  it('has a weight for every feature, and none for others', () => {
    expect(Object.keys(MODEL_V1.weights).sort()).toEqual(FEATURES.map(({ name }) => name).sort());
  });

  it('holds nothing for a sign against a company that we take for a sign for it', () => {
    const turned = FEATURES.filter(({ name, prior }) => prior * (MODEL_V1.weights[name] ?? 0) < 0);
    expect(turned.map(({ name }) => name)).toEqual([]);
  });
});

describe('findings', () => {
  it('carry the values that were compared, the words and the place, strongest first', async () => {
    const [best] = await rank(
      {
        domain: 'tarnwickjoinery.co.uk',
        pages: [{ says: [[legalName('Tarnwick Joinery Ltd'), number('07381645'), postcode('LA9 4XX')]] }],
      },
      [company('07381645', 'TARNWICK JOINERY LIMITED')],
    );
    const weights = best?.findings.map(({ weight }) => Math.abs(weight)) ?? [];
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(best?.findings.find(({ feature }) => feature === 'postcode_agrees')).toMatchObject({
      value: 1,
      printed: 'LA9 4XX',
      registered: 'LA9 4XX',
    });
    expect(best?.findings.find(({ feature }) => feature === 'name_stated')).toMatchObject({
      printed: 'Tarnwick Joinery Ltd',
      registered: 'TARNWICK JOINERY LIMITED',
    });
  });

  it('weigh a rare name more than ordinary words', async () => {
    const rarity = async (name: string) => {
      const [best] = await rank({ domain: 'somewhere.co.uk', pages: [{ says: [[legalName(name)]] }] }, [
        company('07381645', name.toUpperCase()),
      ]);
      return best?.findings.find(({ feature }) => feature === 'name_rare')?.value ?? 0;
    };
    expect(await rarity('Tarnwick Joinery Limited')).toBeGreaterThan(
      (await rarity('Premier Building Services Limited')) + 0.2,
    );
  });
});

/** What each of these says, alone, about a company that is named in full as the operator. */
const TELLING: [
  feature: string,
  more: Partial<WrittenSite> & { statement?: WrittenSite['pages'][0]['says'][0] },
  change: Partial<RegisteredCompany>,
][] = [
  ['gone', {}, { company_status: 'dissolved' }],
  ['gone', {}, { removed: true }],
  ['postcode_agrees', { statement: [postcode('LA9 4XX')] }, {}],
  ['district_agrees', { statement: [postcode('LA9 7AA')] }, {}],
  ['registered_office_disagrees', { statement: [postcode('B1 1AA')] }, {}],
  ['domain_same', { domain: 'tarnwick-joinery.com' }, {}],
  ['domain_part', { domain: 'tarnwick.com' }, {}],
  ['number_named', { statement: [number('07381645')] }, {}],
  ['number_mistyped', { statement: [number('07381654')] }, {}],
  ['uk_part_agrees', { statement: [number('07381645', { ukPart: 'england_wales' })] }, {}],
  ['uk_part_disagrees', { statement: [number('07381645', { ukPart: 'scotland' })] }, {}],
  ['number_doubtful', { statement: [number('07381645', { doubts: ['hidden'] })] }, {}],
  ['stated_foreign', { statement: [{ kind: 'foreign_registration', value: '512345', country: 'IE' }] }, {}],
  ['foreign_operator', { statement: [{ kind: 'foreign_form', value: 'GmbH', country: 'DE' }] }, {}],
  ['sole_trader', { statement: [{ kind: 'sole_trader', value: 'Mabel Ashdown' }] }, {}],
  ['vat_in_statement', { statement: [{ kind: 'vat_number', value: '123456789' }] }, {}],
  ['name_of_other_form', {}, { company_name: 'TARNWICK JOINERY LLP' }],
  ['name_previous', {}, { company_name: 'VESSELTON LIMITED', previous_names: ['TARNWICK JOINERY LIMITED'] }],
  ['redirected', { site: { domain: 'elsewhere.co.uk' } }, {}],
  [
    'too_young',
    { statement: [legalName('Tarnwick Joinery Limited', { cue: 'copyright', quote: '© 2004 Tarnwick' })] },
    {},
  ],
];

describe('a feature speaks where it should', () => {
  it.each(TELLING)('%s %j %j', async (feature, { statement = [], ...more }, change) => {
    const [best] = await rank(
      {
        domain: 'a-shop.co.uk',
        pages: [{ says: [[legalName('Tarnwick Joinery Limited'), ...statement]] }],
        ...more,
      },
      [company('07381645', 'TARNWICK JOINERY LIMITED', change)],
    );
    expect(best?.findings.map((finding) => finding.feature)).toContain(feature);
  });

  it.each(['unlabelled', 'phone_like', 'charity_like'] as const)(
    'and a number that is %s is not doubted beside the name of its holder, only without it',
    async (doubt) => {
      const doubted = number('07381645', { doubts: [doubt] });
      const isDoubted = async (statement: WrittenSite['pages'][number]['says'][number]) => {
        const [best] = await rank({ domain: 'a-shop.co.uk', pages: [{ says: [statement] }] }, [
          company('07381645', 'TARNWICK JOINERY LIMITED'),
        ]);
        return best?.findings.some(({ feature }) => feature === 'number_doubtful');
      };
      expect(await isDoubted([legalName('Tarnwick Joinery Limited'), doubted])).toBe(false);
      expect(await isDoubted([doubted])).toBe(true);
    },
  );

  it('and a title that is like the name does not make a lone number worth less', async () => {
    const scoreOf = async (title: string) => {
      const pages = [{ title, says: [[number('07381645')]] }];
      const [best] = await rank({ domain: 'a-shop.co.uk', pages }, [
        company('07381645', 'TARNWICK JOINERY LIMITED'),
      ]);
      return best?.score ?? 0;
    };
    expect(await scoreOf('Tarnwick')).toBeGreaterThanOrEqual(await scoreOf('A shop'));
  });

  it('and keeps silent where the site says nothing of it', async () => {
    const [best] = await rank(
      { domain: 'a-shop.co.uk', pages: [{ says: [[legalName('Tarnwick Joinery Limited')]] }] },
      [company('07381645', 'TARNWICK JOINERY LIMITED')],
    );
    expect(best?.findings.map((finding) => finding.feature).sort()).toEqual([
      'name_rare',
      'name_stated',
      'prominent',
      'start',
    ]);
  });
});
