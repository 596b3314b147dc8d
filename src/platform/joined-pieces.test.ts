import fc from 'fast-check';
import { expect, it } from 'vitest';
import { JoinedPieces } from './joined-pieces.ts';

function join(pieces: readonly Buffer[]): Buffer[] {
  const passed: Buffer[] = [];
  const joined = new JoinedPieces((piece) => passed.push(piece));
  for (const piece of pieces) joined.add(piece);
  joined.flush();
  return passed;
}

it('passes all bytes in order, whatever the sizes of the pieces are', () => {
  const piece = fc.tuple(fc.constantFrom(0, 1, 3, 1_023, 1_024, 1_025, 16_384, 40_000), fc.nat(255));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (sizes) => {
      const pieces = sizes.map(([size, byte]) => Buffer.alloc(size, byte));
      expect(Buffer.concat(join(pieces)).equals(Buffer.concat(pieces))).toBe(true);
    }),
  );
});

it('passes few pieces where single bytes come, and does not keep what it was given', () => {
  const slab = Buffer.alloc(100_000, 'a');
  const passed = join(Array.from(slab, (_, index) => slab.subarray(index, index + 1)));
  expect(passed.length).toBeLessThan(10);
  expect(passed.every(({ buffer }) => buffer !== slab.buffer)).toBe(true);
});

it('passes large pieces as they are', () => {
  const large = Buffer.alloc(70_000);
  const passed = join([large]);
  expect(passed.map(({ length }) => length)).toEqual([70_000]);
  expect(passed[0]?.buffer).toBe(large.buffer);
});
