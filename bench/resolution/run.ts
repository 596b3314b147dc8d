/**
 * `npm run bench:resolution`: how well, and how fast, websites are resolved.
 *
 * Without options it judges the synthetic sites, prints the figures and each failure, and writes
 * `bench/results/resolution.md`. `--baseline` makes today's figures the ones that the suite holds later
 * changes to; `--speed` measures speed too (ten minutes, with a register of 570,000 companies, which
 * `--data-dir` keeps for the next time; `--rows` and `--speed-sites` make it smaller).
 *
 * `--sites <jsonl> --register <csv>` resolves a file of labelled sites with the complete service instead and
 * prints a report; `--register` can be repeated. `--namesakes` adds companies named like the sites to the
 * register, `--out` writes the report to a file, `--json` the answer of the service for every site, and
 * `--plot` precision against coverage as SVG.
 */
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    baseline: { type: 'boolean', default: false },
    speed: { type: 'boolean', default: false },
    rows: { type: 'string', default: '570000' },
    'speed-sites': { type: 'string', default: '10000' },
    'data-dir': { type: 'string' },
    sites: { type: 'string' },
    register: { type: 'string', multiple: true, default: [] },
    namesakes: { type: 'boolean', default: false },
    out: { type: 'string' },
    json: { type: 'string' },
    plot: { type: 'string' },
  },
});

// Each mode loads only what it needs.
if (values.sites !== undefined) {
  const { runLabelled } = await import('./labelled/run-labelled.ts');
  await runLabelled({
    siteFile: values.sites,
    registerFiles: values.register,
    addsNamesakes: values.namesakes,
    reportFile: values.out,
    answerFile: values.json,
    plotFile: values.plot,
  });
} else {
  const { runSynthetic } = await import('./labelled/run-synthetic.ts');
  const speed = {
    rows: Number(values.rows),
    sites: Number(values['speed-sites']),
    dataDir: values['data-dir'],
  };
  await runSynthetic({ isBaseline: values.baseline, speed: values.speed ? speed : undefined });
}
