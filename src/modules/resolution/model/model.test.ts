import { describe, expect, it } from 'vitest';
import { PHRASES } from '../phrases/index.ts';
import { checkModel } from './check-model.ts';
import { shippedModel } from './model.ts';
import { modelDigest, readModelFiles } from './model-file.ts';

const MODEL = shippedModel();

const without = <T>(weights: Iterable<readonly [string, T]>, name: string) =>
  new Map([...weights].filter(([other]) => other !== name));

describe('features and weights are checked against each other when the model is loaded', () => {
  it('the model that is shipped has a weight for every feature and no other', () => {
    expect(() => checkModel(MODEL)).not.toThrow();
  });

  it('a feature of the choice without a weight is refused', () => {
    const choice = Object.fromEntries(without(Object.entries(MODEL.choice), 'numberVerified'));
    expect(() => checkModel({ ...MODEL, choice })).toThrow('feature numberVerified has no weight');
  });

  it('a weight of the choice without a feature is refused', () => {
    const choice = { ...MODEL.choice, formDisagrees: -1 };
    expect(() => checkModel({ ...MODEL, choice })).toThrow('weight formDisagrees has no feature');
  });

  it.each(PHRASES.slice(0, 3))('the phrase $id without a weight is refused', ({ id }) => {
    const roles = { ...MODEL.roles, weights: without(MODEL.roles.weights, `c:${id}`) };
    expect(() => checkModel({ ...MODEL, roles })).toThrow(`feature c:${id} has no weight`);
  });

  it('a weight of a phrase that is no more is refused, one of a word is not', () => {
    const add = (name: string) => ({
      ...MODEL.roles,
      weights: new Map([...MODEL.roles.weights, [name, [0, 0, 0, 0]]]),
    });
    expect(() => checkModel({ ...MODEL, roles: add('gone:x') })).toThrow('weight gone:x has no feature');
    expect(() => checkModel({ ...MODEL, roles: add('bw:unheard') })).not.toThrow();
  });
});

describe('the model file says what it is', () => {
  const { file, table } = readModelFiles();

  it('the weights are those that the fit wrote', () => {
    expect(modelDigest(file, table)).toBe(file.fitted.sha256);
  });

  it('a weight that is changed by hand is noticed, in either file', () => {
    const choice = { ...file.choice, numberVerified: 9 };
    expect(modelDigest({ ...file, choice }, table)).not.toBe(file.fitted.sha256);
    expect(modelDigest(file, table.replace('0.014', '0.015'))).not.toBe(file.fitted.sha256);
  });

  it('names its command, its sets, and features that exist as those that were added', () => {
    const { command, sets, base, added, labelled } = file.fitted;
    expect(command).toContain('npm run fit:resolution');
    expect(sets).toContain('bench/resolution/corpus');
    expect(labelled).toBeGreaterThan(1000);
    const known = new Set([...Object.keys(MODEL.choice), ...MODEL.roles.weights.keys()]);
    expect(added.filter((name) => !known.has(name))).toEqual([]);
    if (added.length > 0) expect(base?.version).toMatch(/^v\d+$/);
  });
});
