/**
 * The core of a module may name the type of a store, and nothing else of it: `import type` from `*.store.ts` is allowed,
 * any other import is not. dependency-cruiser cannot check this, because its swc parser does not report type-only imports.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = 'src/modules';
const NOT_CORE = /\.(store|routes|jobs|tools)\.ts$|\.test\.ts$|\/test-support\/|\/index\.ts$/;
const VALUE_IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?\bfrom\s+'([^']+\.store\.ts)'/gm;

const files = existsSync(MODULES)
  ? readdirSync(MODULES, { recursive: true })
      .map((file) => join(MODULES, file))
      .filter((file) => file.endsWith('.ts') && !NOT_CORE.test(file))
  : [];
let violations = 0;
for (const file of files) {
  for (const [, store] of readFileSync(file, 'utf8').matchAll(VALUE_IMPORT)) {
    console.error(`error core-does-not-import-stores: ${file} → ${store} (use \`import type\`)`);
    violations += 1;
  }
}
process.exit(violations > 0 ? 1 : 0);
