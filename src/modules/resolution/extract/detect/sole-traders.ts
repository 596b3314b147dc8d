import { type Mention, mention } from './mention.ts';

const SOLE_TRADER =
  /\b(?:sole\s+traders?|sole\s+proprietor(?:ship)?|self[-\s]?employed|proprietor|prop\.)(?=\b|[\s:(])/gi;
const ABOUT_OTHERS =
  /\b(?:if|whether|you|your|you['’]re|clients?|customers?|for|help|helping|support|many|most|other|both|advice|accounts?|tax|including|from|or|businesses)\b[^.]{0,40}$/i;
const ABOUT_SELF =
  /\b(?:i['’]?\s?a?m|we\s+are|is|as|operates?(?:\s+\w+){0,3}|business\s+run|run\s+by|trading)\s+(?:a|an|as\s+a|the)?\s*(?:\w+\s+){0,2}$/i;
const PARTNERSHIP =
  /\b(?:is|are|as)\s+(?:a|an)\s+(?:(?:traditional|general|family|business|unincorporated|professional)\s+)?partnership\b(?!\s+(?:with|between\s+\w+\s+and\s+our))|\bpartnership\s+(?:of|between)\s+\p{Lu}/giu;
const LIMITED_AFTER = /limited\s+liability/i;

/** Someone who trades as a person, not as a company; partnerships too. Talk about sole traders as customers is left out. */
export function findSoleTraders(text: string, start: number, end: number, block: number): Mention[] {
  const slice = text.slice(start, end);
  const found: Mention[] = [];
  if (/sole\s|employed|proprietor|prop\./i.test(slice)) {
    for (const hit of slice.matchAll(SOLE_TRADER)) {
      const before = slice.slice(Math.max(0, hit.index - 60), hit.index);
      const plural = /traders$/i.test(hit[0]);
      const titled =
        /^prop/i.test(hit[0]) &&
        /^\s*:|^\.?\s*[:–-]?\s*\p{Lu}\p{Ll}/u.test(slice.slice(hit.index + hit[0].length));
      const self = ABOUT_SELF.test(before) || /^\s*\(?\s*$/.test(before) || /,\s*$/.test(before);
      if (plural || (!titled && (!self || ABOUT_OTHERS.test(before)))) continue;
      const at = { start: start + hit.index, end: start + hit.index + hit[0].length, block };
      found.push(mention('sole_trader', 'sole trader', at, { role: 'operator', cue: 'we_are' }));
    }
  }
  if (/partnership/i.test(slice)) {
    for (const hit of slice.matchAll(PARTNERSHIP)) {
      if (LIMITED_AFTER.test(slice.slice(Math.max(0, hit.index - 10), hit.index + hit[0].length + 20)))
        continue;
      if (/\b(?:you|your|if|whether)\b[^.]{0,30}$/i.test(slice.slice(Math.max(0, hit.index - 50), hit.index)))
        continue;
      const at = { start: start + hit.index, end: start + hit.index + hit[0].length, block };
      found.push(mention('sole_trader', 'partnership', at, { role: 'operator', cue: 'we_are' }));
    }
  }
  return found;
}
