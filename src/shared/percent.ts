/** A share in per cent with one decimal. Never 100% unless it is all: 0.9996 is 99.9%. */
export function percent(share: number): string {
  const rounded = Math.round(share * 1000) / 10;
  const shown = rounded >= 100 && share < 1 ? 99.9 : rounded <= 0 && share > 0 ? 0.1 : rounded;
  return `${shown.toFixed(1)}%`;
}
