import { writeFile } from 'node:fs/promises';
import { type ApiOptions, print, withApi } from './api-command.ts';

interface ReportOptions extends ApiOptions {
  output?: string;
}

/** `domesday report <domain>`: as a PDF when the file is called so, otherwise as HTML. */
export async function reportCommand(
  domain: string,
  { output = '-', ...options }: ReportOptions,
): Promise<void> {
  await withApi(options, async (client) => {
    const type = /\.pdf$/i.test(output) ? 'application/pdf' : 'text/html';
    const report = new Uint8Array(await (await client.report(domain, type)).arrayBuffer());
    if (output === '-') {
      process.stdout.write(report);
      return;
    }
    await writeFile(output, report);
    print(`Wrote ${output}.`);
  });
}
