import type { TextRange } from './page-text.ts';

interface OpenTable {
  headers: TextRange[];
  row: number;
  column: number;
  cellStart: number;
  inHeaderCell: boolean;
}

/** Follows tables, so that a cell knows the heading of its column. */
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

  /** The heading of the column the reader is in, below the first row. */
  header(): TextRange | null {
    const table = this.tables.at(-1);
    if (!table || table.inHeaderCell || table.row <= 1) return null;
    return table.headers[table.column - 1] ?? null;
  }
}
