import { shareProbability } from '../../../src/modules/resolution/score/index.ts';

/** One site: the features of each candidate, and which of them is the company behind it (null: none of them). */
export interface Choice {
  candidates: readonly (readonly number[])[];
  chosen: number | null;
}

export interface FitOptions {
  /** What each weight is held to be before any site is seen, and what the fit starts from. */
  prior: readonly number[];
  /** How firmly: the inverse variance of the belief. */
  firmness: number;
}

const STEPS_MAX = 60;
const SETTLED = 1e-8;

/**
 * Logistic regression over choices: the weights that make each site's company the likeliest of its candidates and of
 * "none of them", held near the prior (L2). Newton's method on a concave function: the same data give the same weights.
 */
export function fitChoices(choices: readonly Choice[], { prior, firmness }: FitOptions): number[] {
  let weights = [...prior];
  let reached = objective(choices, weights, prior, firmness);
  for (let step = 0; step < STEPS_MAX; step++) {
    const { gradient, curvature } = derivatives(choices, weights, prior, firmness);
    const direction = solve(curvature, gradient);
    let length = 1;
    let next = weights;
    let value = Number.NEGATIVE_INFINITY;
    while (length > 1e-6) {
      next = weights.map((weight, i) => weight + length * at(direction, i));
      value = objective(choices, next, prior, firmness);
      if (value >= reached) break;
      length /= 2;
    }
    const gained = value - reached;
    if (gained < SETTLED) break;
    weights = next;
    reached = value;
  }
  return weights;
}

export function logOdds(features: readonly number[], weights: readonly number[]): number {
  return features.reduce((sum, value, i) => sum + value * at(weights, i), 0);
}

export function probabilities(choice: Choice, weights: readonly number[]): number[] {
  return shareProbability(choice.candidates.map((features) => logOdds(features, weights)));
}

function objective(
  choices: readonly Choice[],
  weights: readonly number[],
  prior: readonly number[],
  firmness: number,
): number {
  let sum = 0;
  for (const choice of choices) {
    const shares = probabilities(choice, weights);
    const none = 1 - shares.reduce((all, share) => all + share, 0);
    sum += Math.log(Math.max(1e-300, choice.chosen === null ? none : at(shares, choice.chosen)));
  }
  return sum - (firmness / 2) * weights.reduce((all, weight, i) => all + (weight - at(prior, i)) ** 2, 0);
}

function derivatives(
  choices: readonly Choice[],
  weights: readonly number[],
  prior: readonly number[],
  firmness: number,
) {
  const size = weights.length;
  const gradient = weights.map((weight, i) => -firmness * (weight - at(prior, i)));
  const curvature = weights.map((_, i) => weights.map((__, j) => (i === j ? firmness : 0)));
  for (const choice of choices) {
    const shares = probabilities(choice, weights);
    const mean = new Array<number>(size).fill(0);
    choice.candidates.forEach((features, c) => {
      const share = at(shares, c);
      for (let i = 0; i < size; i++) {
        const value = at(features, i);
        if (value === 0) continue;
        mean[i] = at(mean, i) + share * value;
        gradient[i] = at(gradient, i) + ((c === choice.chosen ? 1 : 0) - share) * value;
        const row = curvature[i] as number[];
        for (let j = 0; j < size; j++) row[j] = at(row, j) + share * value * at(features, j);
      }
    });
    for (let i = 0; i < size; i++) {
      const row = curvature[i] as number[];
      for (let j = 0; j < size; j++) row[j] = at(row, j) - at(mean, i) * at(mean, j);
    }
  }
  return { gradient, curvature };
}

/** Gaussian elimination; the matrix is positive definite because the prior is. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, at(right, i)]);
  const size = right.length;
  for (let column = 0; column < size; column++) {
    const pivot = rows
      .slice(column)
      .reduce(
        (best, row, i) =>
          Math.abs(at(row, column)) > Math.abs(at(rows[best] ?? [], column)) ? column + i : best,
        column,
      );
    [rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]];
    const head = rows[column] as number[];
    for (let r = column + 1; r < size; r++) {
      const row = rows[r] as number[];
      const factor = at(row, column) / at(head, column);
      if (factor !== 0) for (let k = column; k <= size; k++) row[k] = at(row, k) - factor * at(head, k);
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    const row = rows[i] as number[];
    let rest = at(row, size);
    for (let j = i + 1; j < size; j++) rest -= at(row, j) * at(solution, j);
    solution[i] = rest / at(row, i);
  }
  return solution;
}

function at(list: readonly number[], index: number): number {
  return list[index] ?? 0;
}
