import { expect, it } from 'vitest';
import { packTexts, unpackTexts } from './packed-texts.ts';

it.each([[[]], [['']], [['one.test', '', 'Ö 🦊', '["a","b"]']]])(
  '%j is unpacked as it was packed',
  async (texts) => {
    expect(await unpackTexts(structuredClone(packTexts(texts)))).toEqual(texts);
  },
);
