/**
 * The commands of whoever runs a service. They work on its database, also while it runs. Each loads its code
 * when it runs.
 */
import type { Command } from 'commander';
import { SIGNAL_TYPE_TABLE } from '../shared/signal-types.ts';
import { addOutputFormat } from './shared-options.ts';

export function addRunCommands(program: Command): void {
  program
    .command('start')
    .description(
      'run everything in one process: database (unless DATABASE_URL is set), API, console and jobs',
    )
    .action(async () => (await import('./run-service.ts')).runService({ http: true, jobs: true }));

  program
    .command('serve')
    .description('serve the API and the console only; run `domesday work` beside it for the jobs')
    .action(async () => (await import('./run-service.ts')).runService({ http: true, jobs: false }));

  program
    .command('work')
    .description('work on jobs only; any number of these can run')
    .option('--only <kinds>', 'comma-separated: crawl, deliver, mail, upload, watch, maintain')
    .action(async ({ only }) => {
      const { readJobRoles, runService } = await import('./run-service.ts');
      await runService({ http: false, jobs: true, only: only && readJobRoles(only) });
    });

  addDatabaseCommands(program);
  addAccountCommands(program);
}

function addDatabaseCommands(program: Command): void {
  program
    .command('migrate')
    .description('bring the database schema up to date and exit')
    .action(async () => (await import('./database.ts')).migrateCommand());

  program
    .command('backup')
    .description('write the whole database and the app secret into a new folder, also while the service runs')
    .argument('<folder>', 'does not exist yet, or is empty')
    .action(async (folder) => (await import('./database.ts')).backupCommand(folder));

  program
    .command('restore')
    .description('bring back a backup, into an empty DATA_DIR or database; the service must not run')
    .argument('<folder>', 'what `domesday backup` wrote')
    .option('--force', 'replace what the database holds')
    .action(async (folder, options) => (await import('./database.ts')).restoreCommand(folder, options));

  program
    .command('archive')
    .description(
      'move old signals, audit events and ended links into files of a new folder, also while the service runs',
    )
    .argument('<folder>', 'does not exist yet, or is empty')
    .requiredOption(
      '--before <date>',
      'rows from before that day, a year ago at the latest, such as 2024-01-01',
    )
    .action(async (folder, options) => (await import('./archive.ts')).archiveCommand(folder, options));
}

function addAccountCommands(program: Command): void {
  const account = program.command('account').description('create accounts, grant credits, set plans');

  account
    .command('create')
    .description('create a verified account; prints its API key, and a password unless one is given')
    .argument('<email>')
    .option('--password-stdin', 'read the password from standard input')
    .action(async (email, options) => (await import('./account.ts')).createAccountCommand(email, options));

  account
    .command('grant')
    .description('grant credits to an account')
    .argument('<email>')
    .argument('<credits>')
    .option('--reason <text>', 'the reason in the ledger', 'granted by the operator')
    .action(async (email, credits, options) =>
      (await import('./account.ts')).grantCommand(email, credits, options),
    );

  account
    .command('plan')
    .description('set the plan of an account: free, starter, growth or scale')
    .argument('<email>')
    .argument('<plan>')
    .action(async (email, plan) => (await import('./account.ts')).planCommand(email, plan));

  account
    .command('remove-second-factor')
    .description('let somebody who lost their second factor sign in by the password alone')
    .argument('<email>')
    .action(async (email) => (await import('./account.ts')).removeSecondFactorCommand(email));

  account
    .command('show')
    .description('show an account and the latest events in its history')
    .argument('<email>')
    .option('--json', 'as JSON')
    .action(async (email, options) => (await import('./account.ts')).showAccountCommand(email, options));
}

/** Commands that bring data into a service, or out of it. */
export function addDataCommands(program: Command, { financials }: { financials: Command }): void {
  addRegisterCommands(program);
  addSourceCommands(program);
  addFinancialsCommands(financials);
  addExportCommand(program);
  addSurveyCommands(program);
}

