import { SANDBOX_SITES } from '../sandbox/index.ts';

/** `domesday sandbox sites`: in its own file because it needs no database and so starts fast. */
export function listSitesCommand(options: { json?: boolean }): void {
  process.stdout.write(`${options.json ? sitesAsJson() : sitesAsText()}\n`);
}

function sitesAsJson(): string {
  const sites = SANDBOX_SITES.map(({ domain, shows, trap, expected }) => ({
    domain,
    shows,
    trap,
    ...expected,
  }));
  return JSON.stringify(sites, null, 2);
}

function sitesAsText(): string {
  const nameWidth = Math.max(...SANDBOX_SITES.map(({ domain }) => domain.length));
  const lines = SANDBOX_SITES.map(({ domain, shows, expected: { match_status, company_number } }) => {
    const outcome = company_number === null ? match_status : `${match_status} ${company_number}`;
    return `${domain.padEnd(nameWidth)}  ${outcome.padEnd(16)}  ${shows}`;
  });
  return lines.join('\n');
}
