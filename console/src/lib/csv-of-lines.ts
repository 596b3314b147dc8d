/** Pasted text as CSV with one column: each line is a company, whatever its characters. */
export function csvOfLines(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => `"${line.trim().replaceAll('"', '""')}"\n`).join('');
}
