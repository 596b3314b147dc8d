import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES } from '../observe/mention-row.ts';
import { classProbabilities, optionScore, softmax } from './linear-model.ts';
import { shippedModel } from './model.ts';

const MODEL = shippedModel();

const scores = fc.array(fc.double({ min: -400, max: 400, noNaN: true }), { minLength: 1, maxLength: 20 });

describe('probabilities', () => {
  it('add up to one, are never below zero, and keep the order of the scores', () => {
    fc.assert(
      fc.property(scores, (list) => {
        const shares = softmax(list);
        expect(shares.reduce((all, share) => all + share, 0)).toBeCloseTo(1, 9);
        for (const [i, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          for (const [j, other] of shares.entries())
            if ((list[i] ?? 0) > (list[j] ?? 0)) expect(share).toBeGreaterThanOrEqual(other);
        }
      }),
    );
  });

  it('are the same for options of the same score', () => {
    expect(softmax([9, 9])).toEqual([0.5, 0.5]);
  });

  it('follow, for classes, the weights of the features, and unknown features change nothing', () => {
    const weights = new Map(Object.entries({ bias: [0, 0], seen: [2, -2] }));
    const model = { classes: ['a', 'b'], weights };
    const [a = 0, b = 0] = classProbabilities(model, new Map([['seen', 1]]));
    expect(a).toBeGreaterThan(b);
    expect(classProbabilities(model, new Map([['unheard', 5]]))).toEqual([0.5, 0.5]);
  });
});

it('the score of an option is the sum of its features by weight', () => {
  const features = new Map([
    ['a', 1],
    ['b', 0.5],
    ['unheard', 9],
  ]);
  expect(optionScore({ a: 2, b: -2 }, features)).toBe(1);
});

describe('the fitted model', () => {
  it('has a finite weight of each class for every feature of the roles', () => {
    for (const [name, weights] of MODEL.roles.weights) {
      expect(weights, name).toHaveLength(MODEL.roles.classes.length);
      expect(weights.every(Number.isFinite), name).toBe(true);
    }
  });

  it('has finite weights for the choice, and a calibration that keeps the order', () => {
    for (const [name, weight] of Object.entries(MODEL.choice))
      expect(Number.isFinite(weight), name).toBe(true);
    expect(MODEL.calibration.slope).toBeGreaterThan(0);
    expect(MODEL.version).not.toBe('');
  });

  it('knows the roles that scoring reads, in their order', () => {
    expect(MODEL.roles.classes).toEqual(ROLES);
  });
});
