import { Command, Help, type Option } from 'commander';
import { version } from '../project-files.ts';
import {
  addDataCommands,
  addReceiptKeyCommand,
  addRunCommands,
  addSandboxCommands,
} from './add-service-commands.ts';
import {
  addAccountCommands,
  addBulkCommand,
  addLookupCommands,
  addReceiptCommands,
  addReviewCommands,
  addWatchCommands,
} from './api/add-api-commands.ts';
import { addExamples } from './examples.ts';
import { describeUsageError } from './standard-error.ts';
import { hasColours, paint } from './terminal/paint.ts';

/** Short descriptions for the list of all commands: one line of at most 80 characters per command. */
const SUMMARIES: Record<string, string> = {
  resolve: 'which company is behind a domain',
  check: 'whether a website states what the law requires of its company',
  website: 'the website of a company',
  company: 'a company: officers, owners, figures, filings, website',
  identity: 'which people of a company have verified their identity',
  financials: 'the figures of a company’s accounts',
  group: 'who owns a company, and what it owns',
  search: 'search the register by name, place, kind and size',
  searches: 'your saved searches',
  bulk: 'resolve every row of a file',
  reviews: 'domains in doubt, for you to decide',
  receipt: 'signed receipts of results',
  report: 'a result as a page or PDF for filing',
  watch: 'watch a company, or list what is watched',
  alerts: 'e-mails about signals',
  signals: 'what happened to the companies you watch',
  webhook: 'where signals are sent; receive them on this machine',
  login: 'sign in to a service by password or browser',
  start: 'run everything in one process',
  serve: 'serve the API and the console only',
  work: 'work on jobs only; any number can run',
  migrate: 'bring the database up to date',
  backup: 'write all data into a folder, also while it runs',
  restore: 'bring back a backup',
  archive: 'move old signals and audit events into files',
  register: 'import the company register, show what it holds',
  sites: 'import a list of visited websites',
  sources: 'import other public registers',
  survey: 'resolve a list of domains in the background',
  sandbox: 'the fictional companies and websites',
  completion: 'complete commands in your shell',
};

const COMMON_OPTIONS = new Set(['url', 'key', 'json', 'help']);

/** The options that many commands have are read once. */
function ownOptionsFirst(options: Option[]): Option[] {
  const isCommon = (option: Option) =>
    COMMON_OPTIONS.has(option.attributeName()) || option.flags === '--output <format>';
  return [...options.filter((option) => !isCommon(option)), ...options.filter(isCommon)];
}

/** The name of a group of commands, with what one of them looks like. */
function heading(name: string, example: string): string {
  return `${name}, such as \`domesday ${example}\`:`;
}

/** The command line. Commands import what they need when they run, so that `--help` is instant. */
export function createProgram(): Command {
  const program: Command = new Command('domesday')
    // Before the commands are added: they inherit it.
    .configureOutput({
      outputError: (text, write) => write(describeUsageError(text)),
      getOutHasColors: () => hasColours(process.stdout),
      getErrHasColors: () => hasColours(process.stderr),
    })
    .configureHelp({
      showGlobalOptions: true,
      visibleOptions: (command) => ownOptionsFirst(new Help().visibleOptions(command)),
      visibleGlobalOptions: (command) =>
        command.parent ? program.options.filter(({ long }) => long !== '--version') : [],
      // One line per command; the full description is in the command's own help.
      subcommandDescription: (command) =>
        (command.parent?.parent ? undefined : SUMMARIES[command.name()]) ?? command.description(),
      subcommandTerm: (command) => new Help().subcommandTerm(command).replace(' [options]', ''),
      styleTitle: (text) => paint('title', text),
      styleCommandText: (text) => paint('link', text),
      styleSubcommandText: (text) => paint('link', text),
      styleOptionText: (text) => paint('link', text),
      styleArgumentText: (text) => paint('link', text),
    })
    .description(
      'Which UK company is behind a web domain, and which website belongs to a company, with evidence.',
    )
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show the help')
    .option('--no-color', 'without colours; so does the variable NO_COLOR')
    .option('--no-pager', 'without a pager for long lists; PAGER chooses another one');

  program.commandsGroup(heading('Look up', 'company 73816452'));
  const { financials } = addLookupCommands(program);
  program.commandsGroup(heading('Many at once, decisions, proof', 'bulk customers.csv'));
  addBulkCommand(program);
  addReviewCommands(program);
  const { receipt } = addReceiptCommands(program);
  program.commandsGroup(heading('Watch', 'watch --file suppliers.csv'));
  addWatchCommands(program);
  program.commandsGroup(heading('Your account', 'keys create nightly'));
  addAccountCommands(program);
  program.commandsGroup(heading('Run a service', 'backup backups/2026-11-18'));
  addRunCommands(program);
  addReceiptKeyCommand(receipt);
  program.commandsGroup(heading('Data of a service', 'register status'));
  addDataCommands(program, { financials });
  program.commandsGroup(heading('Try it', 'sandbox change 73816452 director_resigned'));
  addSandboxCommands(program);
  addCompletionCommand(program);
  program.helpCommand('help [command]', 'show the help of a command');
  addExamples(program);
  return program;
}

function addCompletionCommand(program: Command): void {
  program
    .command('completion')
    .description('print a script that completes commands and options in a shell')
    .argument('<shell>', 'bash, zsh or fish')
    .action(async (shell) => {
      process.stdout.write((await import('./completion.ts')).completionScript(program, shell));
    });
}
