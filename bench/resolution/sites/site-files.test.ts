import { describe, expect, test } from 'vitest';
import { crawlSites } from '../labelled/crawl-sites.ts';
import { parseSiteFile } from '../labelled/site-file.ts';
import { CATEGORIES } from './categories.ts';
import { type LabelledSite, planSites } from './index.ts';
import { toSiteFiles } from './site-files.ts';

const { sites: planned } = planSites();
const write = (is: (site: (typeof planned)[number]) => boolean, count: number) =>
  planned
    .filter(is)
    .slice(0, count)
    .map((site) => site.write());

const printsNumber = (html: string, { expected }: LabelledSite) =>
  html.includes((expected.company_number ?? '').replace(/^0+/, ''));

describe('labelled sites as site files', () => {
  test('are valid, and say what is expected and what is as good', () => {
    const [site] = write(({ template }) => template === 'name_unique/charity', 1);
    const [file] = toSiteFiles([site!]);
    expect(parseSiteFile(JSON.stringify(file))).toEqual([file]);
    const { company_number: number } = site!.expected;
    expect(file?.expected).toEqual({
      match_status: 'matched',
      company_number: number,
      company_name: null,
      acceptable_statuses: ['matched', 'needs_review'],
      acceptable_numbers: [number],
    });
  });

  test('leave out what a loopback server cannot show', () => {
    const sites = write(({ category }) => category === 'unreachable' || category === 'certificate', 100);
    expect(toSiteFiles(sites)).toEqual([]);
  });

  test('can be crawled: the page that prints the number is found, wherever it is', async () => {
    const isRelation = ({ template }: { template: string }) => /relation-|embedded-/.test(template);
    const sites = [
      ...write((one) => one.category === 'number_in_footer', 12),
      ...write((one) => one.category === 'number_scottish', 12),
      ...write((one) => CATEGORIES[one.category] === 'number' && isRelation(one), 12),
      ...write(({ category }) => category === 'redirected', 2),
    ];
    const onSubpage = sites.filter((one) => !printsNumber(one.site.pages[0]!.html, one));
    expect(onSubpage.length).toBeGreaterThan(15);
    const crawled = await crawlSites(toSiteFiles(sites));
    const lost = sites.filter(
      (one, index) =>
        one.site.pages.some(({ html }) => printsNumber(html, one)) &&
        !crawled[index]?.pages.some(({ html }) => printsNumber(html, one)),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
    expect(crawled.map(({ domain, finalDomain }) => [domain, finalDomain])).toEqual(
      sites.map(({ site }) => [site.domain, site.finalDomain]),
    );
  }, 60_000);
});
