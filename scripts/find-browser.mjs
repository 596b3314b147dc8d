/**
 * Finds the browser that tests drive: an installed Chromium or Chrome. As root on Debian it is installed when it is
 * missing; elsewhere the person is told what to do. Prints its path.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Undefined when there is none. */
export function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = [
    process.env.CHROME_PATH,
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    MAC,
  ];
  return places.find((place) => place && isExecutable(place));
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function install() {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return;
  console.error('Installing Chromium from Debian, for the tests of the console …');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: environment };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!findBrowser()) install();
  const browser = findBrowser();
  if (!browser) {
    console.error('The tests of the console need Chromium or Chrome: install one, or set CHROME_PATH to it.');
    process.exit(1);
  }
  console.log(browser);
}
