import type { PartOfUk } from './legal-form.ts';

/** The words on a page, and which page. */
export interface Said {
  quote: string;
  page_url: string;
}

/**
 * The statements of a website about the company that runs it, without a comparison with the register. The
 * register changes while the words stay, so they are compared with the record that an answer shows
 * (`judge-statements.ts`). Each list is in the order of the pages.
 */
export interface SiteStatements {
  /** Its names in full, as printed. */
  names: (Said & { printed: string })[];
  /** Numbers that are called its company number; `isOwn` where the number is its own. */
  numbers: (Said & { isOwn: boolean })[];
  /**
   * Where it says that it is registered; null for the whole country. `isSure`: the words can be about nobody
   * else.
   */
  places: (Said & { part: PartOfUk | null; isSure: boolean })[];
  /** Addresses on the pages that name it; `isCalledOffice` where the words call it the registered office. */
  offices: (Said & { address: string; isCalledOffice: boolean })[];
  /** That it is a charity. */
  charity: Said | null;
  /** That a profession's regulator regulates it. */
  regulator: (Said & { regulation: string; hasNumber: boolean }) | null;
  /** The register's record when the site was read. Null in readings from before it was stored. */
  record: { company_name: string | null; registered_address: string | null };
}
