import { MAILBOX_HOSTS, PROFILE_HOSTS } from '../../../shared/internet/shared-hosts.ts';

/** Builders of websites, stores of documents, lists of firms, short links and public bodies. */
const OTHER_SHARED_HOSTS =
  `1drv.ms adobe.com amazonaws.com apple.com bing.com bit.ly blob.core.windows.net box.com canva.com
  cloudfront.net docdroid.net docsend.com dropbox.com eventbrite.co.uk eventbrite.com fb.com flickr.com
  glassdoor.co.uk google.co.uk google.com goo.gl gov.scot gov.uk gov.wales indeed.com issuu.com
  justgiving.com linktr.ee medium.com microsoft.com moonfruit.com mystrikingly.com nhs.uk onedrive.com
  parliament.uk pinterest.co.uk pinterest.com scribd.com sharepoint.com slideshare.net squarespace.com
  tes.com tinyurl.com vimeo.com webs.com wetransfer.com wikipedia.org wix.com wixsite.com wordpress.com
  yell.com youtu.be yumpu.com`.split(/\s+/);

const SHARED_HOSTS = new Set([...MAILBOX_HOSTS, ...PROFILE_HOSTS, ...OTHER_SHARED_HOSTS]);

/** Storage that is rented by the bucket, and domains of public bodies. */
const SHARED_STORAGE_HOSTS =
  /(?:^|\.)(?:(?:gov|nhs|parliament|police|mod)\.uk|(?:amazonaws|sharepoint|googleapis|googleusercontent)\.com|(?:windows|cloudfront|azureedge)\.net)$/;

/**
 * Whether a host has the pages and documents of many organisations: an address there does not show who runs
 * the host. Names below a public suffix (`acme.wordpress.com`) are domains of their own and are not
 * concerned.
 */
export function isSharedHost(domain: string): boolean {
  return SHARED_HOSTS.has(domain) || SHARED_STORAGE_HOSTS.test(domain);
}
