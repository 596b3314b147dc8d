import { anyOf } from '../../../shared/join-patterns.ts';
import type { MicrodataValue, TextRange } from './page-text.ts';

interface OpenTable {
  headers: TextRange[];
  row: number;
  column: number;
  cellStart: number;
  inHeaderCell: boolean;
}

/** Tracks tables, to find the column heading of a cell. */
export class TableReader {
  private readonly tables: OpenTable[] = [];

  enter(name: string, position: number): void {
    if (name === 'table') {
      this.tables.push({ headers: [], row: 0, column: 0, cellStart: 0, inHeaderCell: false });
      return;
    }
    const table = this.tables.at(-1);
    if (!table) return;
    if (name === 'tr') {
      table.row++;
      table.column = 0;
    } else {
      table.column++;
      table.cellStart = position;
      table.inHeaderCell = name === 'th';
    }
  }

  leave(name: string, position: number): void {
    const table = this.tables.at(-1);
    if (!table) return;
    if (name === 'table') this.tables.pop();
    else if (name !== 'tr' && table.row === 1)
      table.headers[table.column - 1] = { start: table.cellStart, end: position };
  }

  /** The heading of the current column; null in the first row. */
  header(): TextRange | null {
    const table = this.tables.at(-1);
    if (!table || table.inHeaderCell || table.row <= 1) return null;
    return table.headers[table.column - 1] ?? null;
  }
}

interface OpenScope {
  itemType: string;
  parentProperty: string;
  depth: number;
}

interface OpenValue {
  value: MicrodataValue;
  depth: number;
}

const VALUES_MAX = 500;
/** Limits the path of deeply nested items. */
const PARENT_PROPERTY_MAX = 200;

/** Collects the values of `itemprop` within `itemscope`. */
export class MicrodataReader {
  private readonly scopes: OpenScope[] = [];
  private readonly openValues: OpenValue[] = [];
  private readonly values: MicrodataValue[] = [];

  open(name: string, attributes: Record<string, string>, depth: number, position: number): void {
    const property = attributes.itemprop?.toLowerCase().trim();
    const scope = this.scopes.at(-1);
    if (attributes.itemscope !== undefined) {
      const itemType = (attributes.itemtype ?? '').trim().toLowerCase().split('/').at(-1) ?? '';
      if (name !== 'meta' && name !== 'link')
        this.scopes.push({ itemType, parentProperty: parentProperty(scope, property), depth });
      return;
    }
    if (!property || !scope || this.values.length + this.openValues.length >= VALUES_MAX) return;
    const content = attributes.content ?? null;
    const value = {
      property,
      itemType: scope.itemType,
      parentProperty: scope.parentProperty,
      content,
      start: position,
      end: position,
    };
    if (content !== null || name === 'meta' || name === 'link' || name === 'img') {
      if (content !== null) this.values.push(value);
    } else this.openValues.push({ value, depth });
  }

  /** Called when an element at `depth` ends. */
  close(depth: number, position: number): void {
    while (this.scopes.length > 0 && (this.scopes.at(-1)?.depth ?? 0) >= depth) this.scopes.pop();
    for (let last = this.openValues.at(-1); last && last.depth >= depth; last = this.openValues.at(-1)) {
      this.openValues.pop();
      last.value.end = position;
      this.values.push(last.value);
    }
  }

  finish(position: number): MicrodataValue[] {
    this.close(0, position);
    return this.values;
  }
}

function parentProperty(parent: OpenScope | undefined, property: string | undefined): string {
  if (!parent) return '';
  return [parent.parentProperty, property].filter(Boolean).join('.').slice(0, PARENT_PROPERTY_MAX);
}

/** Longer scripts are cut. */
const LENGTH_MAX = 4_000_000;

/** Collects the data in scripts: JSON-LD, JSON, and objects assigned to a variable of the window. */
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

/** `window.__STATE__ = {…}`, `self.__DATA__ = {…}`, `window["x"] = […]`. */
const ASSIGNMENT = anyOf(
  /^[\s;]*(?:(?:window|self|globalThis)\s*(?:\.\s*[\w$]+|\[\s*["'][^"']{1,60}["']\s*\]))\s*=\s*(?=[{[])/,
  /^[\s;]*(?:(?:var|let|const)\s+__[\w$]+)\s*=\s*(?=[{[])/,
);

function assignedObject(script: string): string | null {
  const assignment = ASSIGNMENT.exec(script);
  return assignment ? script.slice(assignment[0].length) : null;
}
