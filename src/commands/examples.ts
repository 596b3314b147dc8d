import type { Command } from 'commander';
import { paint } from './terminal/paint.ts';

/**
 * Examples to type, by command. The companies and websites are those of the sandbox. `program.test.ts` parses
 * each.
 */
export const EXAMPLES: Record<string, readonly string[]> = {
  resolve: ['domesday resolve tarnwickjoinery.test', 'domesday resolve info@tarnwickjoinery.test --json'],
  check: ['domesday check tarnwickjoinery.test'],
  website: ['domesday website 73816452', 'domesday website "tarnwick joinery"'],
  company: ['domesday company 73816452'],
  group: ['domesday group 73816452 --depth 2'],
  financials: ['domesday financials 73816452', 'domesday financials 73816452 --output csv > figures.csv'],
  'financials import': ['domesday financials import Accounts_Bulk_Data-2026-11-13.zip'],
  'financials status': ['domesday financials status'],
  identity: ['domesday identity 68250913', 'domesday identity --file clients.csv --output people.csv'],
  search: [
    'domesday search "tarnwick joinry"',
    'domesday search --town Kendal --sic 43 --sort -employees',
    'domesday search --town Leeds --employees-min 10 --output csv > leeds.csv',
  ],
  searches: ['domesday searches'],
  'searches matches': ['domesday searches matches "Kendal joiners"'],
  'searches export': ['domesday searches export "Kendal joiners" > joiners.csv'],
  'searches watch': ['domesday searches watch "Kendal joiners"'],
  'searches unwatch': ['domesday searches unwatch "Kendal joiners"'],
  'searches delete': ['domesday searches delete "Kendal joiners"'],
  bulk: [
    'domesday bulk customers.csv --preview',
    'domesday bulk customers.xlsx --column Website --format xlsx',
  ],
  reviews: ['domesday reviews', 'domesday reviews --decided'],
  'reviews decide': [
    'domesday reviews decide review_8fj2k1 73816452',
    'domesday reviews decide review_8fj2k1 none',
  ],
  'reviews undo': ['domesday reviews undo review_8fj2k1'],
  receipt: ['domesday receipt get tarnwickjoinery.test --output tarnwick.jws'],
  'receipt get': ['domesday receipt get tarnwickjoinery.test --output tarnwick.jws'],
  'receipt verify': ['domesday receipt verify tarnwick.jws', 'domesday receipt verify tarnwick.jws --reread'],
  'receipt rotate-key': ['domesday receipt rotate-key'],
  report: ['domesday report tarnwickjoinery.test --output tarnwick.pdf'],
  watch: [
    'domesday watch 73816452 --tag suppliers',
    'domesday watch --file suppliers.csv --tag suppliers',
    'domesday watch',
  ],
  'watch tags': ['domesday watch tags'],
  signals: ['domesday signals --severity critical', 'domesday signals --company 73816452'],
  alerts: ['domesday alerts --digest daily --instant critical,warning'],
  webhook: ['domesday webhook listen'],
  'webhook create': ['domesday webhook create https://hooks.example.com/domesday --type director_resigned'],
  'webhook list': ['domesday webhook list'],
  'webhook edit': ['domesday webhook edit 1 --type all'],
  'webhook pause': ['domesday webhook pause 1'],
  'webhook resume': ['domesday webhook resume 1 --send-held-back'],
  'webhook test': ['domesday webhook test 1'],
  'webhook log': ['domesday webhook log 1 --status failed'],
  'webhook listen': [
    'domesday webhook listen',
    'domesday webhook listen --forward-to http://127.0.0.1:8080/hook',
  ],
  'webhook replay': ['domesday webhook replay 1 --since 2026-11-01 --failed'],
  login: ['domesday login', 'domesday login --browser --url https://domesday.example.com'],
  logout: ['domesday logout'],
  keys: ['domesday keys list'],
  'keys list': ['domesday keys list'],
  'keys create': ['domesday keys create nightly --scope read,resolve'],
  'keys revoke': ['domesday keys revoke nightly'],
  start: ['domesday start', 'PORT=8080 DATA_DIR=/var/lib/domesday domesday start'],
  serve: ['domesday serve'],
  work: ['domesday work', 'domesday work --only crawl,upload'],
  migrate: ['domesday migrate'],
  backup: ['domesday backup backups/2026-11-18'],
  restore: ['domesday restore backups/2026-11-18'],
  archive: ['domesday archive archives/2023 --before 2024-01-01'],
  account: ['domesday account create ada@example.org'],
  'account create': ['domesday account create ada@example.org'],
  'account grant': ['domesday account grant ada@example.org 500 --reason "invoice 17"'],
  'account plan': ['domesday account plan ada@example.org growth'],
  'account remove-second-factor': ['domesday account remove-second-factor ada@example.org'],
  'account show': ['domesday account show ada@example.org'],
  register: ['domesday register status'],
  'register import': ['domesday register import BasicCompanyDataAsOneFile-2026-11-01.zip'],
  'register rollback': ['domesday register rollback'],
  'register status': ['domesday register status'],
  sites: ['domesday sites import tranco.csv.zip'],
  'sites import': ['domesday sites import tranco.csv.zip'],
  sources: ['domesday sources status'],
  'sources import': ['domesday sources import publicextract.charity.zip'],
  'sources status': ['domesday sources status'],
  'sources contradictions': ['domesday sources contradictions --limit 20'],
  export: ['domesday export links --format parquet --output links.parquet'],
  'export links': ['domesday export links --format parquet --output links.parquet'],
  survey: ['domesday survey domains.txt --wait', 'domesday survey ranks.txt.gz --under uk,london'],
  'survey status': ['domesday survey status'],
  'survey refresh': ['domesday survey refresh --budget 5000'],
  'survey sample': ['domesday survey sample 100 --output sample.csv'],
  'survey judge': ['domesday survey judge sample.csv'],
  'survey pause': ['domesday survey pause'],
  'survey resume': ['domesday survey resume'],
  sandbox: ['domesday sandbox sites'],
  'sandbox sites': ['domesday sandbox sites'],
  'sandbox accounts': ['domesday sandbox accounts Accounts_Bulk_Data-2026-11-13.zip'],
  'sandbox change': ['domesday sandbox change 73816452 director_resigned'],
  completion: ['source <(domesday completion bash)'],
};

