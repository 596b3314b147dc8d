import { FIGURES, type Figure, type Figures } from '../period.ts';
import { readDocument } from '../read/read-document.ts';
import { type TestDocument, type TestFact, testDocument } from './documents.ts';

export const read = (document: TestDocument) => readDocument(Buffer.from(testDocument(document)), null);

/** Only the figures that are stated. */
export function stated(figures: Figures | undefined): Partial<Record<Figure, number>> {
  return Object.fromEntries(
    FIGURES.flatMap((figure) => (figures?.[figure] == null ? [] : [[figure, figures[figure]]])),
  );
}
/** The figures of the document's own period. */
export const current = (document: TestDocument) => stated(read(document).periods[0].figures);

export const fact = (tag: string, text: string, more: Partial<TestFact> = {}): TestFact => ({
  tag,
  text,
  ...more,
});
export const SIGN = { attributes: 'sign="-"' };
export const BRACKETS = { before: '(', after: ')' };
