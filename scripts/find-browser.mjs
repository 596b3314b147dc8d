/**
 * Finds the browser that tests drive: an installed Chromium or Chrome. As root on Debian it is installed when
 * it is missing; elsewhere a message says what to do. Prints its path.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Undefined when there is none. */
export function findBrowser() {
  const places = [process.env.CHROME_PATH, findInPath(NAMES), MAC];
  return places.find((place) => place && isExecutable(place));
}

/** The first of these programs that is there. */
export function findInPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Does nothing for those who may not install. */
export function installFromDebian(packages) {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return;
  console.error(`Installing ${packages.join(', ')} from Debian, for the tests …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: environment };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!findBrowser()) installFromDebian(['chromium']);
  const browser = findBrowser();
  if (!browser) {
    console.error('The tests of the console need Chromium or Chrome: install one, or set CHROME_PATH to it.');
    process.exit(1);
  }
  console.log(browser);
}
