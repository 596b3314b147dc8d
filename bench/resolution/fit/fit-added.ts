import { OPTION_FEATURES } from '../../../src/modules/resolution/features/all-features.ts';
import { closestRow, hasFeature } from '../../../src/modules/resolution/model/check-model.ts';
import {
  type ModelFile,
  parseRoles,
  readModelFiles,
} from '../../../src/modules/resolution/model/model-file.ts';
import type { ResolutionModel } from '../../../src/modules/resolution/model/resolution-model.ts';
import { scoreSite } from '../../../src/modules/resolution/score/score-site.ts';
import { roleExamples } from './cross-validate.ts';
import { fitChoice } from './fit-choice.ts';
import { fitRoles } from './fit-roles.ts';
import { rightOptions } from './labels.ts';
import type { Observation } from './observe.ts';
import { type ModelTexts, modelTexts } from './write-model.ts';

type FittedOn = Pick<ModelFile['fitted'], 'labelled' | 'synthetic' | 'sets'>;

/** The shipped model with the weights of all features that are newer than its base, fitted on the sites. */
export function extendModel(observations: readonly Observation[], fittedOn: FittedOn): ModelTexts {
  const { file, table } = readModelFiles();
  const { fitted, version } = file;
  const shipped = { ...file, roles: parseRoles(table) };
  const base = withoutAdded(shipped, new Set(fitted.added));
  const model = fitAdded(observations, base);
  const added = [
    ...Object.keys(model.choice).filter((id) => base.choice[id] === undefined),
    ...[...model.roles.weights.keys()].filter((name) => !base.roles.weights.has(name)),
  ];
  const origin = fitted.base ?? {
    version,
    command: fitted.command,
    kept: 'Features were added since, and their weights fitted with all others fixed.',
  };
  const about = { command: 'npm run fit:resolution', ...fittedOn, base: origin, added };
  // A model whose weights are the shipped ones is the shipped one.
  const same = modelTexts({ ...model, version }, added.length > 0 || fitted.base ? about : fitted);
  const isSame = (JSON.parse(same['resolution-model.json']) as ModelFile).fitted.sha256 === fitted.sha256;
  return isSame ? same : modelTexts({ ...model, version: versionAfter(version) }, about);
}

const versionAfter = (version: string) => `v${Number(version.slice(1)) + 1}`;

/** The weights of the base that the code has features for. */
function withoutAdded(model: ResolutionModel, added: ReadonlySet<string>): ResolutionModel {
  const ids = new Set<string>(OPTION_FEATURES.map(({ id }) => id));
  const isKept = ([name]: readonly [string, unknown]) => !added.has(name);
  return {
    ...model,
    choice: Object.fromEntries(
      Object.entries(model.choice).filter((entry) => isKept(entry) && ids.has(entry[0])),
    ),
    roles: {
      ...model.roles,
      weights: new Map([...model.roles.weights].filter((entry) => isKept(entry) && hasFeature(entry[0]))),
    },
  };
}

/**
 * Weights for the features that the model has none of. All other weights, the calibration and the minimum
 * probabilities of a match stay as they are.
 */
function fitAdded(observations: readonly Observation[], base: ResolutionModel): ResolutionModel {
  const fixed = base.roles.weights;
  const rows = new Set([...fixed.keys()].map(closestRow));
  // A value that a feature never had on the sites of the base stays without a weight.
  const keeps = (name: string) => !rows.has(closestRow(name));
  const roles = fitRoles(observations.flatMap(roleExamples), { fixed, keeps });
  const choices = observations.flatMap((observation) => {
    const { options } = scoreSite(observation, { roles, choice: {} });
    const right = rightOptions(observation.truth, options);
    if (right.length === 0) return [];
    return [{ options: options.map(({ features }) => features), right, weight: observation.weight }];
  });
  return { ...base, roles, choice: fitChoice(choices, base.choice) };
}
