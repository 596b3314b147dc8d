/** Rows as aligned columns; the last one has no width limit. */
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

/** Lines of `label  value`, without empty values. */
export function facts(rows: readonly (readonly [string, string | null | undefined])[]): string {
  return columns(rows.filter(([, value]) => value !== null && value !== undefined && value !== ''));
}
