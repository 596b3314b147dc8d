import { describe, expect, it } from 'vitest';
import type { OptionFeatureId } from '../features/all-features.ts';
import type { ScoredOption, ScoredSite } from '../score/score-site.ts';
import { company } from '../test-support/small-register.ts';
import { scoreWritten } from '../test-support/written-site.ts';
import { chooseOutcome, isAhead } from './choose-outcome.ts';

const COMPANIES = [
  company('03100001', 'ALDERSIDE HOMES LIMITED', { registered_postcode: 'LS1 4AP' }),
  company('03100002', 'ALDERSIDE LETTINGS LIMITED', { registered_postcode: 'LS1 4AQ' }),
];
const HTML =
  '<p>Alderside is a trading name of Alderside Homes Limited and of Alderside Lettings Limited.</p><footer>© Zahlbar GmbH</footer>';

const CLASSES: Record<string, OptionFeatureId[]> = {
  number: ['numberVerified', 'nameFull'],
  bareNumber: ['numberStranger', 'numberStrangerAlone'],
  name: ['nameFull'],
  sharedName: ['nameFull', 'sameNamed'],
  likeness: ['nameBareOnly'],
};

/** A site whose options are as likely as the test says: the weights do not matter here. */
async function outcomeOf(
  likely: Record<string, number>,
  strength = 'number',
  condition: 'read' | 'script_only' = 'read',
) {
  const pages = [{ title: 'Alderside', html: HTML }];
  const scored = await scoreWritten({ domain: 'alderside.co.uk', pages }, COMPANIES);
  const features = new Map<OptionFeatureId, number>((CLASSES[strength] ?? []).map((name) => [name, 1]));
  // An operator by the words around its name, so that no objection is raised.
  features.set('company:operatorMax', 3);
  const options: ScoredOption[] = scored.options
    .filter(({ id }) => likely[id] !== undefined)
    .map((option) => ({
      ...option,
      rows: [],
      probability: likely[option.id] ?? 0,
      features: option.type === 'company' ? features : option.features,
    }))
    .sort((a, b) => b.probability - a.probability);
  const site: ScoredSite = { ...scored, options };
  return chooseOutcome({ condition }, site, { number: 0.7, name: 0.85 });
}

describe('a company', () => {
  it.each(['number', 'bareNumber', 'name', 'sharedName'])(
    'is matched by %s when it is all but certain',
    async (strength) => {
      const outcome = await outcomeOf({ '03100001': 0.99, nobody: 0.01 }, strength);
      expect(outcome).toMatchObject({ status: 'matched', best: { id: '03100001' } });
    },
  );

  it.each(['number', 'bareNumber', 'name', 'sharedName'])(
    'is not matched by %s when it is as likely as not',
    async (strength) => {
      expect((await outcomeOf({ '03100001': 0.5, nobody: 0.5 }, strength)).status).toBe('needs_review');
    },
  );

  it('is never matched by its likeness alone, however likely', async () => {
    expect((await outcomeOf({ '03100001': 0.999, nobody: 0.001 }, 'likeness')).status).not.toBe('matched');
  });

  it('is matched by its name only when it is likelier than by its number', async () => {
    const likely = { '03100001': 0.7, nobody: 0.3 };
    expect((await outcomeOf(likely, 'number')).status).toBe('matched');
    expect((await outcomeOf(likely, 'name')).status).toBe('needs_review');
  });

  it('is not matched while another company is nearly as likely', async () => {
    const close = await outcomeOf({ '03100001': 0.68, '03100002': 0.3, nobody: 0.02 });
    expect(close).toMatchObject({ status: 'needs_review', objections: [] });
    const clear = await outcomeOf({ '03100001': 0.9, '03100002': 0.05, nobody: 0.05 });
    expect(clear.status).toBe('matched');
  });

  it('is matched by its number sooner than a company that is only named', () => {
    const likely = (probability: number, strength: string) =>
      ({ features: new Map(CLASSES[strength]?.map((name) => [name, 1])), probability }) as ScoredOption;
    expect(isAhead(likely(0.72, 'number'), likely(0.25, 'name'))).toBe(true);
    expect(isAhead(likely(0.72, 'number'), likely(0.25, 'number'))).toBe(false);
  });
});

describe('otherwise', () => {
  it('a likely foreign operator is foreign', async () => {
    const outcome = await outcomeOf({ 'foreign:ZAHLBARGMBH': 0.8, '03100001': 0.1, nobody: 0.1 });
    expect(outcome).toMatchObject({ status: 'non_uk_entity', foreign: { id: 'foreign:ZAHLBARGMBH' } });
  });

  it('a site that is likely nobody’s is no match, and says whether it names others', async () => {
    expect(await outcomeOf({ nobody: 0.9, '03100001': 0.1 })).toEqual({
      status: 'no_match',
      why: 'not_operator',
    });
    expect(await outcomeOf({ nobody: 1 })).toEqual({ status: 'no_match', why: 'nobody_named' });
  });

  it('companies that trade under the brand together are shown to a person, likely or not', async () => {
    const html =
      '<p>Houses are sold by Alderside Homes Limited. Flats are let by Alderside Lettings Limited. Both trade as Alderside.</p>';
    const pages = [{ title: 'Alderside', html }];
    const scored = await scoreWritten({ domain: 'alderside.co.uk', pages }, COMPANIES);
    const options = scored.options.map((option) => ({
      ...option,
      probability: option.id === 'nobody' ? 0.9 : 0.02,
    }));
    const site: ScoredSite = { ...scored, options };
    expect(chooseOutcome({ condition: 'read' }, site, { number: 0.7, name: 0.85 }).status).toBe(
      'needs_review',
    );
  });

  it('a page of scripts that names nobody was not read', async () => {
    const outcome = await outcomeOf({ nobody: 1 }, 'number', 'script_only');
    expect(outcome).toEqual({ status: 'scrape_failed', why: 'needs_scripts' });
  });

  it('the candidates are the companies that are named, the likeliest first', async () => {
    const outcome = await outcomeOf({ '03100002': 0.4, '03100001': 0.3, nobody: 0.3 });
    const ids = outcome.status === 'needs_review' ? outcome.candidates.map(({ entity }) => entity.id) : [];
    expect(ids).toEqual(['03100002', '03100001']);
  });
});
