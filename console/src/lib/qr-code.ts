import { generate } from 'lean-qr';

/** The light border that readers need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrDrawing {
  /** The side of the square, in modules, border included. */
  size: number;
  /** The dark modules as the path of an SVG, one unit a module: a rectangle for each run in a row. */
  path: string;
}

/** A QR code as a drawing. It is made in the page, so that what it says is sent nowhere. */
export function drawQrCode(text: string): QrDrawing {
  const code = generate(text);
  const runs: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (code.get(x + 1, y)) x += 1;
      runs.push(`M${from + QUIET_ZONE} ${y + QUIET_ZONE}h${x + 1 - from}v1h-${x + 1 - from}z`);
    }
  }
  return { size: code.size + 2 * QUIET_ZONE, path: runs.join('') };
}
