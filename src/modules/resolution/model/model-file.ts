import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ResolutionModel } from './resolution-model.ts';

/** The form of `resolution-model.json`. Both files of the model are written by `npm run fit:resolution`. */
export interface ModelFile extends Omit<ResolutionModel, 'roles'> {
  fitted: {
    /** The program that wrote the files. */
    command: string;
    labelled: number;
    synthetic: number;
    sets: string[];
    /**
     * The model that the other weights come from, and why it was not refitted; null if all weights were
     * fitted together.
     */
    base: { version: string; command: string; kept: string } | null;
    /** Features that are newer than that model: the command fits their weights, and keeps all others. */
    added: string[];
    /** The checksum of the weights, in both files: nobody changed them by hand. */
    sha256: string;
  };
}

export function modelDigest(
  weights: Pick<ModelFile, 'calibration' | 'matchMin' | 'choice'>,
  table: string,
): string {
  const { calibration, matchMin, choice } = weights;
  return createHash('sha256')
    .update(JSON.stringify({ calibration, matchMin, choice }))
    .update(table)
    .digest('hex');
}

/** In `dist/` the files are beside the bundle. */
export function readModelFiles(): { file: ModelFile; table: string } {
  return {
    file: JSON.parse(read('./resolution-model.json')) as ModelFile,
    table: read('./role-weights.tsv'),
  };
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

/** A line for each feature: its name, then its weight for each class of the first line. */
export function parseRoles(table: string): ResolutionModel['roles'] {
  const [[, ...classes] = [], ...rows] = table
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return { classes, weights: new Map(rows.map(([name = '', ...values]) => [name, values.map(Number)])) };
}
