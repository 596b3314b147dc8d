import { isMarked } from '../../features/mention.ts';
import { brandLikeness } from '../../match/brand.ts';
import { isVerifiedNumber } from '../../match/entity.ts';
import { hasPhrase, type MentionRow, type PlacePhrase } from '../../observe/mention-row.ts';
import { isParticularsOnly } from '../../observe/particulars.ts';
import type { Option } from '../../score/option.ts';
import type { SiteRows } from '../../score/score-site.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { has, isEveryName, isNumberedName, isUnlikeBrand, type Objection, says, value } from './objection.ts';

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

const LISTED = 'it is one of several companies in one list, and nothing but the list ties it to the site';

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
    id: 'equal_rank',
    text: 'it is one of several companies of the same name in one list, and nothing but the list ties it to the site',
    whenChanged: {
      name: LISTED,
      namesakes: LISTED,
    },
    applies: (option, site) =>
      has(option, 'numberVerified') &&
      !has(option, 'tied') &&
      !has(option, 'stated') &&
      isEveryName(option, (own) => site.rows.some((other) => isEquallyLikeBrand(option, own, other, site))),
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

/** Whether both companies are in a list in which each has nothing but its particulars. */
function isListed(own: MentionRow, other: MentionRow): boolean {
  if (own.entity === other.entity || own.mention.page !== other.mention.page) return false;
  return [own, other].every((row) => isNumberedName(row) && isMarked(row, 'line:particulars'));
}

/**
 * Whether another company is beside this one in a list, and both are about equally similar to the site's own
 * name.
 */
function isEquallyLikeBrand(option: Option, own: MentionRow, other: MentionRow, { view }: SiteRows): boolean {
  const { mention: a } = own;
  const { mention: b, entity } = other;
  if (entity === option.entity || entity.type !== 'company' || a.page !== b.page || b.form !== 'name')
    return false;
  if (!entity.mentions.some(isVerifiedNumber)) return false;
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  const between = a.page.text.slice(first.end, second.start);
  if (second.start - first.end > JOINT_WINDOW || !isParticularsOnly(between)) return false;
  return value(option, 'likeBrand') - brandLikeness(view.brand, entity) < THRESHOLDS.like.equal;
}
