import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '../../shared/operator-error.ts';
import type { Migration } from '../postgres/migrate.ts';
import {
  type BackupFile,
  MANIFEST_FILE,
  type Manifest,
  readManifest,
  refuseUnknownMigrations,
} from './manifest.ts';

/** A backup of which every file was read and found whole. */
export interface VerifiedBackup {
  folder: string;
  manifest: Manifest;
  appSecret: string;
}

/** Refuses a backup that is damaged, incomplete, foreign or newer, with the reason. Changes nothing. */
export async function readBackup(path: string, known: Migration[]): Promise<VerifiedBackup> {
  const folder = resolve(path);
  const manifest = readManifest(readManifestFile(folder), folder);
  refuseUnknownMigrations(manifest, known);
  for (const file of [manifest.secret, ...manifest.tables]) await verifyFile(folder, file);
  const appSecret = readFileSync(join(folder, manifest.secret.file), 'utf8').trim();
  return { folder, manifest, appSecret };
}

function readManifestFile(folder: string): string {
  try {
    return readFileSync(join(folder, MANIFEST_FILE), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') {
      throw new OperatorError(`${MANIFEST_FILE} in ${folder} cannot be read (${code}).`);
    }
    throw new OperatorError(`${folder} is not a backup of Domesday: it has no ${MANIFEST_FILE}.`);
  }
}

async function verifyFile(folder: string, { file, bytes, sha256 }: BackupFile): Promise<void> {
  if (!/^[\w.-]+$/.test(file)) throw damaged(folder, file, 'its name is none that a backup has');
  const path = join(folder, file);
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw damaged(folder, file, 'it is missing');
  if (size !== bytes) throw damaged(folder, file, `it has ${size} bytes and should have ${bytes}`);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  if (hash.digest('hex') !== sha256) throw damaged(folder, file, 'its checksum is wrong');
}

function damaged(folder: string, file: string, reason: string): OperatorError {
  return new OperatorError(`The backup in ${folder} is damaged: ${file}: ${reason}. Nothing was changed.`);
}
