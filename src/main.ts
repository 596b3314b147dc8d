#!/usr/bin/env node
import { Command } from 'commander';
import { describeError, describeUsageError } from './commands/report-error.ts';
import { addSurveyCommands } from './commands/survey-commands.ts';
import { addWebhookCommands } from './commands/webhook-commands.ts';
import { version } from './project-files.ts';
import { SEARCH_FILTERS } from './shared/search-filters.ts';
import { SIGNAL_TYPE_TABLE } from './shared/signal-types.ts';

/** Commands import what they need when they run, so that `--help` is instant. */
const program = new Command('domesday')
  // Before the commands, which take it over.
  .configureOutput({ outputError: (text, write) => write(describeUsageError(text)) })
  .description(
    'Which UK company stands behind a web domain, and which website belongs to a company, with evidence.',
  )
  .version(version)
  .addHelpText('after', '\nSettings are environment variables; docs/settings.md describes each.');

program
  .command('start')
  .description('run everything in one process: database (unless DATABASE_URL is set), API, console and jobs')
  .action(async () => (await import('./commands/run-service.ts')).runService({ http: true, jobs: true }));

program
  .command('serve')
  .description('serve the API and the console only; run `domesday work` beside it for the jobs')
  .action(async () => (await import('./commands/run-service.ts')).runService({ http: true, jobs: false }));

program
  .command('work')
  .description('work on jobs only; run as many of these as you like')
  .option('--only <kinds>', 'comma-separated: crawl, deliver, mail, upload, watch, maintain')
  .action(async ({ only }) => {
    const { readJobRoles, runService } = await import('./commands/run-service.ts');
    await runService({ http: false, jobs: true, only: only && readJobRoles(only) });
  });

program
  .command('migrate')
  .description('bring the database schema up to date and exit')
  .action(async () => (await import('./commands/migrate.ts')).migrateCommand());

program
  .command('backup')
  .description('write the whole database and the app secret into a new folder, also while the service runs')
  .argument('<folder>', 'does not exist yet, or is empty')
  .action(async (folder) => (await import('./commands/backup.ts')).backupCommand(folder));

program
  .command('restore')
  .description('bring back a backup, into an empty DATA_DIR or database; the service must not run')
  .argument('<folder>', 'what `domesday backup` wrote')
  .option('--force', 'replace what the database holds')
  .action(async (folder, options) => (await import('./commands/backup.ts')).restoreCommand(folder, options));

const account = program.command('account').description('make accounts, grant credits, set plans');

account
  .command('create')
  .description('make a verified account; prints its API key, and a password unless one is given')
  .argument('<email>')
  .option('--password-stdin', 'read the password from standard input')
  .action(async (email, options) =>
    (await import('./commands/account.ts')).createAccountCommand(email, options),
  );

account
  .command('grant')
  .description('grant credits to an account')
  .argument('<email>')
  .argument('<credits>')
  .option('--reason <text>', 'what the ledger says about it', 'granted by the operator')
  .action(async (email, credits, options) =>
    (await import('./commands/account.ts')).grantCommand(email, credits, options),
  );

account
  .command('plan')
  .description('set the plan of an account: free, starter, growth or scale')
  .argument('<email>')
  .argument('<plan>')
  .action(async (email, plan) => (await import('./commands/account.ts')).planCommand(email, plan));

account
  .command('show')
  .description('show an account and the latest events in its history')
  .argument('<email>')
  .option('--json', 'as JSON')
  .action(async (email, options) =>
    (await import('./commands/account.ts')).showAccountCommand(email, options),
  );

const register = program
  .command('register')
  .description('the company register: import snapshots, return to the one before, show what it holds');

register
  .command('import')
  .description(
    'bring the register to the state of a Companies House snapshot, also while the service runs; interrupted, it goes on where it was',
  )
  .argument(
    '<path>',
    'BasicCompanyData CSV, or the JSON lines of persons with significant control; a zip of either, or a folder with the parts',
  )
  .option('--as-of <date>', 'the day of the snapshot; by default the date in its name')
  .option('--allow-shrink', 'accept a snapshot that lacks more than a tenth of the register')
  .action(async (path, options) =>
    (await import('./commands/register.ts')).importRegisterCommand(path, options),
  );

