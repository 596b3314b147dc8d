import type { Command } from 'commander';
import { SEARCH_FILTERS, SEARCH_SORT_NAMES } from '../../shared/search-filters.ts';
import { addOutputFormat, readOutputWords } from '../shared-options.ts';

const WHEN = 'a day, or a time such as 2026-03-31T09:30:00Z';
const TYPES = 'the type of signal; several are separated by commas';

/** Signing in, and the keys of the account. */
export function addAccountCommands(program: Command): void {
  program
    .command('login')
    .description('sign in to a service by password or browser, and store the login for the other commands')
    .option('--url <address>', 'the service; by default DOMESDAY_URL, or the one on this machine')
    .option('--browser', 'sign in on the service’s own page, without a password here')
    .option('--email <address>', 'the account; asked for when missing')
    .option('--password-stdin', 'read the password from standard input')
    .option('--json', 'as JSON')
    .action(async (options) => (await import('./login.ts')).loginCommand(options));

  program
    .command('logout')
    .description('delete the stored login')
    .action(async () => (await import('./login.ts')).logoutCommand());

  const keys = program.command('keys').description('the API keys of your account');

  listCommand(keys, 'list', 'names, scopes and last use; never the keys themselves').action(async (options) =>
    (await import('./keys.ts')).listKeysCommand(options),
  );

  personCommand(keys, 'create', 'create a named key and print it, once')
    .argument('<name>')
    .option('--scope <scopes>', 'read, resolve, manage; several are separated by commas', 'resolve')
    .action(async (name, options) => (await import('./keys.ts')).createKeyCommand(name, options));

  personCommand(keys, 'revoke', 'revoke a named key at once')
    .argument('<key>', 'its name or id')
    .action(async (key, options) => (await import('./keys.ts')).revokeKeyCommand(key, options));
}

/** Commands about the register and websites. */
export function addLookupCommands(program: Command): { financials: Command } {
  listCommand(program, 'resolve', 'which company is behind a domain; exits with 2 when none is matched')
    .argument('<domain>', 'a domain, a web address or an e-mail address')
    .option(
      '--retry',
      'read a website that could not be read again, without waiting for the result to expire',
    )
    .option('--index <place>', 'answer from an exported index, a folder or a web address, without a service')
    .action(async (domain, { index, ...options }) =>
      index === undefined
        ? (await import('./resolve.ts')).resolveCommand(domain, options)
        : (await import('./resolve-index.ts')).resolveFromIndexCommand(domain, { ...options, index }),
    );

  listCommand(
    program,
    'check',
    'the particulars that the law requires on a company’s website; exits with 3 when some are missing',
  )
    .argument('<domain>', 'a domain, a web address or an e-mail address')
    .action(async (domain, options) => (await import('./resolve.ts')).checkCommand(domain, options));

  listCommand(
    program,
    'website',
    'the website of a company, by its number or name; exits with 2 when none is verified',
  )
    .argument('<company>')
    .action(async (company, options) => (await import('./resolve.ts')).websiteCommand(company, options));

  listCommand(program, 'company', 'a company by its number, in any spelling')
    .argument('<number>')
    .action(async (number, options) => (await import('./company.ts')).companyCommand(number, options));

  fileCommand(
    program,
    'identity',
    'which people of a company have verified their identity, are due or overdue',
  )
    .argument('[number]')
    .option('--file <file>', 'for all companies in a CSV file of numbers: one row per person, as CSV')
    .option('--output <file>', 'where the rows go; by default standard output')
    .action(async (number, options) => (await import('./identity.ts')).identityCommand(number, options));
  const financials = addFinancialsCommand(program);

  listCommand(program, 'group', 'who owns a company, up to the ultimate parent, and what it owns')
    .argument('<number>')
    .option('--depth <levels>', 'how many levels up and down, from 1 to 10; 5 by default')
    .action(async (number, options) => (await import('./group.ts')).groupCommand(number, options));

  addSearchCommand(program);
  addSavedSearchCommands(program);
  return { financials };
}

