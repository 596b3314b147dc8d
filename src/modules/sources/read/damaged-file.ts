/** The fault of a file, and its line. */
export class DamagedFile extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}
