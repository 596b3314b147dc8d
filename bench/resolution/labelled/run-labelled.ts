import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { makeTempDir } from '../../../test/support/service-process.ts';
import { startServiceUnderTest } from '../service/service-under-test.ts';
import { importRegister, type RegisterSource } from './import-register.ts';
import { makeNamesakes } from './namesakes.ts';
import { plotPrecision } from './precision-curve.ts';
import { readRegisterFile } from './register-file.ts';
import { renderReport } from './report.ts';
import { answerOf, type RepliedSite, resolveSites } from './resolve-sites.ts';
import { judge } from './scoring.ts';
import { type LabelledSiteFile, readSiteFile } from './site-file.ts';
import { startSiteServer } from './site-server.ts';

export interface LabelledOptions {
  siteFile: string;
  registerFiles: readonly string[];
  addsNamesakes: boolean;
  /** Where the report goes besides the terminal. */
  reportFile: string | undefined;
  /** One JSON line per site, with everything the API answered. */
  answerFile: string | undefined;
  /** Precision against coverage as SVG. */
  plotFile: string | undefined;
}

/** Resolves every site of a file with the complete service, from crawl to API, and scores the answers. */
export async function runLabelled(options: LabelledOptions): Promise<void> {
  const { siteFile, registerFiles, reportFile, answerFile } = options;
  if (registerFiles.length === 0) throw new Error('--sites needs at least one --register <csv>');
  const sites = readSiteFile(siteFile);
  const companies = options.addsNamesakes
    ? makeNamesakes(sites, registerFiles.flatMap(readRegisterFile))
    : [];
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
  const replies = await resolveWithService(sites, { files: registerFiles, companies });
  const answered = replies.map(({ site, reply }) => ({ site, reply, answer: answerOf(reply) }));
  const added = companies.length > 0 ? `, with ${companies.length} namesakes added to the register` : '';
  const report = renderReport({
    title: 'Labelled sites through the whole service',
    measured: `${sites.length} sites of ${basename(siteFile)}, register ${registerFiles.map((file) => basename(file)).join(' and ')}${added}.`,
    answered,
  });
  console.log(report);
  if (reportFile !== undefined) writeFileSync(reportFile, report);
  if (options.plotFile !== undefined)
    writeFileSync(
      options.plotFile,
      plotPrecision(answered.map(({ site: { expected }, answer }) => ({ expected, answer }))),
    );
  if (answerFile === undefined) return;
  const lines = answered.map(({ site: { domain, set, shape, expected }, reply, answer }) =>
    JSON.stringify({ domain, set, shape, expected, judgement: judge(expected, answer), ...reply }),
  );
  writeFileSync(answerFile, `${lines.join('\n')}\n`);
}

async function resolveWithService(
  sites: readonly LabelledSiteFile[],
  register: RegisterSource,
): Promise<RepliedSite[]> {
  const dataDir = makeTempDir();
  const server = await startSiteServer(sites);
  try {
    console.error(await importRegister(dataDir.path, register));
    const service = await startServiceUnderTest(dataDir.path, server.port);
    try {
      console.error(`resolving ${sites.length} sites`);
      return await resolveSites(service, sites);
    } finally {
      await service.stop();
    }
  } finally {
    await server.close();
    dataDir.remove();
  }
}
