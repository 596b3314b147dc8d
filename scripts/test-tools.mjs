/**
 * Makes sure that what the tests drive is there: a browser for the console, and curl, openssl and Python for
 * the samples of the guides. As root on Debian the missing ones are installed; elsewhere a message says what
 * to do.
 */
import { findBrowser, findInPath, installFromDebian } from './find-browser.mjs';

const BROWSER = 'chromium';
const missing = missingPackages();
if (missing.length > 0) installFromDebian(missing);
const stillMissing = missingPackages();
if (stillMissing.length > 0) {
  console.error(`The tests need ${stillMissing.join(', ')}: install what is missing and run them again.`);
  if (stillMissing.includes(BROWSER))
    console.error('Chrome does as well; CHROME_PATH names it where it is not found.');
  process.exit(1);
}

function missingPackages() {
  const tools = ['bash', 'curl', 'openssl', 'python3'].filter((name) => !findInPath([name]));
  return findBrowser() ? tools : [BROWSER, ...tools];
}
