import type { OptionFeatureId } from '../../features/all-features.ts';
import { isMarked } from '../../features/mention.ts';
import { isStrong, type MentionRow, type PlacePhrase } from '../../observe/mention-row.ts';
import type { Option } from '../../score/option.ts';
import type { SiteRows } from '../../score/score-site.ts';
import type { Sentence } from '../../verdict/stored-sentences.ts';
import { THRESHOLDS } from '../thresholds.ts';

/**
 * A reason to show a person the match although the company is likely. The bench counts how often each
 * objection is raised against right and against wrong matches; one that only costs right matches is removed.
 */
export interface Objection extends Sentence {
  id: string;
  /** For people, after "but". */
  text: string;
  applies(option: Option, site: SiteRows): boolean;
}

export const value = ({ features }: Option, name: OptionFeatureId) => features.get(name) ?? 0;
export const has = (option: Option, name: OptionFeatureId) => value(option, name) > 0;
export const says = ({ place }: MentionRow, phrase: PlacePhrase) => place.phrases.has(phrase);
export const isUnlikeBrand = (option: Option) => value(option, 'likeBrand') < THRESHOLDS.like.half;

/** The pages that print its name with a legal form, or its number. */
export const pagesOf = ({ rows }: Option) => [
  ...new Set(rows.filter(isStrong).map(({ mention }) => mention.page)),
];

/** Whether the test is true of every place that names the company, and there is at least one. */
export function isEveryName({ rows }: Option, holds: (row: MentionRow) => boolean): boolean {
  const named = rows.filter(({ mention }) => mention.form === 'name');
  return named.length > 0 && named.every(holds);
}

export const isNumberedName = (row: MentionRow) =>
  row.entity.type === 'company' && row.mention.form === 'name' && isMarked(row, 'ownNumberNear');
