/**
 * Hosts that serve many organisations and people: an address there does not show whose website the host is.
 * Each reader of addresses adds the hosts that it alone meets.
 */

/** Providers of mailboxes. */
export const MAILBOX_HOSTS: readonly string[] = [
  'aol.com',
  'btinternet.com',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'googlemail.com',
  'hotmail.co.uk',
  'hotmail.com',
  'icloud.com',
  'live.co.uk',
  'live.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'protonmail.com',
  'yahoo.co.uk',
  'yahoo.com',
];

/** Social networks on which companies have profiles. */
export const PROFILE_HOSTS: readonly string[] = [
  'facebook.com',
  'instagram.com',
  'linkedin.com',
  'tiktok.com',
  'twitter.com',
  'x.com',
  'youtube.com',
];
