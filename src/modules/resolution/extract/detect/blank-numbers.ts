import { type Mention, mention } from './mention.ts';

const BLANK =
  /\b(?:company|registered|registration|reg\.?|crn)\s*(?:registration\s*|registered\s*|reg\.?\s*)?(?:in\s+england(?:\s+(?:and|&)\s+wales)?\s*)?[(,]?\s*(?:number|no\.?|num)?[\s:#.(-]{0,4}(\[?[xX]{5,10}\]?(?![\p{L}\d])|\[[^\]\n]{2,40}\]|\{\{[^}\n]{2,40}\}\})/giu;

/** Numbers that nobody filled in: "Company No. XXXXXXXX", "[company number]". */
export function findBlankNumbers(text: string, offset: number, block: number): Mention[] {
  if (!/x{5}|\[|\{\{/i.test(text)) return [];
  return [...text.matchAll(BLANK)].map((hit) => {
    const printed = hit[1] ?? '';
    const end = offset + hit.index + hit[0].length;
    const doubt = /x{5}/i.test(printed) ? 'placeholder' : 'template_left';
    return mention(
      'company_number',
      printed.toUpperCase(),
      { start: end - printed.length, end, block },
      { cue: 'registration', doubts: [doubt] },
    );
  });
}
