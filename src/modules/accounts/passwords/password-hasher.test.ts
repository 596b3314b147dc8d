import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

describe('passwords that wait to be checked', () => {
  it('are checked in order, those from known devices before two hundred others', async () => {
    const hasher = createPasswordHasher(CHEAP);
    const right = await hasher.hash('correct horse');
    const begun: string[] = [];
    const check = (name: string, isKnownDevice: boolean) =>
      hasher.verify(right, isKnownDevice ? 'correct horse' : 'a guess', {
        isKnownDevice,
        beforeWork: async () => void begun.push(name),
      });
    const guesses = Array.from({ length: 200 }, (_, n) => check(`guess ${n}`, false));
    const known = [check('known 1', true), check('known 2', true)];
    expect(await Promise.all(known)).toEqual([true, true]);
    expect(await Promise.all(guesses)).toEqual(Array(200).fill(false));
    // As many as run at once had begun before.
    const ahead = begun.indexOf('known 1');
    expect(ahead).toBeLessThan(100);
    expect(begun.slice(ahead, ahead + 2)).toEqual(['known 1', 'known 2']);
    const others = begun.filter((name) => name.startsWith('guess'));
    expect(others).toEqual(guesses.map((_, n) => `guess ${n}`));
  });
});

describe('a password with half a character', () => {
  const hasher = createPasswordHasher(CHEAP);
  const HALVES = ['horse\ud83e', 'horse\ud83d', 'horse\udd8a', 'horse\ufffd', 'horse🦊', 'horse\udd8a\ud83e'];

  it.each(HALVES)('is accepted, and no other one in its place: %j', async (password) => {
    const stored = await hasher.hash(password);
    for (const other of HALVES) expect(await hasher.verify(stored, other)).toBe(other === password);
  });

  it('does not change the hashes of others', async () => {
    const stored = await hash('correct hörse 🦊', CHEAP);
    expect(await hasher.verify(stored, 'correct hörse 🦊')).toBe(true);
  });
});
