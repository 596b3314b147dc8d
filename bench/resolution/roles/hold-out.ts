import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ownId } from '../../../src/modules/resolution/features/mention-facts.ts';
import type { ClassModel } from '../../../src/modules/resolution/model/linear-model.ts';
import { shippedModel } from '../../../src/modules/resolution/model/model.ts';
import { roleProbabilities } from '../../../src/modules/resolution/score/score-site.ts';
import { answerOf, roleExamples } from '../fit/cross-validate.ts';
import { fitRoles } from '../fit/fit-roles.ts';
import { judged } from '../fit/held-out-report.ts';
import { allowedRoles } from '../fit/labels.ts';
import { type LabelledFiles, loadLabelled } from '../fit/load-labelled.ts';
import { countNamedBySites } from '../fit/named-by-sites.ts';
import { type Observation, observe } from '../fit/observe.ts';
import type { Judgement } from '../labelled/scoring.ts';
import { createMemoryRegister } from '../sites/index.ts';
import type { JudgedMention } from './figures.ts';
import { addNgrams, surroundingsOf } from './ngrams.ts';
import { keepsOf, type Reading } from './readings.ts';

export interface HeldOutFigures {
  id: string;
  mentions: JudgedMention[];
  /** The answers for whole sites; empty where only mentions are judged. */
  sites: (Judgement & { site: string })[];
  /** The size of the last model, as a table of weights. */
  kilobytes: number;
  weights: number;
}

export interface RoleData {
  corpus: Observation[];
  /** The real sites in parts, of which one at a time is held out. */
  real: Observation[][];
}

/** Numbers of sets that no set of the corpus has. */
const FIRST_REAL_SET = 100;

/**
 * `folder` holds a `<set>.jsonl` of labelled sites and a `<set>-register.csv` for each set. Whole sets are
 * dealt out to the parts, so that sites gathered together are held out together.
 */
export async function loadRoleData(
  folder: string,
  { parts, corpusFile }: { parts: number; corpusFile: string | undefined },
): Promise<RoleData> {
  const names = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  const real: Observation[][] = Array.from({ length: Math.min(parts, names.length) }, () => []);
  for (const [i, name] of names.sort().entries()) {
    const sites = [join(folder, name)];
    const register = [join(folder, name.replace('.jsonl', '-register.csv'))];
    const observations = await observeFiles({ sites, register });
    real[i % real.length]?.push(...observations.map((one) => ({ ...one, set: FIRST_REAL_SET + i })));
  }
  const corpus = await observeFiles(corpusFile === undefined ? {} : { sites: [corpusFile] });
  countNamedBySites(corpus);
  for (const observation of [...corpus, ...real.flat()]) addNgramsTo(observation);
  return { corpus, real };
}

async function observeFiles(files: LabelledFiles): Promise<Observation[]> {
  const { crawls, companies } = await loadLabelled(files);
  const register = createMemoryRegister(companies);
  return await Promise.all(crawls.map((crawl) => observe(crawl, register)));
}

function addNgramsTo(observation: Observation): void {
  const { view, rows } = observation;
  observation.addFeatures = (mention, entity, features) =>
    addNgrams(surroundingsOf(view, mention, ownId(entity)), features);
  for (const { mention, entity, features, leader } of rows)
    if (!leader) observation.addFeatures(mention, entity, features);
}

/**
 * Fits roles without each part of the real sites in turn, and asks about that part. The choice among
 * companies is that of the service, which was fitted without any of these sites.
 */
export function holdOutSets({ corpus, real }: RoleData, reading: Reading): HeldOutFigures {
  const keeps = keepsOf(reading);
  const figures: HeldOutFigures = { id: reading.id, mentions: [], sites: [], kilobytes: 0, weights: 0 };
  for (const held of real) {
    const seen = [...corpus, ...real.filter((part) => part !== held).flat()];
    const roles = fitRoles(seen.flatMap(roleExamples), { keeps });
    figures.mentions.push(...held.flatMap((one) => judgeMentions(one, roles)));
    if (reading.isWhole)
      figures.sites.push(
        ...held.map((one) => ({ ...judged(answerOf(one, { ...shippedModel(), roles })), site: one.domain })),
      );
    Object.assign(figures, sizeOf(roles));
  }
  return figures;
}

/** Real sites have no labels of roles: a mention is the operator's, or it is not. */
function judgeMentions({ rows, truth, domain }: Observation, roles: ClassModel): JudgedMention[] {
  return rows.flatMap((row) => {
    const { entity, leader } = row;
    const allowed = entity.twinOf === null && leader === null ? allowedRoles(truth, entity) : [];
    if (allowed.length === 0) return [];
    const [said = 0] = roleProbabilities(roles, row);
    return [{ site: domain, isOperator: allowed.includes(0), said }];
  });
}

function sizeOf({ weights }: ClassModel) {
  const bytes = [...weights].reduce((sum, [name, each]) => sum + name.length + each.join('\t').length + 2, 0);
  return { kilobytes: bytes / 1024, weights: weights.size };
}
