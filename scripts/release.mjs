/**
 * `npm run release -- <folder>`: the files of a release. The package, the clients, the integrations, the bill
 * of materials (CycloneDX), the licences of what the package depends on, its section of the changelog, and
 * the checksums of them all. Refuses a version that the changelog does not know.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildTypescriptClient } from './build-clients.mjs';
import { buildBrowserExtension, buildN8nNodes } from './build-integrations.mjs';
import { isBundled } from './bundled-packages.mjs';

const project = fileURLToPath(new URL('..', import.meta.url));
const [folder, allowUnreleased] = process.argv.slice(2);
if (!folder) fail('Name the folder to write to: npm run release -- <folder>');
const target = resolve(folder);
const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
const { version } = manifest;
const notes =
  changesOf(version) ?? (allowUnreleased === '--allow-unreleased' ? changesOf('Unreleased') : undefined);
if (!notes) fail(`CHANGELOG.md has no section "## ${version}". Rename "## Unreleased" first.`);

mkdirSync(target, { recursive: true });
const bill = billOfMaterials();
pack();
await packFolder(buildTypescriptClient);
await packFolder(buildN8nNodes);
await zipBrowserExtension();
run(join(project, 'clients', 'python'), 'python3', 'build_wheel_backend.py', target);
writeFileSync(join(target, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
writeFileSync(join(target, 'licences.csv'), licencesOf(bill));
writeFileSync(join(target, 'CHANGES.md'), `# Domesday ${version}\n\n${notes}\n`);
writeFileSync(join(target, 'SHA256SUMS'), checksums());
process.stdout.write(`Wrote the release ${version} to ${target}.\n`);

/**
 * The package depends only on what is not in its bundle, so that `npx` installs about 40 packages and not
 * 300.
 */
function pack() {
  inScratchFolder((folder) => {
    npm(project, 'pack', '--pack-destination', folder);
    run(folder, 'tar', '-xzf', `domesday-${version}.tgz`);
    const { devDependencies, workspaces, overrides, scripts, ...shipped } = manifest;
    const dependencies = Object.entries(shipped.dependencies).filter(([name]) => !isBundled(name));
    const contents = { ...shipped, dependencies: Object.fromEntries(dependencies) };
    writeFileSync(join(folder, 'package', 'package.json'), `${JSON.stringify(contents, null, 2)}\n`);
    npm(join(folder, 'package'), 'pack', '--pack-destination', target);
  });
}

/** `build` writes the folder that becomes a package. */
async function packFolder(build) {
  const folder = mkdtempSync(join(tmpdir(), 'domesday-release-'));
  try {
    await build(folder);
    npm(folder, 'pack', '--pack-destination', target);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** As the stores of both browsers take it: the manifest is at the top. */
async function zipBrowserExtension() {
  const folder = mkdtempSync(join(tmpdir(), 'domesday-release-'));
  try {
    await buildBrowserExtension(folder);
    const file = join(target, `domesday-browser-${version}.zip`);
    run(folder, 'python3', '-m', 'zipfile', '-c', file, ...readdirSync(folder).sort());
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** As `sha256sum --check` reads them. */
function checksums() {
  const lines = readdirSync(target)
    .filter((name) => name !== 'SHA256SUMS')
    .sort()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(target, name)))
          .digest('hex')}  ${name}\n`,
    );
  return lines.join('');
}

/** The text of a section of the changelog; undefined when there is none. */
function changesOf(title) {
  const sections = readFileSync(join(project, 'CHANGELOG.md'), 'utf8').split(/^## /m);
  const section = sections.find((text) => text.split(/[\s,]/, 1)[0] === title);
  return section?.slice(section.indexOf('\n')).trim();
}

/**
 * `npm sbom --omit dev` leaves out what development packages need too; so it is asked about a project without
 * them.
 */
function billOfMaterials() {
  return inScratchFolder((folder) => {
    const { devDependencies, workspaces, scripts, ...shipped } = manifest;
    writeFileSync(join(folder, 'package.json'), JSON.stringify(shipped));
    for (const name of ['package-lock.json', '.npmrc']) cpSync(join(project, name), join(folder, name));
    npm(folder, 'install', '--package-lock-only', '--ignore-scripts', '--prefer-offline');
    return JSON.parse(npm(folder, 'sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'));
  });
}

function inScratchFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'domesday-release-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function licencesOf({ components }) {
  const rows = components.map(({ name, version, licenses = [] }) => {
    const ids = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name);
    if (ids.length === 0) fail(`${name} ${version} names no licence. Look it up before you release.`);
    return [name, version, ids.join(' AND ')].map((cell) => `"${cell}"`).join(',');
  });
  return `name,version,licence\n${rows.sort().join('\n')}\n`;
}

function npm(cwd, ...arguments_) {
  return run(cwd, 'npm', ...arguments_);
}

function run(cwd, command, ...arguments_) {
  const { status, stdout, stderr } = spawnSync(command, arguments_, { cwd, encoding: 'utf8' });
  if (status !== 0) fail(`${command} ${arguments_.join(' ')} failed:\n${stderr}`);
  return stdout;
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
