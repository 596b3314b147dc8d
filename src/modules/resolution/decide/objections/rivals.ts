import { isMarked } from '../../features/mention.ts';
import { hasPhrase, type MentionRow, type PlacePhrase } from '../../score/mention-row.ts';
import type { Option } from '../../score/option.ts';
import { isParticularsOnly } from '../../score/particulars.ts';
import { has, isNumberedName, isUnlikeBrand, type Objection, says } from './objection.ts';

const JOINT_WINDOW = 300;
/** Two names that are listed: `A, of …, and B`, not `A. Registered by B`. */
const JOINED = /^(?:(?!\.\s+\p{Lu}).)*(?:,|\band)\s+(?:of |by )?$/su;
const OPERATORS: PlacePhrase[] = ['operatedBy', 'siteOperatedBy'];
const PARTIES: PlacePhrase[] = [
  ...OPERATORS,
  'controllerIs',
  'tradingNameOf',
  'brandTradingNameOf',
  'weAre',
  'weDefBefore',
  'copyright',
];

/** Another company of the pages may be the operator as well. */
export const RIVAL_OBJECTIONS = [
  {
    id: 'joint_operators',
    text: 'another company is named beside it in the same way, with its number',
    applies: (option, site) =>
      hasPhrase(option.rows, ['jointlyAsBrand']) ||
      option.rows.some((own) =>
        site.rows.some(
          (other) =>
            isJoint(own, other) || isJoint(other, own) || (isUnstated(option) && isListed(own, other)),
        ),
      ),
  },
  {
    id: 'other_operator',
    text: 'the same sentence says that another numbered company operates the site or sells there',
    applies: ({ rows, entity }, site) =>
      site.rows.some(
        (row) =>
          row.entity !== entity &&
          isNumberedName(row) &&
          hasPhrase([row], [...OPERATORS, 'sellerAfter']) &&
          rows.some((own) => own.mention.block === row.mention.block && says(own, 'siteOperatedBy')),
      ),
  },
] as const satisfies readonly Objection[];

/** "run by A Ltd (company number 1) and B Ltd (company number 2)": two numbered companies in one sentence. */
function isJoint(first: MentionRow, second: MentionRow): boolean {
  if (first.entity === second.entity || !isNumberedName(first) || !isNumberedName(second)) return false;
  const [a, b] = [first.mention, second.mention];
  if (a.block !== b.block || b.start <= a.end || b.start - a.end > JOINT_WINDOW) return false;
  const between = a.page.text.slice(a.end, b.start);
  return JOINED.test(between) && isParticularsOnly(between) && hasPhrase([first], PARTIES);
}

const isUnstated = (option: Option) =>
  isUnlikeBrand(option) && !has(option, 'tied') && !has(option, 'stated');

/** Two of a list of companies, each with nothing but its particulars. */
function isListed(own: MentionRow, other: MentionRow): boolean {
  if (own.entity === other.entity || own.mention.page !== other.mention.page) return false;
  return [own, other].every((row) => isNumberedName(row) && isMarked(row, 'line:particulars'));
}
