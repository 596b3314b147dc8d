import type { WebsiteCondition } from '../world/sandbox-company.ts';
import { type CompanyFacts, factsOf } from './company-facts.ts';
import type { SiteAnswer } from './site.ts';

/** The companies whose particulars stand on websites that were sold or edited. */
const OTHERS = ['77936150', '75842063'] as const;

/** What a website answers after it was changed on request. */
export function changeAnswer(answer: SiteAnswer, number: string, condition: WebsiteCondition): SiteAnswer {
  if (condition === 'unreachable')
    return { status: 503, headers: { 'content-type': 'text/plain' }, body: 'The site is down.\n' };
  const own = factsOf(number);
  const other = factsOf(OTHERS.find((one) => one !== number) ?? OTHERS[0]);
  const pairs = condition === 'other_operator' ? operatorPairs(own, other) : officePairs(own, other);
  const isText = /html|text/.test(answer.headers['content-type'] ?? '');
  if (!isText) return answer;
  let body = answer.body.toString();
  for (const [from, to] of pairs) if (from !== '') body = body.replaceAll(from, () => to);
  return { ...answer, body };
}

function operatorPairs(own: CompanyFacts, other: CompanyFacts): [string, string][] {
  return [
    [own.number, other.number],
    [own.bareNumber, other.bareNumber],
    [own.name, other.name],
    [own.name.toUpperCase(), other.name.toUpperCase()],
    ...officePairs(own, other),
  ];
}

function officePairs(own: CompanyFacts, other: CompanyFacts): [string, string][] {
  return [
    [own.office, other.office],
    [own.postcode, other.postcode],
  ];
}
