import { isMarked } from '../../features/mention.ts';
import type { Brand } from '../../match/brand.ts';
import { isCompanyNumber, type Mention } from '../../match/entity.ts';
import { nameWords } from '../../match/likeness.ts';
import { hasPhrase, type MentionRow, type PlacePhrase } from '../../observe/mention-row.ts';
import { isUnrelated } from '../../observe/site-ties.ts';
import { phrasesOf } from '../../phrases/index.ts';
import type { Option } from '../../score/option.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { has, isEveryName, isUnlikeBrand, type Objection, says, value } from './objection.ts';

/** Characters between a number and the address of the same company. */
const OFFICE_WINDOW = 400;

const isBesidePostcode = ({ page, end }: Mention) =>
  page.postcodes.some(({ start }) => Math.abs(start - end) < OFFICE_WINDOW);

const OPERATED: PlacePhrase[] = ['brandTradingNameOf', 'tradingAsBrand', 'runsBrand', 'siteOperatedBy'];
const DOES_FOR_SITE: PlacePhrase[] = [
  'otherOperatedBy',
  ...phrasesOf('helper').filter((phrase) => phrase !== 'agentAfter'),
];
const SAYS_OPERATOR: PlacePhrase[] = phrasesOf('tied', 'stated', 'party');
/** Characters between two names of a company, of which the first is a supplier's. */
const AFTER_HELPER = 200;
const TRADING_ARM = /\b(?:TRADING|ENTERPRISES|PROMOTIONS|LOTTERY|RETAIL|SHOPS)\b/;
const CHARITABLE = /charit|trust\b|foundation|hospice|museum|society/i;

/** Doubts that the words leave about the company's part in the site. */
export const ROLE_OBJECTIONS = [
  {
    id: 'contradicted',
    text: 'another company number is printed beside its name',
    whenChanged: { name: 'another company number is printed beside its former name' },
    applies: (option) =>
      !option.rows.some(({ mention }) => isCompanyNumber(mention)) &&
      option.rows.some((row) => isMarked(row, 'contradicted')),
  },
  {
    id: 'number_elsewhere',
    text: 'its number stands without its name, beside an office that is not its own',
    whenChanged: {
      office:
        'its number stands without its name, beside an office that was not its own when the site was read',
    },
    applies: (option) =>
      has(option, 'numberStranger') &&
      value(option, 'likeBrand') < THRESHOLDS.like.unlike &&
      !has(option, 'postcodeOnSite') &&
      option.rows.some(({ mention }) => isCompanyNumber(mention) && isBesidePostcode(mention)),
  },
  {
    id: 'cut_short',
    text: 'the printed name may be a part of a longer one',
    applies: (option, { view }) =>
      has(option, 'mayBeLonger') ||
      (has(option, 'nameWithoutNumber') &&
        !has(option, 'postcodeOnSite') &&
        nameWords(option.entity?.name ?? '').length === 1 &&
        view.brand.names.some(
          (name) => name !== option.entity?.key && name.endsWith(option.entity?.key ?? '-'),
        )),
  },
  {
    id: 'role_doubtful',
    text: 'the pages do not clearly speak of it as the one that runs the site',
    applies: (option, { view }) => {
      const { doubtful, likelyByName, likelyByNumber } = THRESHOLDS.role;
      const role = value(option, 'company:operatorMax');
      // A number without a name beside it says little about roles.
      if (has(option, 'numberStrangerAlone')) return role < doubtful;
      if (isUnlikeBrand(option) && isEveryName(option, (row) => says(row, 'abbreviated'))) return true;
      if (has(option, 'nameWithoutNumber') && role < likelyByName && isUnlikeBrand(option)) return true;
      return role < doubtful
        ? !(has(option, 'stated') && has(option, 'linked'))
        : role < likelyByNumber &&
            !has(option, 'stated') &&
            option.entity !== null &&
            isUnrelated(view, option.entity, option.rows);
    },
  },
  {
    id: 'charity_trading_arm',
    text: 'it looks like the trading company of a charity that may run the site itself',
    applies: (option, { signals, view }) =>
      signals.charity > 0 &&
      !view.brand.names.some((name) => /SHOP|STORE/.test(name)) &&
      (hasPhrase(option.rows, ['ourSubsidiary']) ||
        isNamedTradingArm(option, view.brand) ||
        option.rows.some(isCharitySubsidiary)),
  },
  {
    id: 'called_helper',
    text: 'the pages call it a supplier or agent of the brand',
    applies: (option) =>
      (has(option, 'helperUntied') ||
        (isUnlikeBrand(option) &&
          !has(option, 'linked') &&
          isEveryName(option, (row) => isHelper(row) || isSaidAfterHelper(option, row))) ||
        hasPhrase(option.rows, ['brandAgentOf']) ||
        (hasPhrase(option.rows, ['unconnected']) && !has(option, 'stated')) ||
        (isUnlikeBrand(option) &&
          (hasPhrase(option.rows, ['brandUses', 'ourProvider']) || option.rows.some(isAgent)))) &&
      !hasPhrase(option.rows, OPERATED),
  },
  {
    id: 'called_parent',
    text: 'the pages only say that the one who runs the site belongs to it',
    applies: (option) =>
      isEveryName(option, (row) => says(row, 'subsidiaryOf')) && !hasPhrase(option.rows, OPERATED),
  },
  {
    id: 'successor_named',
    text: 'the pages speak of it as a former owner, or say that its business passed to another company',
    applies: (option) =>
      option.rows.some((row) => says(row, 'assetsOf') && says(row, 'passedOn')) ||
      isEveryName(option, (row) => says(row, 'formerly')),
  },
] as const satisfies readonly Objection[];

/** "Acorn Ltd acts as agent": not "We, Acorn Ltd, act as agent of the owners". */
const isAgent = (row: MentionRow) => says(row, 'agentAfter') && !says(row, 'weAre');

/** Services for the site: "Payments are handled by Acorn Ltd". */
const isHelper = (row: MentionRow) => isAgent(row) || hasPhrase([row], DOES_FOR_SITE);

/** "Acorn Ltd hosts our pages. Acorn Ltd is registered in England": the second says nothing of its part. */
function isSaidAfterHelper({ rows }: Option, { mention, place }: MentionRow): boolean {
  if (SAYS_OPERATOR.some((phrase) => place.phrases.has(phrase))) return false;
  return rows.some((row) => {
    const { form, page, end } = row.mention;
    const between = mention.start - end;
    return (
      form === 'name' && page === mention.page && between >= 0 && between < AFTER_HELPER && isHelper(row)
    );
  });
}

/** "A Ltd, the trading arm of the Larch Trust, a charity": the parent is not just any company. */
function isCharitySubsidiary(row: MentionRow): boolean {
  const { page, end } = row.mention;
  return says(row, 'subsidiaryAfter') && CHARITABLE.test(page.text.slice(end, end + 200));
}

/** "Larch Museum (Trading) Limited" on the site of the Larch Museum. */
function isNamedTradingArm({ entity }: Option, brand: Brand): boolean {
  const [word] = TRADING_ARM.exec(entity?.name ?? '') ?? [];
  return word !== undefined && !brand.names.some((name) => name.includes(word));
}
