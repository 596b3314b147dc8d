import { setTimeout } from 'node:timers/promises';

/** How long something took, over many runs. */
export interface Latency {
  p50: number;
  p99: number;
}

export function latencyOf(milliseconds: number[]): Latency {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** One after another, as a single client does. */
export async function timeEach<T>(inputs: T[], run: (input: T) => Promise<unknown>): Promise<Latency> {
  const took: number[] = [];
  for (const input of inputs) {
    const startedAt = performance.now();
    await run(input);
    took.push(performance.now() - startedAt);
  }
  return latencyOf(took);
}

/**
 * Eight clients, each typing one text after another. A client asks again for every letter, when the last
 * answer is there and, like a person who types, so much time later.
 */
export async function timeTyping(
  texts: string[][],
  run: (text: string) => Promise<unknown>,
  pauseMs = 0,
): Promise<Latency> {
  const took: number[] = [];
  let next = 0;
  const clients = Array.from({ length: 8 }, async () => {
    for (let letters = texts[next++]; letters !== undefined; letters = texts[next++]) {
      for (const text of letters) {
        const startedAt = performance.now();
        await run(text);
        took.push(performance.now() - startedAt);
        if (pauseMs > 0) await setTimeout(pauseMs);
      }
    }
  });
  await Promise.all(clients);
  return latencyOf(took);
}

/**
 * Eight at once, each beginning the next when the last one is done: how many a second, after a second that is
 * not counted.
 */
export async function throughput<T>(inputs: T[], run: (input: T) => Promise<unknown>): Promise<number> {
  await countFor(inputs, run, 1);
  return countFor(inputs, run, 4);
}

async function countFor<T>(
  inputs: T[],
  run: (input: T) => Promise<unknown>,
  seconds: number,
): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  let next = 0;
  const clients = Array.from({ length: 8 }, async () => {
    while (performance.now() < until) {
      await run(inputs[next++ % inputs.length] as T);
      done++;
    }
  });
  await Promise.all(clients);
  return done / seconds;
}

export function ms(value: number | undefined): string {
  return value === undefined ? '–' : value < 10 ? value.toFixed(2) : value.toFixed(0);
}
