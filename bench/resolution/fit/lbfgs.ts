/** A function to minimise: its value and its gradient at a point. */
export type Objective = (x: Float64Array) => { value: number; gradient: Float64Array };

const MEMORY = 8;
const HALVINGS_MAX = 30;
const SETTLED = 1e-6;

/** Limited-memory BFGS: the same data give the same weights. */
export function minimise(objective: Objective, start: Float64Array, iterations: number): Float64Array {
  let x = start;
  let { value, gradient } = objective(x);
  const steps: { s: Float64Array; y: Float64Array; rho: number }[] = [];
  for (let iteration = 0; iteration < iterations; iteration++) {
    const direction = twoLoop(gradient, steps);
    const slope = -dot(direction, gradient);
    if (slope > -1e-12) break;
    let length = iteration === 0 ? Math.min(1, 1 / Math.sqrt(dot(gradient, gradient))) : 1;
    let next = { x, value, gradient };
    for (let halving = 0; halving < HALVINGS_MAX; halving++, length /= 2) {
      const point = x.map((at, i) => at - length * (direction[i] ?? 0));
      next = { x: point, ...objective(point) };
      if (next.value <= value + 1e-4 * length * slope) break;
    }
    const s = next.x.map((at, i) => at - (x[i] ?? 0));
    const y = next.gradient.map((at, i) => at - (gradient[i] ?? 0));
    const sy = dot(s, y);
    if (sy > 1e-10) steps.push({ s, y, rho: 1 / sy });
    if (steps.length > MEMORY) steps.shift();
    const change = Math.abs(value - next.value) / Math.max(1, Math.abs(value));
    ({ x, value, gradient } = next);
    if (change < SETTLED) break;
  }
  return x;
}

function twoLoop(
  gradient: Float64Array,
  steps: readonly { s: Float64Array; y: Float64Array; rho: number }[],
) {
  const direction = gradient.slice();
  const alphas: number[] = [];
  for (const { s, y, rho } of [...steps].reverse()) {
    const alpha = rho * dot(s, direction);
    alphas.unshift(alpha);
    add(-alpha, y, direction);
  }
  const last = steps.at(-1);
  if (last) {
    const scale = dot(last.s, last.y) / dot(last.y, last.y);
    for (let i = 0; i < direction.length; i++) direction[i] = (direction[i] ?? 0) * scale;
  }
  for (const [i, { s, y, rho }] of steps.entries())
    add((alphas[i] ?? 0) - rho * dot(y, direction), s, direction);
  return direction;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

function add(factor: number, a: Float64Array, to: Float64Array): void {
  for (let i = 0; i < a.length; i++) to[i] = (to[i] ?? 0) + factor * (a[i] ?? 0);
}
