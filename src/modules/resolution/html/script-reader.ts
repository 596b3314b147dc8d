/** Of the scripts of a page only data is read: JSON-LD, JSON, and objects assigned to a variable of the window. */
const LENGTH_MAX = 4_000_000;

export class ScriptReader {
  readonly jsonLd: string[] = [];
  readonly states: string[] = [];
  private pieces: string[] | null = null;
  private kind: 'json_ld' | 'json' | 'code' = 'code';
  private length = 0;

  /** `read` is false inside a template. */
  open(attributes: Record<string, string>, read: boolean): void {
    const type = (attributes.type ?? '').trim().toLowerCase();
    this.pieces = null;
    this.length = 0;
    if (!read) return;
    if (type.startsWith('application/ld+json')) this.kind = 'json_ld';
    else if (type.endsWith('json')) this.kind = 'json';
    else if (type === '' || type.endsWith('javascript') || type === 'module') this.kind = 'code';
    else return;
    this.pieces = [];
  }

  add(raw: string): void {
    this.length += raw.length;
    if (this.length <= LENGTH_MAX) this.pieces?.push(raw);
  }

  close(): void {
    const script = this.pieces?.join('') ?? '';
    this.pieces = null;
    if (script === '') return;
    if (this.kind === 'json_ld') this.jsonLd.push(script);
    else if (this.kind === 'json') this.states.push(script);
    else {
      const state = assignedObject(script);
      if (state) this.states.push(state);
    }
  }
}

/** `window.__STATE__ = {…}`, `self.__DATA__ = {…}`, `window["x"] = JSON.parse("…")` are not code but data. */
const ASSIGNMENT =
  /^[\s;]*(?:(?:window|self|globalThis)\s*(?:\.\s*[\w$]+|\[\s*["'][^"']{1,60}["']\s*\])|(?:var|let|const)\s+__[\w$]+)\s*=\s*(?=[{[])/;

function assignedObject(script: string): string | null {
  const assignment = ASSIGNMENT.exec(script);
  return assignment ? script.slice(assignment[0].length) : null;
}
