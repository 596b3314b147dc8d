import { request } from 'undici';
import { lookUpInIndex } from '../../modules/open-index/index.ts';
import { parseDomainName } from '../../shared/internet/domain-name.ts';
import { percent } from '../../shared/percent.ts';
import { OperatorError } from '../../shared/problem.ts';
import { facts } from '../terminal/text-table.ts';
import { EXIT, inWords, print, printJson } from './api-command.ts';

const TIMEOUT_MS = 30_000;

/**
 * `domesday resolve <domain> --index <address or folder>`: answers from an exported index, without a service
 * or an account.
 */
export async function resolveFromIndexCommand(
  text: string,
  { index, json = false }: { index: string; json?: boolean },
): Promise<void> {
  const domain = parseDomainName(text, () => true);
  const answer = await lookUpInIndex(index, domain, download);
  const [best] = answer.links;
  if (json) printJson(answer);
  else
    print(
      facts([
        ['Domain', domain],
        ['Outcome', best ? `matched, ${percent(best.match_confidence)} sure` : 'not in the index'],
        ['Company', best && `${best.company_name ?? 'no longer on the register'} (${best.company_number})`],
        ['Evidence', best?.evidence_kinds.map(inWords).join(', ')],
        ['Last read', best?.last_read],
        ['Index of', answer.exported_at],
      ]),
    );
  if (!best) process.exitCode = EXIT.noMatch;
}

async function download(url: string): Promise<string | undefined> {
  try {
    const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await body.text();
    if (statusCode === 404) return undefined;
    if (statusCode !== 200) throw new Error(`status ${statusCode}`);
    return text;
  } catch (error) {
    throw new OperatorError(`${url} cannot be read (${(error as Error).message}).`);
  }
}
