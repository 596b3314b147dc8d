import { zip } from '../../../../test/support/zip-writer.ts';

type Table = readonly (readonly string[])[];

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export function csvText(rows: Table): string {
  return rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');
}

/**
 * An OpenDocument spreadsheet: equal neighbours are written once, and filler repeats to the end of the sheet.
 */
export function odsFile(sheets: Readonly<Record<string, Table>>): Buffer {
  const cell = (text: string, repeated: number) =>
    `<table:table-cell office:value-type="string"${repeated > 1 ? ` table:number-columns-repeated="${repeated}"` : ''}>${
      text === '' ? '' : `<text:p>${escaped(text)}</text:p>`
    }</table:table-cell>`;
  const rowOf = (row: readonly string[]) => {
    const cells: string[] = [];
    for (let at = 0; at < row.length; ) {
      let end = at + 1;
      while (end < row.length && row[end] === row[at]) end += 1;
      cells.push(cell(row[at] ?? '', end - at));
      at = end;
    }
    return `<table:table-row>${cells.join('')}${cell('', 16_000)}</table:table-row>`;
  };
  const tables = Object.entries(sheets).map(
    ([name, rows]) =>
      `<table:table table:name="${name}">${rows.map(rowOf).join('')}<table:table-row table:number-rows-repeated="1048000">${cell('', 16_384)}</table:table-row></table:table>`,
  );
  const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document-content>`;
  return zip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
    { name: 'content.xml', content },
  ]);
}

/** An XLSX workbook whose texts are shared, as spreadsheet programs write them. */
export function xlsxFile(sheets: Readonly<Record<string, Table>>): Buffer {
  const texts: string[] = [];
  const names = Object.keys(sheets);
  const worksheets = Object.values(sheets).map((rows, i) => ({
    name: `xl/worksheets/sheet${i + 1}.xml`,
    content: `<worksheet><sheetData>${rows
      .map((row, r) => {
        const cells = row.flatMap((text, c) => {
          if (text === '') return [];
          if (/^[1-9]\d*$/.test(text)) return [`<c r="${columnName(c)}${r + 1}"><v>${text}</v></c>`];
          texts.push(text);
          return [`<c r="${columnName(c)}${r + 1}" t="s"><v>${texts.length - 1}</v></c>`];
        });
        return `<row r="${r + 1}">${cells.join('')}</row>`;
      })
      .join('')}</sheetData></worksheet>`,
  }));
  return zip([
    {
      name: 'xl/workbook.xml',
      content: `<workbook><sheets>${names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${names.map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst>${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    },
    ...worksheets,
  ]);
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}
