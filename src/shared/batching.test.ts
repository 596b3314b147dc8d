import { expect, it, test } from 'vitest';
import { createBatcher, createLookupBatcher } from './batching.ts';

it('does a single item at once, and what comes in the meantime together', async () => {
  const batches: number[][] = [];
  const add = createBatcher<number>(
    async (items) => {
      batches.push([...items]);
      await new Promise((resolve) => setImmediate(resolve));
    },
    { itemsMax: 3 },
  );
  await Promise.all([1, 2, 3, 4, 5].map(add));
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
});

it('rejects the items of a batch that failed, and goes on with the next', async () => {
  const add = createBatcher<number>(
    async (items) => {
      if (items.includes(1)) throw new Error('no');
    },
    { itemsMax: 1 },
  );
  const ends = await Promise.allSettled([add(1), add(2)]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

/** Answers when the test releases it, with the square of the look-up. */
function squares() {
  const asked: number[][] = [];
  const answers: (() => void)[] = [];
  const find = createLookupBatcher<number, number>((numbers) => {
    asked.push(numbers);
    return new Promise((resolve, reject) => {
      answers.push(() =>
        numbers.includes(13)
          ? reject(new Error('13 is bad luck'))
          : resolve(numbers.map((number) => number * number)),
      );
    });
  });
  async function answerAll(): Promise<void> {
    for (let rounds = 0; rounds < 20; rounds++) {
      for (const answer of answers.splice(0)) answer();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return { asked, find, answerAll };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('calls that come together go together, and so do those that come while two are in progress', async () => {
  const { asked, find, answerAll } = squares();
  const first = Promise.all([1, 2].map(find));
  await turn();
  const second = Promise.all([3].map(find));
  await turn();
  const third = Promise.all([4, 5].map(find));
  await turn();
  const fourth = Promise.all([6].map(find));
  await turn();
  expect(asked).toEqual([[1, 2], [3]]);
  await answerAll();
  expect(await Promise.all([first, second, third, fourth])).toEqual([[1, 4], [9], [16, 25], [36]]);
  expect(asked).toEqual([[1, 2], [3], [4, 5, 6]]);
});

test('one that fails does not take the others along', async () => {
  const { find, answerAll } = squares();
  const found = Promise.allSettled([1, 2, 3, 13, 5].map(find));
  await answerAll();
  const outcomes = await found;
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'failed'))).toEqual([
    1,
    4,
    9,
    'failed',
    25,
  ]);
});

test('thousands at once are answered, each with its own', async () => {
  const find = createLookupBatcher<number, number>(async (numbers) => numbers.map((number) => -number));
  const numbers = Array.from({ length: 5_000 }, (_, index) => index + 1);
  expect(await Promise.all(numbers.map(find))).toEqual(numbers.map((number) => -number));
});
