import { LEGAL_FORM, type LegalForm, legalForm } from './legal-forms.ts';
import { type Mention, mention } from './mention.ts';
import { lowerCaseNameStart, nameStart } from './name-span.ts';
import { MEMBER_OF_ITS_GROUP } from './roles.ts';

/** "A limited company" has no name; "Larch Limited Company no. 1" has, and the label of a number behind it. */
const NOT_A_SUFFIX_AFTER =
  /^\s+(?:company(?!\s+(?:no\b|num|reg\b|registration\s+n))|companies|liability|by\s+(?:guarantee|shares)|time\b|edition|partnerships?\b|warranty|licen[cs]es?\b|offers?\b|stock|numbers?\b|availab|use\b|access|basis|scope|series|period|quantit|space|places|run\b|resources|evidence|data\b|information|edition)/i;
const ORDINARY_AFTER = /^\s+(?:to|in|and|amount|set|or|for|as|range|only)\b/;
const NAME_ENDS =
  /^(?:[.,;:)\]|"”’'™®]|\s*$|\s*\n|\s+(?:[(–—|·•-]|is\b|are\b|was\b|has\b|have\b|a\b|an\b|and\b|registered\b|with\b|trading\b|acts?\b|provides\b|company\b|whose\b|which\b|will\b|all\s+rights|org\b|reg\b|HR[AB]\b|SIREN|RCS|CVR|t\/a|\d{4}\b|©))/i;
/** Names that a template came with and nobody replaced. */
export const TEMPLATE_NAME =
  /\b(?:your|my|our)\s+(?:company|business|organisation)\b|\bcompany\s+name\b|\b(?:example|sample|test|dummy|demo|placeholder|lorem|ipsum|acme\s+example)\b|\[|\{\{|<</i;

/** Every company name with its legal form in the block. */
export function findLegalNames(text: string, start: number, end: number, block: number): Mention[] {
  const slice = text.slice(start, end);
  const names: Mention[] = [];
  LEGAL_FORM.lastIndex = 0;
  for (const found of slice.matchAll(LEGAL_FORM)) {
    const printedForm = found[1] ?? '';
    const formStart = start + found.index;
    const form = legalForm(printedForm);
    const floor = names.at(-1)?.end ?? start;
    if (formStart < floor) continue;
    const formEnd = formStart + printedForm.length;
    if (!canEndName(text, formStart, formEnd, end, printedForm, form)) continue;
    const startsAt = nameStart(text, formStart, floor) ?? lowerCaseNameStart(text, formStart, floor);
    if (startsAt === null) continue;
    const nameEnd = withTail(text, formEnd, end, printedForm);
    const nameAt = startsAt + articleLength(text.slice(startsAt, nameEnd), text.slice(nameEnd, end));
    const value = text.slice(nameAt, nameEnd).replace(/\s+/g, ' ');
    if (!looksLikeName(value, printedForm)) continue;
    names.push(
      mention('legal_name', value, { start: nameAt, end: nameEnd, block }, { country: form.country }),
    );
    if (form.foreign)
      names.push(
        mention('foreign_form', value, { start: nameAt, end: nameEnd, block }, { country: form.country }),
      );
  }
  return names;
}

function canEndName(
  text: string,
  formStart: number,
  formEnd: number,
  blockEnd: number,
  printed: string,
  form: LegalForm,
): boolean {
  const after = text.slice(formEnd, Math.min(blockEnd, formEnd + 40));
  if (/^limited$/i.test(printed)) {
    if (NOT_A_SUFFIX_AFTER.test(after) && !(printed === 'LIMITED' && /^\s+[a-z]/.test(after))) return false;
    if (printed === 'limited' && ORDINARY_AFTER.test(after)) return false;
  }
  if (
    /^(?:incorporated|corporation|unlimited)$/i.test(printed) &&
    /^\s+(?:in|organi[sz]ation|under|by|tax|access|use)\b/i.test(after)
  )
    return false;
  if (
    /^(?:cio|cic|community interest company|limited partnership|limited liability partnership)$/i.test(
      printed,
    )
  ) {
    if (/\b(?:a|an|the|our|this|as)\s+$/i.test(text.slice(Math.max(0, formStart - 6), formStart)))
      return false;
  }
  if (!form.strict) return true;
  if (printed === printed.toLowerCase() || isOrdinaryWord(text, formStart, printed)) return false;
  return NAME_ENDS.test(after);
}

/** "Larch Spa", "LARCH SPA", "Larch As": an Italian company is an S.p.A. or a SpA, a Norwegian one an AS. */
function isOrdinaryWord(text: string, formStart: number, printed: string): boolean {
  if (!/^(?:spa|as|se|sa|ag|sl)$/i.test(printed)) return false;
  if (/^\p{Lu}\p{Ll}+$/u.test(printed)) return true;
  const wordBefore = /(\S+)\s+$/.exec(text.slice(Math.max(0, formStart - 40), formStart))?.[1] ?? '';
  return printed === 'SPA' && wordBefore === wordBefore.toUpperCase();
}

/** The full stop of "Ltd." belongs to the name unless it ends the sentence; some names end in "(The)". */
function withTail(text: string, formEnd: number, blockEnd: number, printed: string): number {
  const after = text.slice(formEnd, Math.min(blockEnd, formEnd + 12));
  const the = /^\s?\(the\)/i.exec(after);
  if (the) return formEnd + the[0].length;
  if (printed.includes('.') && after.startsWith('.')) return formEnd + 1;
  return /^\.(?:\s+\p{Ll}|[,)(])/u.test(after) ? formEnd + 1 : formEnd;
}

/** "A Larch Group plc company": the article is the company's, not the name's. */
function articleLength(name: string, after: string): number {
  return MEMBER_OF_ITS_GROUP.test(after) ? (/^An?\s+/.exec(name)?.[0].length ?? 0) : 0;
}

function looksLikeName(value: string, form: string): boolean {
  const own = value.slice(0, Math.max(0, value.toLowerCase().lastIndexOf(form.toLowerCase())));
  return /[\p{L}\d]/u.test(own) && value.length <= 160;
}
