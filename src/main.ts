#!/usr/bin/env node
import { Command } from 'commander';
import { version } from './project-files.ts';
import { OperatorError } from './shared/operator-error.ts';
import { SEARCH_FILTERS } from './shared/search-filters.ts';
import { SIGNAL_TYPE_TABLE } from './shared/signal-types.ts';

/** Commands import what they need when they run, so that `--help` is instant. */
const program = new Command('domesday')
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
  .action(async () => (await import('./commands/run-service.ts')).runService({ http: false, jobs: true }));

program
  .command('migrate')
  .description('bring the database schema up to date and exit')
  .action(async () => (await import('./commands/migrate.ts')).migrateCommand());

const account = program.command('account').description('make accounts, grant credits, set plans');

account
  .command('create')
  .description('make a verified account; prints a password unless one is given')
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
  .description('the company register: import snapshots, show what it holds');

register
  .command('import')
  .description(
    'bring the register to the state of a Companies House snapshot, also while the service runs; interrupted, it goes on where it was',
  )
  .argument('<path>', 'BasicCompanyData CSV, its zip, or a folder with its parts')
  .option('--as-of <date>', 'the day of the snapshot; by default the date in its name')
  .option('--allow-removals', 'accept a snapshot that lacks a large part of the register')
  .action(async (path, options) =>
    (await import('./commands/register.ts')).importRegisterCommand(path, options),
  );

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
  .action(async (path) => (await import('./commands/sites.ts')).importSitesCommand(path));

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

apiCommand('company', 'a company by its number, in any spelling')
  .argument('<number>')
  .action(async (number, options) =>
    (await import('./commands/api/company.ts')).companyCommand(number, options),
  );

const search = apiCommand('search', 'search the register by name and filters').argument('[name]');
for (const { option, help } of Object.values(SEARCH_FILTERS)) search.option(option, help);
search
  .option('--page <number>')
  .action(async (name, options) => (await import('./commands/api/search.ts')).searchCommand(name, options));

apiCommand('watch', 'watch a company; without a number, list what is watched')
  .argument('[number]')
  .option('--remove', 'stop watching it')
  .action(async (number, options) => (await import('./commands/api/watch.ts')).watchCommand(number, options));

apiCommand('signals', 'what happened to the companies you watch, newest first')
  .option('--company <number>', 'of one company, watched or not')
  .option('--type <type>', 'one type of signal')
  .option('--page <number>')
  .option('--limit <number>', 'from 1 to 100')
  .action(async (options) => (await import('./commands/api/signals.ts')).signalsCommand(options));

apiCommand('bulk', 'resolve every domain of a file; each row costs what a single question would')
  .argument('[file]', 'CSV, or JSON lines (.jsonl)')
  .option('--preview', 'only say what it would do, free')
  .option('--output <file>', 'where the results go; by default beside the input, `-` for standard output')
  .option('--format <format>', 'csv or jsonl', 'csv')
  .option('--id <id>', 'follow an upload that was started before')
  .action(async (file, options) => (await import('./commands/api/bulk.ts')).bulkCommand(file, options));

const webhook = program.command('webhook').description('receive webhooks on this machine');

apiCommand(
  'listen',
  'register a destination, check and print what is delivered, delete it at the end',
  webhook,
)
  .option('--port <port>', 'where to listen', '4040')
  .option(
    '--address <url>',
    'the address to register; by default one that the sandbox on this machine delivers to',
  )
  .option('--type <type>', 'the type of signal', 'all')
  .option('--secret <secret>', 'register nothing; check deliveries of a destination with this secret')
  .action(async (options) =>
    (await import('./commands/api/webhook-listen.ts')).webhookListenCommand(options),
  );

try {
  await program.parseAsync();
} catch (error) {
  // What an operator can mend is one sentence; anything else is our mistake and needs its stack.
  process.stderr.write(`${error instanceof OperatorError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
