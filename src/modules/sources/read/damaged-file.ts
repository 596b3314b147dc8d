/** What is wrong with a file, and in which line. */
export class DamagedFile extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}
