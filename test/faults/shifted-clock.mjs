// Preloaded into a service by NODE_OPTIONS: shifts its clock by the milliseconds that CLOCK_SHIFT_FILE holds.
import { readFileSync } from 'node:fs';

const RealDate = Date;
let shiftMs = 0;
function readShift() {
  try {
    shiftMs = Number(readFileSync(process.env.CLOCK_SHIFT_FILE, 'utf8')) || 0;
  } catch {
    // The last shift stays.
  }
}
readShift();
setInterval(readShift, 100).unref();

class ShiftedDate extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + shiftMs);
    else super(...values);
  }

  static now() {
    return RealDate.now() + shiftMs;
  }
}

globalThis.Date = ShiftedDate;