/** The first steps, shown under the list of commands. */
const FIRST_STEPS = [
  ['domesday start', 'run it on this machine'],
  ['domesday account create you@example.org', 'an account with credits'],
  ['domesday login', 'use it from here'],
  ['domesday resolve tarnwickjoinery.test', 'ask who is behind a domain'],
] as const;

/** Adds its examples to the help of each command, and the first steps to that of the program. */
export function addExamples(program: Command): void {
  for (const { path, command } of listCommands(program)) {
    command.addHelpText('after', () => `\n${exampleText(EXAMPLES[path] ?? [])}`);
  }
  program.addHelpText('after', () => {
    const width = Math.max(...FIRST_STEPS.map(([line]) => line.length));
    const steps = FIRST_STEPS.map(
      ([line, what]) => `  ${line.padEnd(width)}  ${paint('label', `# ${what}`)}`,
    );
    const more = [
      'Each command has its own help with examples: domesday help resolve',
      'Settings of a service are environment variables; docs/settings.md describes each.',
    ];
    return `\n${paint('title', 'First steps:')}\n${steps.join('\n')}\n\n${more.join('\n')}`;
  });
}

function exampleText(lines: readonly string[]): string {
  const title = paint('title', lines.length === 1 ? 'Example:' : 'Examples:');
  return `${title}\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

/** Every command below, with its path such as `webhook create`. */
export function listCommands(command: Command, above = ''): { path: string; command: Command }[] {
  return command.commands.flatMap((child) => {
    const path = above ? `${above} ${child.name()}` : child.name();
    return [{ path, command: child }, ...listCommands(child, path)];
  });
}