register
  .command('rollback')
  .description(
    'return to the register before the last import, also while the service runs; it is kept until the next import',
  )
  .action(async () => (await import('./commands/register.ts')).rollbackCommand());

register
  .command('status')
  .description('show size, date and source of the register')
  .option('--json', 'as JSON')
  .action(async (options) => (await import('./commands/register.ts')).registerStatusCommand(options));

const sites = program
  .command('sites')
  .description('the list of visited websites, by which a company’s own is found sooner');

sites
  .command('import')
  .description(
    'replace the list of visited websites, also while the service runs: from the Chrome UX Report, Tranco, or any file with one domain a line',
  )
  .argument('<file>', 'CSV or text, plain, .gz or .zip')
  .action(async (path) => (await import('./commands/sources.ts')).importSitesCommand(path));

const sources = program
  .command('sources')
  .description('what other registers say of companies: charity numbers, websites of charities, LEIs');

sources
  .command('import')
  .description(
    'replace what is held of the Charity Commission or of GLEIF, also while the service runs; the file says which it is',
  )
  .argument(
    '<file>',
    'publicextract.charity (JSON or text), or GLEIF’s golden copy of LEI records (CSV); plain or .zip',
  )
  .option('--allow-shrink', 'accept a file with less than nine tenths of the companies that are held')
  .action(async (path, options) =>
    (await import('./commands/sources.ts')).importSourceCommand(path, options),
  );

sources
  .command('status')
  .description('show what was imported')
  .option('--json', 'as JSON')
  .action(async (options) => (await import('./commands/sources.ts')).sourcesStatusCommand(options));

addSurveyCommands(program);

const sandbox = program
  .command('sandbox')
  .description('the fictional register and its websites: list them, change a company');

sandbox
  .command('sites')
  .description('list the fictional websites, what each shows, and how its resolution should end')
  .option('--json', 'as JSON')
  .action(async (options) => (await import('./commands/sandbox-sites.ts')).listSitesCommand(options));

sandbox
  .command('change')
  .description('let something happen to a fictional company at once, also while the service runs')
  .argument('<company number>')
  .argument('<type>')
  .addHelpText('after', `\nTypes:\n${signalTypeHelp()}`)
  .action(async (number, type) =>
    (await import('./commands/sandbox-change.ts')).changeCompanyCommand(number, type),
  );

function signalTypeHelp(): string {
  const width = Math.max(...Object.keys(SIGNAL_TYPE_TABLE).map((type) => type.length));
  return Object.entries(SIGNAL_TYPE_TABLE)
    .map(([type, { description }]) => `  ${type.padEnd(width)}  ${description}`)
    .join('\n');
}

/** Commands that use the API of a running service, as any client does. */
function apiCommand(name: string, description: string, parent: Command = program): Command {
  return parent
    .command(name)
    .description(description)
    .option('--url <address>', 'the service; by default DOMESDAY_URL, or the one on this machine')
    .option('--key <key>', 'your API key; by default DOMESDAY_API_KEY')
    .option('--json', 'as JSON');
}

/** A command that takes a password instead of a key. */
function personCommand(name: string, description: string, parent: Command): Command {
  return parent
    .command(name)
    .description(`${description}; asks for your password`)
    .option('--url <address>', 'the service; by default DOMESDAY_URL, or the one on this machine')
    .option('--email <address>', 'your login; by default the one that `domesday login` kept')
    .option('--password-stdin', 'read the password from standard input')
    .option('--json', 'as JSON');
}

program
  .command('login')
  .description('sign in to a service by password or browser, and keep the login for the commands below')
  .option('--url <address>', 'the service; by default DOMESDAY_URL, or the one on this machine')
  .option('--browser', 'sign in on the service’s own page, without a password here')
  .option('--email <address>', 'the account; asked for when missing')
  .option('--password-stdin', 'read the password from standard input')
  .option('--json', 'as JSON')
  .action(async (options) => (await import('./commands/api/login.ts')).loginCommand(options));