function addSearchCommand(program: Command): void {
  const search = listCommand(program, 'search', 'search the register by name and filters').argument('[name]');
  for (const { option, help } of Object.values(SEARCH_FILTERS)) search.option(option, help);
  search
    .option('--sort <order>', SEARCH_SORT_NAMES.join(', '))
    .option('--page <number>')
    .option('--csv', 'all pages as CSV')
    .option('--save <name>', 'keep the search under this name instead of running it')
    .option('--watch', 'with --save: note companies that newly match')
    .action(async (name, options) => (await import('./search.ts')).searchCommand(name, options));
}

function addSavedSearchCommands(program: Command): void {
  const load = () => import('./searches.ts');
  const searches = listCommand(
    program,
    'searches',
    'list your saved searches, with what newly matches',
  ).action(async (options) => (await load()).searchesCommand(options));
  // Options of the same name belong to `searches`, so they are read from both.
  const one = (name: string, description: string) =>
    listCommand(searches, name, description).argument('<search>', 'its name or id');
  one('matches', 'the companies that newly match, newest first')
    .option('--page <number>')
    .action(async (search, _, command) =>
      (await load()).searchMatchesCommand(search, command.optsWithGlobals()),
    );
  one('export', 'all companies that match now, as CSV').action(async (search, _, command) =>
    (await load()).exportSearchCommand(search, command.optsWithGlobals()),
  );
  one('watch', 'note companies that newly match from now on').action(async (search, _, command) =>
    (await load()).watchSearchCommand(search, true, command.optsWithGlobals()),
  );
  one('unwatch', 'run the search no more').action(async (search, _, command) =>
    (await load()).watchSearchCommand(search, false, command.optsWithGlobals()),
  );
  one('delete', 'delete the search and its matches').action(async (search, _, command) =>
    (await load()).deleteSearchCommand(search, command.optsWithGlobals()),
  );
}

function addFinancialsCommand(program: Command): Command {
  return listCommand(program, 'financials', 'the figures of a company’s accounts, newest period first')
    .argument('<company>', 'its number, in any spelling')
    .option('--csv', 'as CSV')
    .action(async (number, options) => (await import('./financials.ts')).financialsCommand(number, options));
}

/** Commands about changes, and where they are sent. */
export function addWatchCommands(program: Command): void {
  const watch = listCommand(program, 'watch', 'watch a company; without one, list what is watched')
    .argument('[company]', 'its number, or a name that no other company has')
    .option('--remove', 'stop watching it')
    .option('--file <file>', 'watch every company of a CSV, TSV or XLSX file, by number or name')
    .option('--tag <tag>', 'list the companies with this tag, or add it to the companies given')
    .option('--tags <tags>', 'replace the tags of the company: with commas between them, or empty')
    .option('--csv', 'the list as CSV')
    .action(async (company, options) => (await import('./watch.ts')).watchCommand(company, options));

  listCommand(watch, 'tags', 'list the tags of the companies you watch').action(async (_options, command) =>
    (await import('./watch.ts')).watchTagsCommand(command.optsWithGlobals()),
  );

  apiCommand(program, 'alerts', 'show or choose the e-mails about signals')
    .option('--digest <how often>', 'off, daily or weekly')
    .option(
      '--instant <severities>',
      'mail these at once: info, notice, warning, critical, with commas; or none',
    )
    .option(
      '--types <types>',
      'mail these types at once too, such as director_resigned, with commas; or none',
    )
    .action(async (options) => (await import('./signals.ts')).alertsCommand(options));

  listCommand(program, 'signals', 'what happened to the companies you watch, newest first')
    .option('--company <number>', 'of one company; without another filter, watched or not')
    .option('--tag <tag>', 'of the companies with this tag')
    .option('--type <type>', 'one type of signal')
    .option('--severity <severity>', 'info, notice, warning or critical')
    .option('--since <time>', 'detected then or later: a day, or a time such as 2026-03-31T09:30:00Z')
    .option('--until <time>', 'detected then or earlier')
    .option('--cursor <cursor>', 'oldest first: `start`, then the cursor printed last')
    .option('--page <number>')
    .option('--limit <number>', 'from 1 to 100')
    .option('--csv', 'all of them as CSV')
    .action(async (options) => (await import('./signals.ts')).signalsCommand(options));

  addWebhookCommands(program);
}

