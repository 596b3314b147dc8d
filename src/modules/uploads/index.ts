/**
 * Uploads: reads the tables and lists that users upload (CSV, TSV, XLSX, JSON, JSON lines, or a form with a
 * file), guesses the column with the domains or companies, and returns the values of this column and all
 * cells.
 *
 * Files are read on threads (`upload-reader.ts`), so that a large or hostile file cannot hold up the thread
 * that serves requests. What the rows mean, and what is done with them, is up to bulk and watchlist.
 */
export { unpackTexts } from './packed-texts.ts';
export { FORM_TYPE, keepsColumns, type ReadTable, type ReadUpload, UPLOAD_FORMATS } from './read-upload.ts';
export { createUploadReader, type UploadReader } from './upload-reader.ts';
export { CELL_CHARACTERS_MAX, type Direction, ROWS_MAX, type UploadedCell } from './uploaded-table.ts';