program
  .command('logout')
  .description('delete the login that `login` kept')
  .action(async () => (await import('./commands/api/login.ts')).logoutCommand());

const keys = program.command('keys').description('the API keys of your account');

apiCommand('list', 'names, scopes and last use; never the keys themselves', keys).action(async (options) =>
  (await import('./commands/api/keys.ts')).listKeysCommand(options),
);

personCommand('create', 'create a named key and print it, once', keys)
  .argument('<name>')
  .option('--scope <scopes>', 'read, resolve, manage; several are separated by commas', 'resolve')
  .action(async (name, options) => (await import('./commands/api/keys.ts')).createKeyCommand(name, options));

personCommand('revoke', 'revoke a named key at once', keys)
  .argument('<key>', 'its name or id')
  .action(async (key, options) => (await import('./commands/api/keys.ts')).revokeKeyCommand(key, options));

apiCommand('resolve', 'which company is behind a domain; exits with 2 when none is matched')
  .argument('<domain>', 'a domain, a web address or an e-mail address')
  .action(async (domain, options) =>
    (await import('./commands/api/resolve.ts')).resolveCommand(domain, options),
  );

apiCommand(
  'check',
  'the particulars that the law asks of a company’s website; exits with 3 when some are missing',
)
  .argument('<domain>', 'a domain, a web address or an e-mail address')
  .action(async (domain, options) => (await import('./commands/api/check.ts')).checkCommand(domain, options));

apiCommand('website', 'the website of a company, by its number or name; exits with 2 when none is verified')
  .argument('<company>')
  .action(async (company, options) =>
    (await import('./commands/api/website.ts')).websiteCommand(company, options),
  );

apiCommand('company', 'a company by its number, in any spelling')
  .argument('<number>')
  .action(async (number, options) =>
    (await import('./commands/api/company.ts')).companyCommand(number, options),
  );

apiCommand('identity', 'who of a company has verified their identity, who is due and who is overdue')
  .argument('[number]')
  .option('--file <file>', 'of all companies in a CSV file of numbers: one row a person, as CSV')
  .option('--output <file>', 'where the rows go; by default standard output')
  .action(async (number, options) =>
    (await import('./commands/api/identity.ts')).identityCommand(number, options),
  );
apiCommand('group', 'who owns a company, up to the ultimate parent, and what it owns')
  .argument('<number>')
  .option('--depth <levels>', 'how many levels up and down, from 1 to 10; 5 by default')
  .action(async (number, options) => (await import('./commands/api/group.ts')).groupCommand(number, options));

const search = apiCommand('search', 'search the register by name and filters').argument('[name]');
for (const { option, help } of Object.values(SEARCH_FILTERS)) search.option(option, help);
search
  .option('--page <number>')
  .option('--csv', 'all pages as CSV')
  .action(async (name, options) => (await import('./commands/api/search.ts')).searchCommand(name, options));

const watch = apiCommand('watch', 'watch a company; without one, list what is watched')
  .argument('[company]', 'its number, or a name that no other company has')
  .option('--remove', 'stop watching it')
  .option('--file <file>', 'watch every company of a CSV, TSV or XLSX file, by number or name')
  .option('--tag <tag>', 'list the companies with this tag, or add it to those that are watched now')
  .option('--tags <tags>', 'replace the tags of the company: with commas between them, or empty')
  .option('--csv', 'the list as CSV')
  .action(async (company, options) =>
    (await import('./commands/api/watch.ts')).watchCommand(company, options),
  );

apiCommand('tags', 'list the tags of the companies you watch', watch).action(async (_options, command) =>
  (await import('./commands/api/watch.ts')).watchTagsCommand(command.optsWithGlobals()),
);

apiCommand('alerts', 'show or choose the e-mails about signals')
  .option('--digest <how often>', 'off, daily or weekly')
  .option(
    '--instant <severities>',
    'mail these at once: info, notice, warning, critical, with commas; or none',
  )
  .action(async (options) => (await import('./commands/api/alerts.ts')).alertsCommand(options));