export function addBulkCommand(program: Command): void {
  fileCommand(program, 'bulk', 'resolve every row of a file; each row costs what a single request would', [
    'csv',
  ])
    .argument('[file]', 'CSV, TSV, XLSX, or JSON lines (.jsonl)')
    .option('--preview', 'only show what it would do, free')
    .option('--direction <direction>', '`domain`: find companies; `company`: find websites', 'domain')
    .option('--column <column>', 'name or number of the column to read; guessed by default')
    .option('--header', 'the first row holds the names of the columns; guessed by default')
    .option('--no-header', 'the first row holds data, not names of columns')
    .option('--output <file>', 'where the results go; by default beside the input, `-` for standard output')
    .option('--format <format>', 'csv, xlsx or jsonl', 'csv')
    .option(
      '--columns <names>',
      'columns of the answer in this order, after those of the file, separated by commas; all by default',
    )
    .option('--id <id>', 'follow an upload that was started before')
    .action(async (file, options) => (await import('./bulk.ts')).bulkCommand(file, options));
}

export function addReviewCommands(program: Command): void {
  const reviews = fileCommand(
    program,
    'reviews',
    'the domains where several companies are possible, for you to decide',
  )
    .option('--decided', 'the reviews that were decided')
    .option('--csv', 'all decisions with who and when, as CSV')
    .option('--output <file>', 'where the CSV goes; by default standard output')
    .option('--page <number>')
    .action(async (options) => (await import('./reviews.ts')).reviewsCommand(options));

  apiCommand(reviews, 'decide', 'decide a review, free: a company number, or `none`')
    .argument('<id>')
    .argument('<company>')
    .action(async (id, company, _options, command) =>
      (await import('./reviews.ts')).decideReviewCommand(id, company, command.optsWithGlobals()),
    );

  apiCommand(reviews, 'undo', 'open a review again')
    .argument('<id>')
    .action(async (id, _options, command) =>
      (await import('./reviews.ts')).undoReviewCommand(id, command.optsWithGlobals()),
    );
}

export function addReceiptCommands(program: Command): { receipt: Command } {
  const receipt = program.command('receipt').description('signed receipts of results');

  addServiceOptions(receipt, 'get', 'the receipt of a result that your account received in the last 30 days')
    .argument('<domain>')
    .option('--output <file>', 'the file to write')
    .action(async (domain, options) => (await import('./receipt.ts')).getReceiptCommand(domain, options));

  addServiceOptions(program, 'report', 'a result as a page for printing and filing, with its receipt')
    .argument('<domain>')
    .option('--output <file>', 'where it goes: file.html, or file.pdf for a PDF; standard output by default')
    .action(async (domain, options) => (await import('./report.ts')).reportCommand(domain, options));

  apiCommand(receipt, 'verify', 'verify the signature of a receipt; exits with 1 when it is invalid')
    .argument('<file>', 'the receipt, or the answer of the API that holds it; `-` for standard input')
    .option('--keys <file>', 'a key set (/.well-known/jwks.json), to verify offline')
    .option('--reread', 'let the service read the pages again and look for each quote')
    .action(async (file, options) => (await import('./receipt.ts')).verifyReceiptCommand(file, options));

  return { receipt };
}

function addWebhookCommands(program: Command): void {
  const webhook = program
    .command('webhook')
    .description('destinations of webhooks, and receiving them on this machine');
  const load = () => import('./webhook.ts');

  apiCommand(webhook, 'create', 'register a destination; prints its signing secret, once')
    .argument('<url>')
    .option('--type <types>', TYPES, 'all')
    .option('--description <text>', 'a description of your own')
    .action(async (url, options) => (await load()).createWebhookCommand(url, options));

  listCommand(webhook, 'list', 'list your destinations and their state').action(async (options) =>
    (await load()).listWebhooksCommand(options),
  );

  apiCommand(webhook, 'edit', 'change the address, the types or the description of a destination')
    .argument('<id>')
    .option('--address <url>', 'the new address; the signing secret stays the same')
    .option('--type <types>', TYPES)
    .option('--description <text>', 'a description of your own; empty for none')
    .action(async (id, options) => (await load()).editWebhookCommand(id, options));

  apiCommand(webhook, 'pause', 'hold signals back until you resume')
    .argument('<id>')
    .action(async (id, options) => (await load()).pauseWebhookCommand(id, options));

  apiCommand(webhook, 'resume', 'send to a paused or disabled destination again')
    .argument('<id>')
    .option('--send-held-back', 'also send what was held back in the meantime')
    .action(async (id, options) => (await load()).resumeWebhookCommand(id, options));

  addDeliveryCommands(webhook);
}

