import { describe, expect, it } from 'vitest';
import { OPTION_FEATURES } from '../../../src/modules/resolution/features/all-features.ts';
import { fitChoice } from './fit-choice.ts';
import { fitRoles } from './fit-roles.ts';

describe('weights that are fixed', () => {
  const all = Object.fromEntries(OPTION_FEATURES.map(({ id }) => [id as string, 0.123]));
  const { ownerOfOperator: _, ...fixed } = all;
  const option = (...names: string[]) => new Map(names.map((name) => [name, 1]));
  const examples = [{ options: [option('ownerOfOperator'), option('tied')], right: [1], weight: 1 }];

  it('keeps fixed weights of the choice as they are, and fits only the others', () => {
    const weights = fitChoice(examples, fixed);
    expect(weights).toMatchObject(fixed);
    expect(weights.ownerOfOperator).toBeLessThan(0);
  });

  it('gives the same weights each time if weights of the choice are fixed', () => {
    expect(fitChoice(examples, fixed)).toEqual(fitChoice(examples, fixed));
  });

  it('keeps fixed weights of the roles as they are, and learns no word beside them', () => {
    const known = new Map([
      ['bias', [0, 0, 0, 0]],
      ['bw:by', [0.5, 0, -0.5, 0]],
    ]);
    const features = new Map([
      ['bw:by', 0.5],
      ['bw:new', 0.5],
      ['c:brandMarkOf', 1],
    ]);
    const mentions = ['a', 'b', 'c', 'd'].map((site) => ({ features, allowed: [2], weight: 20, site }));
    const { weights } = fitRoles(mentions, { fixed: known });
    expect(weights.get('bw:by')).toEqual(known.get('bw:by'));
    expect(weights.has('bw:new')).toBe(false);
    const [operator = 0, , third = 0] = weights.get('c:brandMarkOf') ?? [];
    expect(third).toBeGreaterThan(operator);
  });
});
