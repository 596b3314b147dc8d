import { expect, test } from 'vitest';
import { createCommonWordsCache } from './common-words.ts';

function reader() {
  const state = { version: 'first', loads: 0, isBroken: false };
  return {
    state,
    async readWordsVersion() {
      if (state.isBroken) throw new Error('away');
      return state.version;
    },
    async listCommonWords() {
      state.loads++;
      return {
        version: state.version,
        names: 1_000_000,
        counts: [{ word: state.version.toUpperCase(), names: 500 }],
      };
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('searches that begin together load the words once', async () => {
  const source = reader();
  const commonWords = createCommonWordsCache(source, () => 0);
  await Promise.all([commonWords(), commonWords(), commonWords()]);
  expect(source.state.loads).toBe(1);
});

test('new words are used after an import without a restart, and no search waits for them', async () => {
  let now = 0;
  const source = reader();
  const commonWords = createCommonWordsCache(source, () => now);
  expect((await commonWords()).isCommon('FIRST')).toBe(true);
  source.state.version = 'second';
  expect((await commonWords()).isCommon('SECOND')).toBe(false);
  now += 31_000;
  await commonWords();
  await settled();
  expect((await commonWords()).isCommon('SECOND')).toBe(true);
});

test('words that cannot be checked go on serving', async () => {
  let now = 0;
  const source = reader();
  const commonWords = createCommonWordsCache(source, () => now);
  await commonWords();
  source.state.isBroken = true;
  now += 31_000;
  await commonWords();
  await settled();
  expect((await commonWords()).isCommon('FIRST')).toBe(true);
});
