import { checkModel } from './check-model.ts';
import { parseRoles, readModelFiles } from './model-file.ts';
import type { ResolutionModel } from './resolution-model.ts';

let kept: ResolutionModel | undefined;

/**
 * The fitted model, read and checked when it is first asked for. Not when the code is loaded: the fit runs
 * with features that the files have no weights of yet.
 */
export function shippedModel(): ResolutionModel {
  kept ??= readModel();
  return kept;
}

function readModel(): ResolutionModel {
  const { file, table } = readModelFiles();
  const { version, choice, calibration, matchMin } = file;
  const model = { version, choice, calibration, matchMin, roles: parseRoles(table) };
  checkModel(model);
  return model;
}
