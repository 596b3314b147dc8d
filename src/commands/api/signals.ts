import { OperatorError } from '../../shared/operator-error.ts';
import { type ApiOptions, print, printJson, withApi } from './api-command.ts';
import { columns } from './columns.ts';

export interface SignalOptions extends ApiOptions {
  company?: string;
  type?: string;
  page?: string;
  limit?: string;
}

/** `domesday signals` */
export async function signalsCommand(options: SignalOptions): Promise<void> {
  const [page, limit] = [wholeNumber('--page', options.page), wholeNumber('--limit', options.limit)];
  await withApi(options, async (client) => {
    const answer = options.company
      ? await client.companySignals(options.company, limit === undefined ? {} : { limit })
      : await client.signals({ signal_type: options.type, page, limit } as Parameters<
          typeof client.signals
        >[0]);
    if (options.json) return printJson(answer);
    const rows = answer.signals.map((one) => [
      one.occurred_on,
      one.severity,
      one.company_number,
      one.summary,
    ]);
    print(rows.length > 0 ? columns(rows) : 'No signals yet.');
  });
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new OperatorError(`${name} must be a whole number, not "${text}".`);
  return Number(text);
}
