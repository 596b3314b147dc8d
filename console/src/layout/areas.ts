import {
  IconBell,
  IconBuilding,
  IconEye,
  IconFileUpload,
  IconListCheck,
  IconUser,
  IconWebhook,
  IconWorldSearch,
} from '@tabler/icons-react';

/** The console's areas, in the order a new user meets them. */
export const AREAS = [
  { path: '/resolve', label: 'Resolve', icon: IconWorldSearch },
  { path: '/companies', label: 'Companies', icon: IconBuilding },
  { path: '/watchlist', label: 'Watchlist', icon: IconEye },
  { path: '/signals', label: 'Signals', icon: IconBell },
  { path: '/webhooks', label: 'Webhooks', icon: IconWebhook },
  { path: '/reviews', label: 'Reviews', icon: IconListCheck },
  { path: '/bulk', label: 'Bulk', icon: IconFileUpload },
  { path: '/account', label: 'Account', icon: IconUser },
] as const;
