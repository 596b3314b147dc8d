import { describe, expect, it } from 'vitest';
import { storedVersion } from './stored-version.ts';

describe('the version of a stored value', () => {
  it.each([
    [{}, 1],
    [{ version: 1 }, 1],
    [{ version: 2 }, 2],
  ])('is read from %j as %i', (stored, version) => {
    expect(storedVersion('a state', stored, 2)).toBe(version);
  });

  it.each([3, 0, -1, 1.5])('%d, which this program does not know, is an error that names it', (version) => {
    expect(() => storedVersion('a state', { version }, 2)).toThrow(
      `a state is stored in version ${version}, and this program knows versions up to 2`,
    );
  });
});
