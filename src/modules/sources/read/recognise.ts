import type { SourceRow } from '../formats/index.ts';
import { formatOf, SOURCE_KINDS, type SourceKind } from '../formats/index.ts';

/** Which register a header belongs to, and where its columns are. */
export interface Recognised {
  kind: SourceKind;
  /** By the reader's name of the column: the key of the header that has it. */
  columns: ReadonlyMap<string, number>;
}

/** The register that the header is nearest to, and the columns that it lacks. */
export interface NearMiss {
  kind: SourceKind;
  missing: string[];
}

/** Half of the columns, at least two of them, is no accident. */
const NEAR_SHARE = 0.5;
const NEAR_COLUMNS_MIN = 2;

/** Columns count by their words: files come with other capitals and spaces. */
function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '');
}

/** Columns may be in any order, with any others between them. */
export function recognise(header: readonly string[]): Recognised | NearMiss | undefined {
  const places = new Map<string, number>();
  for (const [index, name] of header.entries()) {
    const key = keyOf(name);
    if (key !== '' && !places.has(key)) places.set(key, index);
  }
  const placeOf = (spellings: readonly string[]) =>
    spellings.map((spelling) => places.get(keyOf(spelling))).find((index) => index !== undefined);
  const read = SOURCE_KINDS.map((kind) => {
    const { columns, optional = {} } = formatOf(kind);
    const missing = Object.values(columns).flatMap((spellings) =>
      placeOf(spellings) === undefined ? (spellings[0] ?? []) : [],
    );
    return { kind, missing, columns, optional, found: Object.keys(columns).length - missing.length };
  });
  const whole = read.filter(({ missing }) => missing.length === 0).sort((a, b) => b.found - a.found)[0];
  if (whole) {
    const all = Object.entries({ ...whole.columns, ...whole.optional });
    const columns = new Map(
      all.flatMap(([name, spellings]) => {
        const index = placeOf(spellings);
        return index === undefined ? [] : [[name, index] as const];
      }),
    );
    return { kind: whole.kind, columns };
  }
  const [near] = read
    .filter(
      ({ found, missing }) => found >= NEAR_COLUMNS_MIN && found / (found + missing.length) >= NEAR_SHARE,
    )
    .sort((a, b) => a.missing.length - b.missing.length);
  return near && { kind: near.kind, missing: near.missing };
}

export function isRecognised(header: Recognised | NearMiss | undefined): header is Recognised {
  return header !== undefined && 'columns' in header;
}

/** A record under the reader's names of its columns. */
export function rowOf(columns: Recognised['columns'], values: readonly unknown[]): SourceRow {
  const value = (column: string) => {
    const index = columns.get(column);
    return index === undefined ? undefined : values[index];
  };
  return {
    value,
    text(column) {
      const found = value(column);
      return typeof found === 'string' || typeof found === 'number' ? String(found).trim() : '';
    },
  };
}
