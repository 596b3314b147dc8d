import { generate } from 'lean-qr';
import { describe, expect, it } from 'vitest';
import { drawQrCode } from './qr-code.ts';

const ADDRESS = 'otpauth://totp/Domesday:ada%40example.org?secret=JBSWY3DPEHPK3PXP&issuer=Domesday';

/** The drawing as rows of dark and light modules. */
function modulesOf({ size, path }: ReturnType<typeof drawQrCode>): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(width); at += 1) (rows[Number(y)] as boolean[])[Number(x) + at] = true;
  return rows;
}

describe('a QR code', () => {
  it('draws every module of the code once, inside a light border of four', () => {
    const code = generate(ADDRESS);
    const rows = modulesOf(drawQrCode(ADDRESS));
    expect(rows).toHaveLength(code.size + 8);
    const expected = rows.map((row, y) => row.map((_, x) => code.get(x - 4, y - 4)));
    expect(rows).toEqual(expected);
  });

  it('has the three patterns by which readers find it, and no pattern in the fourth corner', () => {
    const rows = modulesOf(drawQrCode(ADDRESS));
    const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    const at = (x: number, y: number) =>
      rows.slice(y, y + 7).map((row) =>
        row
          .slice(x, x + 7)
          .map(Number)
          .join(''),
      );
    const far = rows.length - 4 - 7;
    expect(at(4, 4)).toEqual(finder);
    expect(at(far, 4)).toEqual(finder);
    expect(at(4, far)).toEqual(finder);
    expect(at(far, far)).not.toEqual(finder);
  });
});