/** Commands about what is sent to a destination. */
function addDeliveryCommands(webhook: Command): void {
  const load = () => import('./webhook.ts');

  apiCommand(webhook, 'test', 'send a test delivery to a destination')
    .argument('<id>')
    .option('--type <type>', 'the type of signal; by default the first of the destination')
    .action(async (id, options) => (await load()).testWebhookCommand(id, options));

  listCommand(webhook, 'log', 'what was sent to a destination and what it answered, newest first')
    .argument('<id>')
    .option('--status <status>', 'pending, delivered, failed or held_back')
    .option('--type <type>', 'one type of signal')
    .option('--limit <number>', 'from 1 to 100')
    .action(async (id, options) => (await load()).webhookLogCommand(id, options));

  apiCommand(
    webhook,
    'listen',
    'register a destination, check and print what is delivered, delete it at the end',
  )
    .option('--port <port>', 'where to listen', '4040')
    .option(
      '--address <url>',
      'the address to register; by default one that the sandbox on this machine delivers to',
    )
    .option('--type <type>', 'the type of signal', 'all')
    .option('--secret <secret>', 'register nothing; check deliveries of a destination with this secret')
    .option('--forward-to <url>', 'pass each delivery on, unchanged, and answer as that address does')
    .action(async (options) => (await import('./webhook-listen.ts')).webhookListenCommand(options));

  apiCommand(webhook, 'replay', 'send the signals of a period to a destination again')
    .argument('<id>', 'the destination')
    .requiredOption('--since <time>', `detected then or later: ${WHEN}`)
    .option('--until <time>', 'detected then or earlier; by default, until now')
    .option('--failed', 'only those whose last attempt failed')
    .action(async (id, options) => (await load()).webhookReplayCommand(id, options));
}

/** A command that calls the API of a running service. */
function addServiceOptions(parent: Command, name: string, description: string): Command {
  return parent
    .command(name)
    .description(description)
    .option('--url <address>', 'the service; by default DOMESDAY_URL, or the one on this machine')
    .option('--key <key>', 'your API key; by default DOMESDAY_API_KEY, or your login')
    .option('--json', 'as JSON');
}

/** A command that prints one answer; it has `--json`. */
function apiCommand(parent: Command, name: string, description: string): Command {
  const command = addServiceOptions(parent, name, description);
  addOutputFormat(command, ['text', 'json']);
  return command;
}

/** A command that prints rows; it has `--json` and `--csv`. */
function listCommand(parent: Command, name: string, description: string): Command {
  const command = addServiceOptions(parent, name, description);
  addOutputFormat(command);
  return command;
}

/** A command whose `--output` is a file, or one of the formats that it can write. */
function fileCommand(
  parent: Command,
  name: string,
  description: string,
  words: Parameters<typeof readOutputWords>[1] = ['csv', 'json'],
): Command {
  const command = addServiceOptions(parent, name, description);
  readOutputWords(command, words);
  return command;
}

/** A command that takes a password instead of a key. */
function personCommand(parent: Command, name: string, description: string): Command {
  return parent
    .command(name)
    .description(`${description}; asks for your password`)
    .option('--url <address>', 'the service; by default DOMESDAY_URL, or the one on this machine')
    .option('--email <address>', 'your login; by default the one that `domesday login` stored')
    .option('--password-stdin', 'read the password from standard input')
    .option('--json', 'as JSON');
}
