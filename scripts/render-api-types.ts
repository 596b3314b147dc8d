import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The types of the API as the console and the client see them. The generator is a program of the console's
 * workspace.
 */
export function renderApiTypes(openApi: string): string {
  const packageFile = createRequire(`${process.cwd()}/console/package.json`).resolve(
    'openapi-typescript/package.json',
  );
  const folder = mkdtempSync(join(tmpdir(), 'domesday-types-'));
  try {
    const [description, types] = [join(folder, 'openapi.json'), join(folder, 'api-types.ts')];
    writeFileSync(description, JSON.stringify(withoutCsv(JSON.parse(openApi))));
    const program = join(packageFile, '..', 'bin', 'cli.js');
    const { status, stderr } = spawnSync(process.execPath, [program, description, '-o', types], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`the types could not be generated: ${stderr}`);
    return readFileSync(types, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Callers of typed functions read JSON. If the answer can also be CSV, the type would be a union, and every
 * caller would have to test which it is.
 */
function withoutCsv<Description extends { paths: Record<string, Record<string, Operation>> }>(
  description: Description,
): Description {
  const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
  for (const { content } of operations.flatMap(({ responses = {} }) => Object.values(responses)))
    if (content?.['application/json']) delete content['text/csv'];
  return description;
}

interface Operation {
  responses?: Record<string, { content?: Record<string, unknown> }>;
}
