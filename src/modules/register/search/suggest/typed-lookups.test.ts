import { describe, expect, test } from 'vitest';
import { createTypedLookups } from './typed-lookups.ts';

function open() {
  const looked: string[] = [];
  let time = 0;
  const rowsOf = createTypedLookups<string>(() => time);
  return {
    looked,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    /** The rows of a text, whose look-up is complete unless its rows end with an ellipsis. */
    ask: (text: string, ...rows: string[]) =>
      rowsOf(text, async () => {
        looked.push(text);
        return { rows, isComplete: rows.at(-1) !== '…' };
      }),
  };
}

describe('a typed text', () => {
  test('is not looked up again within ten seconds, and then it is', async () => {
    const { ask, looked, pass } = open();
    await ask('oak', 'OAK', '…');
    pass(9_000);
    expect(await ask('oak')).toEqual(['OAK', '…']);
    pass(1_000);
    expect(await ask('oak', 'OAKEN')).toEqual(['OAKEN']);
    expect(looked).toEqual(['oak', 'oak']);
  });

  test('has the rows of a shorter text whose look-up was complete', async () => {
    const { ask, looked } = open();
    await ask('oak', 'OAKENFELL', 'OAKHAM');
    expect(await ask('oakenf')).toEqual(['OAKENFELL', 'OAKHAM']);
    expect(looked).toEqual(['oak']);
  });

  test('is looked up if the look-up of the shorter text was cut', async () => {
    const { ask, looked } = open();
    await ask('oak', 'OAKENFELL', '…');
    expect(await ask('oakh', 'OAKHAM')).toEqual(['OAKHAM']);
    expect(looked).toEqual(['oak', 'oakh']);
  });

  test('is looked up if only a longer or another text is known', async () => {
    const { ask, looked } = open();
    await ask('oakh', 'OAKHAM');
    await ask('elm', 'ELM');
    await ask('oak', 'OAKENFELL', 'OAKHAM');
    expect(looked).toEqual(['oakh', 'elm', 'oak']);
  });
});

test('a failed look-up is not remembered', async () => {
  const rowsOf = createTypedLookups<string>(() => 0);
  await expect(rowsOf('oak', () => Promise.reject(new Error('timeout')))).rejects.toThrow('timeout');
  expect(await rowsOf('oak', async () => ({ rows: ['OAK'], isComplete: true }))).toEqual(['OAK']);
});

test('the oldest of more than two thousand texts are forgotten', async () => {
  const { ask, looked } = open();
  for (let text = 0; text <= 2_000; text++) await ask(String(text + 10_000), '…');
  await ask('12000');
  await ask('10000');
  expect(looked.slice(-2)).toEqual(['12000', '10000']);
});
