/**
 * The kinds of site, and the answer that each group of them must get:
 *
 * - `number`: the operator's number is printed, and right. The company must be matched.
 * - `name`: there is only a name, or a number that helps nobody. The company must be matched or be the first
 *   candidate.
 * - `other`: no UK company can be named. The outcome must be the right one.
 */
export type CategoryGroup = 'number' | 'name' | 'other';

export const CATEGORIES = {
  number_in_footer: 'number',
  number_oddly_written: 'number',
  number_in_structured_data: 'number',
  number_scottish: 'number',
  number_northern_irish: 'number',
  number_welsh: 'number',
  number_partnership: 'number',
  number_charity_or_society: 'number',
  number_on_legal_page: 'number',
  number_in_privacy_policy: 'number',
  number_beside_look_alikes: 'number',
  number_without_name: 'number',
  number_beside_agency: 'number',
  number_in_script: 'number',
  number_hidden_decoys: 'number',
  brand_unlike_company: 'number',
  number_of_renamed: 'number',
  trading_name_of: 'number',
  subsidiary_of_group: 'number',
  uk_arm_of_foreign_group: 'number',
  regulated_firm: 'number',
  professional_firm: 'number',
  web_shop: 'number',
  platform_operator: 'number',
  maker_of_sites: 'number',
  certificate: 'number',
  redirected: 'number',
  academy_or_university: 'number',
  name_unique: 'name',
  name_and_postcode: 'name',
  name_with_neighbours: 'name',
  name_renamed: 'name',
  brand_only: 'name',
  number_unsupported: 'name',
  number_of_third_party: 'name',
  number_mistyped: 'name',
  number_placeholder: 'name',
  number_label_empty: 'name',
  number_in_comment: 'name',
  link_disagrees: 'name',
  policy_copied: 'name',
  dissolved: 'name',
  name_shared: 'other',
  group_of_companies: 'other',
  third_party_only: 'other',
  trading_name_only: 'other',
  look_alikes_only: 'other',
  sole_trader: 'other',
  foreign: 'other',
  foreign_with_uk_office: 'other',
  parked: 'other',
  empty: 'other',
  script_only: 'other',
  blocked: 'other',
  unreachable: 'other',
  personal: 'other',
  news: 'other',
  directory: 'other',
  public_body: 'other',
} as const satisfies Record<string, CategoryGroup>;

export type Category = keyof typeof CATEGORIES;
