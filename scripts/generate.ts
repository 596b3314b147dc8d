/**
 * Writes what is generated from the code: `openapi.json`, its types for the client and the console, the types
 * and routes of the Python client, the tables of commands, settings, signal types and rules of the judgement
 * in `docs/`, and the graph of modules in `ARCHITECTURE.md`. With `--check` it writes nothing and fails when
 * a file is not what the code says.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { renderApiTypes } from './render-api-types.ts';
import { renderCommands } from './render-commands.ts';
import { renderJudgement } from './render-judgement.ts';
import { renderModuleGraph } from './render-module-graph.ts';
import { renderOpenApi } from './render-openapi.ts';
import { renderPythonClient } from './render-python-client.ts';
import { renderSettings } from './render-settings.ts';
import { renderSignalTypes } from './render-signal-types.ts';

const openApi = await renderOpenApi();
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const wanted: Record<string, string> = {
  'openapi.json': openApi,
  'src/client/api-types.ts': renderApiTypes(openApi),
  ...renderPythonClient(openApi, version),
  'ARCHITECTURE.md': renderModuleGraph(readFileSync('ARCHITECTURE.md', 'utf8')),
  'docs/commands.md': renderCommands(),
  'docs/judgement.md': renderJudgement(readFileSync('docs/judgement.md', 'utf8')),
  'docs/settings.md': renderSettings(),
  'docs/signal-types.md': renderSignalTypes(),
};

const checkOnly = process.argv.includes('--check');
const stale = Object.entries(wanted).filter(
  ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
);
for (const [file, text] of stale) {
  if (!checkOnly) writeFileSync(file, text);
  console.log(checkOnly ? `${file} is out of date; run npm run gen.` : `wrote ${file}`);
}
process.exit(checkOnly && stale.length > 0 ? 1 : 0);
