/**
 * Serves synthetic sites on loopback; the Host header says which. A separate process, so that its work is not
 * counted as the service's. The sites are written before the first request, so that a run measures the
 * service and not the writing.
 */
import { startSiteServer } from '../labelled/site-server.ts';
import { planSites, type SiteOptions } from '../sites/index.ts';
import { toSiteFiles } from '../sites/site-files.ts';

/** The message that `startSites` sends. */
export interface ServedSites {
  options: SiteOptions;
  domains: readonly string[];
}

process.once('message', async ({ options, domains }: ServedSites) => {
  const wanted = new Set(domains);
  const planned = planSites(options).sites.filter(({ domain }) => wanted.has(domain));
  const { port } = await startSiteServer(toSiteFiles(planned.map((site) => site.write())));
  process.send?.(port);
});
