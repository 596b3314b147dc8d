/** A company or legal person above a company. */
export interface GroupParent {
  /** Null for owners abroad or on no register. */
  company_number: string | null;
  company_name: string;
  /** As Companies House names them. */
  nature_of_control: string[];
  since: string | null;
  source: 'psc';
  /** Where an owner without a UK number is registered, as filed. */
  country: string | null;
  /** 1 owns the company itself, 2 owns a level 1 parent, and so on. */
  level: number;
  /** The number of the company that it owns directly. */
  controls: string;
}

export interface GroupMember {
  company_number: string;
  company_name: string;
  nature_of_control: string[];
  since: string | null;
  source: 'psc';
  children: GroupMember[];
}

export interface CompanyGroup {
  company_number: string;
  company_name: string;
  /** Nearest first. */
  parents: GroupParent[];
  ultimate_parent: GroupParent | null;
  children: GroupMember[];
  /** The other companies of the direct parents, without their own subsidiaries. */
  sisters: GroupMember[];
  truncated: boolean;
  as_of: string | null;
}

export const DEPTH_DEFAULT = 5;
export const DEPTH_MAX = 10;
/** The maximum number of companies in an answer. The largest real groups have some thousands of companies. */
export const CHILDREN_MAX = 10_000;
export const SISTERS_MAX = 1_000;
export const PARENTS_MAX = 100;
/** How many levels up the ultimate parent is searched for, regardless of the requested depth. */
export const LEVELS_MAX = 20;