function addRegisterCommands(program: Command): void {
  const register = program
    .command('register')
    .description('the company register: import snapshots, return to the one before, show what it holds');

  register
    .command('import')
    .description(
      'bring the register to the state of a Companies House snapshot, also while the service runs; an interrupted import continues where it stopped',
    )
    .argument(
      '<path>',
      'BasicCompanyData CSV, or the JSON lines of persons with significant control; a zip of either, or a folder with the parts',
    )
    .option('--as-of <date>', 'the day of the snapshot; by default the date in its name')
    .option('--allow-shrink', 'accept a snapshot that lacks more than a tenth of the register')
    .action(async (path, options) => (await import('./register.ts')).importRegisterCommand(path, options));

  register
    .command('rollback')
    .description(
      'return to the register before the last import, also while the service runs; it is kept until the next import',
    )
    .action(async () => (await import('./register.ts')).rollbackCommand());

  register
    .command('status')
    .description('show size, date and source of the register')
    .option('--json', 'as JSON')
    .action(async (options) => (await import('./register.ts')).registerStatusCommand(options));
}

/** Lists and registers beside that of Companies House. */
function addSourceCommands(program: Command): void {
  const sites = program
    .command('sites')
    .description('the list of visited websites, which helps to find the website of a company');

  sites
    .command('import')
    .description(
      'replace the list of visited websites, also while the service runs: from the Chrome UX Report, Tranco, or any file with one domain per line',
    )
    .argument('<file>', 'CSV or text, plain, .gz or .zip')
    .action(async (path) => (await import('./sources.ts')).importSitesCommand(path));

  const sources = program
    .command('sources')
    .description('data of other public registers about companies: numbers, websites, trading names');

  sources
    .command('import')
    .description(
      'replace the data of one register, also while the service runs; the file is recognised by its header, in any order of columns',
    )
    .argument(
      '<file>',
      'the file as it is published: CSV, text, JSON, XLSX or ODS, plain or .zip; `sources status` lists the registers',
    )
    .option('--allow-shrink', 'accept a file with less than nine tenths of the stored companies')
    .action(async (path, options) => (await import('./sources.ts')).importSourceCommand(path, options));

  sources
    .command('status')
    .description('show what was imported, how many companies it concerns and how old it is')
    .option('--json', 'as JSON')
    .action(async (options) => (await import('./sources.ts')).sourcesStatusCommand(options));

  sources
    .command('contradictions')
    .description('list websites that a register gives to one company and our own reading to another')
    .option('--limit <number>', 'how many at most', Number, 100)
    .option('--json', 'as JSON')
    .action(async (options) => (await import('./sources.ts')).contradictionsCommand(options));
}

function addFinancialsCommands(financials: Command): void {
  financials
    .command('import')
    .description(
      'load files of Companies House’s accounts data, also while the service runs; an interrupted import continues where it stopped, and what is loaded already is passed over',
    )
    .argument('<paths...>', 'daily or monthly zips, single documents, or folders of either')
    .option('--json', 'as JSON')
    .action(async (paths, _options, command) =>
      (await import('./financials.ts')).importFinancialsCommand(paths, command.optsWithGlobals()),
    );

  financials
    .command('status')
    .description('show what was loaded')
    .option('--json', 'as JSON')
    .action(async (_options, command) =>
      (await import('./financials.ts')).financialsStatusCommand(command.optsWithGlobals()),
    );
}

function addExportCommand(program: Command): void {
  program
    .command('export')
    .description('write data of the whole service into files')
    .command('links')
    .description(
      'every current link between a domain and a company, without anything of an account; with data dictionary, licences and checksums',
    )
    .option(
      '--format <format>',
      'csv, jsonl, parquet, or site: a folder of JSON files for any web server',
      'csv',
    )
    .option('--since <date>', 'only links that were read since that day, such as 2026-11-01')
    .requiredOption('--output <file>', 'the file; for site a new folder')
    .action(async (options) => (await import('./export.ts')).exportLinksCommand(options));
}

