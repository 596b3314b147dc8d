/**
 * Hosts that hold the pages and documents of many organisations: an address there does not show who runs
 * the host. Names below a public suffix (`acme.wordpress.com`) are domains of their own and are not
 * concerned.
 */
const SHARED_HOSTS = new Set(
  `1drv.ms adobe.com amazonaws.com apple.com bing.com bit.ly blob.core.windows.net box.com canva.com cloudfront.net docdroid.net docsend.com
  dropbox.com eventbrite.co.uk eventbrite.com facebook.com fb.com flickr.com glassdoor.co.uk gmail.com google.co.uk
  google.com goo.gl gov.scot gov.uk gov.wales hotmail.co.uk hotmail.com icloud.com indeed.com instagram.com issuu.com
  justgiving.com linkedin.com linktr.ee live.co.uk me.com medium.com microsoft.com moonfruit.com mystrikingly.com nhs.uk
  onedrive.com outlook.com parliament.uk pinterest.co.uk pinterest.com scribd.com sharepoint.com slideshare.net
  squarespace.com tes.com tiktok.com tinyurl.com twitter.com vimeo.com webs.com wetransfer.com wikipedia.org wix.com
  wixsite.com wordpress.com x.com yahoo.co.uk yahoo.com yell.com youtu.be youtube.com yumpu.com`.split(/\s+/),
);

/** Storage that is rented by the bucket, and domains of public bodies. */
const SHARED_STORAGE_HOSTS =
  /(?:^|\.)(?:(?:gov|nhs|parliament|police|mod)\.uk|(?:amazonaws|sharepoint|googleapis|googleusercontent)\.com|(?:windows|cloudfront|azureedge)\.net)$/;

export function isSharedHost(domain: string): boolean {
  return SHARED_HOSTS.has(domain) || SHARED_STORAGE_HOSTS.test(domain);
}
