/** Something that an agent can read by its address, such as `company://01234567`. */
export interface Resource<Account> {
  name: string;
  title: string;
  description: string;
  /** Of the address, without the colon. */
  scheme: string;
  /** What stands behind the slashes; `{number}` in the address's template. */
  variable: string;
  /** Undefined: there is no such thing, or not for this account. */
  read(id: string, account: Account): Promise<object | undefined>;
  /** Those worth showing to the account without being asked. */
  list?(account: Account): Promise<ResourceLink[]>;
}

export interface ResourceLink {
  id: string;
  title: string;
  description: string;
}
