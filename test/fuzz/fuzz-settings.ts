/**
 * How long the fuzz tests run. In the suite they are short and always the same; `npm run test:fuzz` sets
 * FUZZ_CALLS, and another seed each time, which a failure prints. FUZZ_SEED repeats a run.
 */
const SHORT_CALLS = 900;

export const FUZZ_CALLS = Number(process.env.FUZZ_CALLS ?? SHORT_CALLS);
const isLong = FUZZ_CALLS > SHORT_CALLS;
export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? (isLong ? Date.now() % 2 ** 31 : 20_261_116));
export const FUZZ_TIMEOUT_MS = Math.max(120_000, FUZZ_CALLS * 60);
