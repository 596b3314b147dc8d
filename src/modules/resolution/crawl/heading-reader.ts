const CHARACTERS_MAX = 300;

/** Reads the first h1 of a page, and the first h2 for pages without one. */
export class HeadingReader {
  readonly #found = { h1: '', h2: '' };
  #open: 'h1' | 'h2' | undefined;

  open(tag: string): void {
    if ((tag === 'h1' || tag === 'h2') && this.#found[tag].trim() === '') this.#open = tag;
  }

  close(tag: string): void {
    if (tag === this.#open) this.#open = undefined;
    else if (this.#open) this.addText(' ');
  }

  addText(text: string): void {
    if (!this.#open || this.#found[this.#open].length >= CHARACTERS_MAX) return;
    this.#found[this.#open] += text.slice(0, CHARACTERS_MAX);
  }

  result(): string {
    return (this.#found.h1.trim() || this.#found.h2).replace(/\s+/g, ' ').trim();
  }
}