apiCommand('signals', 'what happened to the companies you watch, newest first')
  .option('--company <number>', 'of one company; without another filter, watched or not')
  .option('--tag <tag>', 'of the companies with this tag')
  .option('--type <type>', 'one type of signal')
  .option('--severity <severity>', 'info, notice, warning or critical')
  .option('--since <time>', 'detected then or later: a day, or a time such as 2026-03-31T09:30:00Z')
  .option('--until <time>', 'detected then or earlier')
  .option('--cursor <cursor>', 'oldest first: `start`, then the one that was printed last')
  .option('--page <number>')
  .option('--limit <number>', 'from 1 to 100')
  .option('--csv', 'all of them as CSV')
  .action(async (options) => (await import('./commands/api/signals.ts')).signalsCommand(options));

apiCommand('bulk', 'resolve every row of a file; each costs what a single question would')
  .argument('[file]', 'CSV, TSV, XLSX, or JSON lines (.jsonl)')
  .option('--preview', 'only say what it would do, free')
  .option('--direction <direction>', '`domain`: find companies; `company`: find websites', 'domain')
  .option('--column <column>', 'name or number of the column to read; guessed by default')
  .option('--header', 'the first row holds the names of the columns; guessed by default')
  .option('--no-header', 'the first row is a row like the others')
  .option('--output <file>', 'where the results go; by default beside the input, `-` for standard output')
  .option('--format <format>', 'csv, xlsx or jsonl', 'csv')
  .option('--id <id>', 'follow an upload that was started before')
  .action(async (file, options) => (await import('./commands/api/bulk.ts')).bulkCommand(file, options));

const reviews = apiCommand('reviews', 'the domains where several companies are possible, for you to decide')
  .option('--decided', 'those that were decided')
  .option('--csv', 'all decisions with who and when, as CSV')
  .option('--output <file>', 'where the CSV goes; by default standard output')
  .option('--page <number>')
  .action(async (options) => (await import('./commands/api/reviews.ts')).reviewsCommand(options));

apiCommand('decide', 'decide a review, free: a company number, or `none`', reviews)
  .argument('<id>')
  .argument('<company>')
  .action(async (id, company, _options, command) =>
    (await import('./commands/api/reviews.ts')).decideReviewCommand(id, company, command.optsWithGlobals()),
  );

apiCommand('undo', 'open a review again', reviews)
  .argument('<id>')
  .action(async (id, _options, command) =>
    (await import('./commands/api/reviews.ts')).undoReviewCommand(id, command.optsWithGlobals()),
  );

const receipt = program.command('receipt').description('signed receipts of results');

apiCommand('get', 'the receipt of a result that your account was given in the last 30 days', receipt)
  .argument('<domain>')
  .option('--output <file>', 'write it there')
  .action(async (domain, options) =>
    (await import('./commands/api/receipt.ts')).getReceiptCommand(domain, options),
  );

apiCommand('verify', 'whether a receipt is as it was signed; exits with 1 when it is not', receipt)
  .argument('<file>', 'the receipt, or the answer of the API that holds it; `-` for standard input')
  .option('--keys <file>', 'a key set (/.well-known/jwks.json), to verify offline')
  .option('--reread', 'let the service read the pages again and look for each quote')
  .action(async (file, options) =>
    (await import('./commands/api/receipt.ts')).verifyReceiptCommand(file, options),
  );

receipt
  .command('rotate-key')
  .description('sign with a new key from now on; older receipts stay valid')
  .action(async () => (await import('./commands/receipt-key.ts')).rotateReceiptKeyCommand());

addWebhookCommands(program, apiCommand);

// Somebody who reads the first lines only, as `head` does, has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

program
  .command('completion')
  .description('print a script that completes commands and options in a shell')
  .argument('<shell>', 'bash, zsh or fish')
  .addHelpText('after', '\nFor bash: source <(domesday completion bash)')
  .action(async (shell) => {
    process.stdout.write((await import('./commands/completion.ts')).completionScript(program, shell));
  });

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(describeError(error));
  process.exit(1);
}
