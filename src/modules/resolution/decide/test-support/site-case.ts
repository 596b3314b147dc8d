import type { RegisteredCompany } from '../../match/register-reader.ts';
import type { MatchStatus } from '../verdict.ts';
import { company } from './small-register.ts';
import type { WrittenSite } from './written-site.ts';

export const TARNWICK = company('07381645', 'TARNWICK JOINERY LIMITED');

export interface SiteCase {
  guarantee: string;
  register: RegisteredCompany[];
  written: WrittenSite;
  status: MatchStatus;
  /** The matched company, or the first candidate in review. */
  first?: string;
}
