/**
 * Judging a website: from what its pages say to which company is behind it, with the evidence, in words that a person can
 * check. It reads the register by the port it is given; it does not crawl, does not read HTML, stores nothing, and
 * knows nothing of who asked or what it costs.
 */
export { judgeSite, type SiteToJudge } from './judge-site.ts';
export type { EntityOnSite, Evidence, MatchStatus, ReviewCandidate, Verdict } from './verdict.ts';