function addSurveyCommands(program: Command): void {
  const survey = program
    .command('survey')
    .description('resolve a whole list of domains in the background, without an account or credits')
    .argument(
      '[file]',
      'domains, one per line; CSV such as Tranco or CrUX; web graph, certificate log or zone file; plain, gzip or zip. The same list again adds nothing',
    )
    .option('--under <suffixes>', 'only domains under these, such as uk,london,scot,wales')
    .option('--wait', 'until every domain is done, with its progress')
    .option('--json', 'as JSON')
    .action(async (path, options) => (await import('./survey.ts')).surveyCommand(path, options));

  survey
    .command('status')
    .description('show progress, rate, estimated end, outcomes, ages and reasons of failure')
    .option('--json', 'as JSON')
    .option('--html <file>', 'also write them as a page for a web server')
    .action(async (_options, command) =>
      (await import('./survey.ts')).surveyStatusCommand(command.optsWithGlobals()),
    );

  survey
    .command('refresh')
    .description(
      'read surveyed websites again that are due: those that changed more often, within a daily budget',
    )
    .option('--budget <domains>', 'how many domains a day at most', Number, 10_000)
    .action(async (_options, command) =>
      (await import('./survey.ts')).refreshSurveyCommand(command.optsWithGlobals()),
    );

  survey
    .command('sample')
    .description('write a sheet of matches, chosen by chance, for a person to judge')
    .argument('<number>', 'how many matches')
    .option('--output <file>', 'the sheet, a CSV file', 'survey-sample.csv')
    .action(async (size, options) => (await import('./survey.ts')).sampleSurveyCommand(size, options));

  survey
    .command('judge')
    .description('take a judged sheet back; the share of right matches is shown with its interval')
    .argument('<file>', 'the sheet of `survey sample` with right, wrong or unsure in each row')
    .action(async (path, _options, command) =>
      (await import('./survey.ts')).judgeSurveyCommand(path, command.optsWithGlobals()),
    );

  survey
    .command('pause')
    .description('start no further website; those in progress are finished')
    .action(async () => (await import('./survey.ts')).pauseSurveyCommand());

  survey
    .command('resume')
    .description('continue after a pause')
    .action(async () => (await import('./survey.ts')).resumeSurveyCommand());
}

export function addSandboxCommands(program: Command): void {
  const sandbox = program
    .command('sandbox')
    .description('the fictional register and its websites: list them, change a company');

  const sites = sandbox
    .command('sites')
    .description('list the fictional websites, what each shows, and how its resolution should end')
    .option('--json', 'as JSON');
  addOutputFormat(sites);
  sites.action(async (options) => (await import('./sandbox.ts')).listSitesCommand(options));

  sandbox
    .command('accounts')
    .description(
      'write the accounts that fictional companies file next, as a zip for `domesday financials import`',
    )
    .argument('<file>', 'such as Accounts_Bulk_Data-2026-11-13.zip; its name says when it was published')
    .action(async (path) => (await import('./sandbox.ts')).writeAccountsCommand(path));

  sandbox
    .command('change')
    .description('change a fictional company at once, also while the service runs')
    .argument('<company number>')
    .argument('<type>')
    .addHelpText('after', `\nTypes:\n${signalTypeHelp()}`)
    .action(async (number, type) => (await import('./sandbox.ts')).changeCompanyCommand(number, type));
}

function signalTypeHelp(): string {
  const width = Math.max(...Object.keys(SIGNAL_TYPE_TABLE).map((type) => type.length));
  return Object.entries(SIGNAL_TYPE_TABLE)
    .map(([type, { description }]) => `  ${type.padEnd(width)}  ${description}`)
    .join('\n');
}

export function addReceiptKeyCommand(receipt: Command): void {
  receipt
    .command('rotate-key')
    .description('sign with a new key from now on; older receipts stay valid')
    .action(async () => {
      const { withService } = await import('./with-service.ts');
      const kid = await withService(({ receipts }) => receipts.rotateKey());
      process.stdout.write(`Receipts are signed with the key ${kid} from now on.\n`);
    });
}
