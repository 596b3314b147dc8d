import type { ExpectedAnswer, LabelledSiteFile, SitePage } from '../site-file.ts';

const PROSE = 'We build and repair wooden boats in a yard beside the river, and teach others to do so. ';

export function makePage(path: string, title: string, body = ''): SitePage {
  return {
    path,
    html: `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><p>${PROSE.repeat(3)}</p>${body}</body></html>`,
  };
}

export function expectMatch(number: string): ExpectedAnswer {
  return {
    match_status: 'matched',
    company_number: number,
    company_name: null,
    acceptable_statuses: ['matched'],
    acceptable_numbers: [number],
  };
}

export function expectStatus(
  ...statuses: [ExpectedAnswer['match_status'], ...ExpectedAnswer['match_status'][]]
) {
  return {
    match_status: statuses[0],
    company_number: null,
    company_name: null,
    acceptable_statuses: statuses,
    acceptable_numbers: [],
  } satisfies ExpectedAnswer;
}

/** A fictional site with one page by default. */
export function makeSite(domain: string, changes: Partial<LabelledSiteFile> = {}): LabelledSiteFile {
  return {
    domain,
    pages: [makePage('/', 'Tollgate Boats')],
    expected: expectMatch('01234567'),
    shape: 'number-plain',
    ...changes,
  };
}
