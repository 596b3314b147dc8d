import type { Entity } from '../match/entity.ts';
import { publicRegisterWeight } from '../match/public-registers.ts';
import { type ClassModel, classProbabilities, optionScore, softmax } from '../model/linear-model.ts';
import type { ResolutionModel } from '../model/resolution-model.ts';
import type { MentionRow } from '../observe/mention-row.ts';
import type { SiteSignals } from '../observe/site-signals.ts';
import type { SiteView } from '../observe/site-view.ts';
import type { Option } from './option.ts';
import { siteOptions } from './site-options.ts';
import { addWordScores } from './word-weights.ts';

/** A site as read: everything that scoring needs, before any weight is applied. */
export interface SiteRows {
  domain: string;
  /** Where the home page ended; the same as `domain` unless it redirects elsewhere. */
  finalDomain: string;
  view: SiteView;
  rows: MentionRow[];
  signals: SiteSignals;
}

export interface ScoredOption extends Option {
  probability: number;
}

export interface ScoredSite extends SiteRows {
  /** Likeliest first. */
  options: ScoredOption[];
  /** Companies with a name of the site and no other evidence. */
  likenesses: Entity[];
}

export function scoreSite(site: SiteRows, model: Pick<ResolutionModel, 'roles' | 'choice'>): ScoredSite {
  for (const row of site.rows) if (!row.leader) row.roles = roleProbabilities(model.roles, row);
  for (const row of site.rows) if (row.leader) row.roles = row.leader.roles;
  const { options, likenesses } = siteOptions(site.view, site.rows, site.signals);
  const scores = options.map(
    (option) => optionScore(model.choice, option.features) + publicRegisterScore(option, options),
  );
  const probabilities = softmax(scores);
  const scored = options
    .map((option, i) => ({ ...option, probability: probabilities[i] ?? 0 }))
    .sort((a, b) => b.probability - a.probability || (a.id < b.id ? -1 : 1));
  return { ...site, options: scored, likenesses };
}

/** The likely role of a mention, by the words around it and all else that is known of it. */
export function roleProbabilities(roles: ClassModel, { features, words }: MentionRow): number[] {
  return classProbabilities(roles, features, (scores) => {
    if (words) addWordScores(roles, words, scores);
  });
}

/**
 * For a company that the pages name and that another register gives the site. A site that prints the number
 * of another company speaks for itself.
 */
function publicRegisterScore({ id, entity }: Option, options: readonly Option[]): number {
  const weight = entity?.company ? publicRegisterWeight(entity.company) : 0;
  if (weight === 0) return 0;
  return options.some((other) => other.id !== id && other.features.has('numberVerified')) ? 0 : weight;
}
