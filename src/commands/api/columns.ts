/** Rows as columns that line up; the last one is as long as it likes. */
export function columns(rows: readonly (readonly (string | null | undefined)[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, (cell ?? '–').length);
    });
  }
  const line = (row: readonly (string | null | undefined)[]) =>
    row
      .map((cell, index) =>
        index === row.length - 1 ? (cell ?? '–') : (cell ?? '–').padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}

/** `label  value` lines, without those that have no value. */
export function facts(rows: readonly (readonly [string, string | null | undefined])[]): string {
  return columns(rows.filter(([, value]) => value !== null && value !== undefined && value !== ''));
}
