/** The subject of each row: a domain, whose company is wanted, or a company, whose website is wanted. */
export type Direction = 'domain' | 'company';

/** Numbers come from workbooks. */
export type UploadedCell = string | number;

export const ROWS_MAX = 50_000;
export const COLUMNS_MAX = 500;
/** Cells of all rows together, with empty ones between others. */
export const CELLS_MAX = 4_000_000;
/** The most that a cell of a spreadsheet can contain. Longer text is cut. */
export const CELL_CHARACTERS_MAX = 32_767;
