import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router';
import type { ConsolePath } from '../../src/shared/console-paths.ts';
import {
  type Icon,
  IconBell,
  IconBuilding,
  IconEye,
  IconFileUpload,
  IconHistory,
  IconHome,
  IconId,
  IconListCheck,
  IconUser,
  IconWebhook,
  IconWorldSearch,
} from './components/icons.tsx';
import { ForgotPasswordPage, ResetPasswordPage } from './pages/account-access/password-reset.tsx';
import { SignInPage } from './pages/account-access/sign-in.tsx';
import { JoinPage, SignUpPage } from './pages/account-access/sign-up.tsx';

type PageComponent = ComponentType & { fetch?: () => void };

interface PageEntry {
  page: PageComponent;
  /** Needs no session. */
  isPublic?: true;
  /** The entry of the menu; pages without one are reached from another page. */
  menu?: { label: string; icon: Icon };
}

// One component for two paths, so that it keeps its state when the address gets a domain.
const ResolvePage = load(async () => (await import('./pages/resolve/resolve-page.tsx')).ResolvePage);

/**
 * Every page. The menu has this order. Visitors who are not signed in see another page at `/`, which the
 * server writes.
 */
export const PAGES: Record<ConsolePath, PageEntry> = {
  '/': {
    page: load(async () => (await import('./pages/home/home-page.tsx')).HomePage),
    menu: { label: 'Home', icon: IconHome },
  },
  '/sign-in': { page: SignInPage, isPublic: true },
  '/sign-up': { page: SignUpPage, isPublic: true },
  '/forgot-password': { page: ForgotPasswordPage, isPublic: true },
  '/reset-password': { page: ResetPasswordPage, isPublic: true },
  '/join': { page: JoinPage, isPublic: true },
  '/connect/:interaction': {
    page: load(async () => (await import('./pages/connect/connect-page.tsx')).ConnectPage),
    isPublic: true,
  },
  '/resolve': {
    page: ResolvePage,
    menu: { label: 'Resolve', icon: IconWorldSearch },
  },
  '/resolve/:domain': { page: ResolvePage },
  '/companies': {
    page: load(async () => (await import('./pages/companies/search-page.tsx')).CompanySearchPage),
    menu: { label: 'Companies', icon: IconBuilding },
  },
  '/companies/:number': {
    page: load(async () => (await import('./pages/companies/company-page.tsx')).CompanyPage),
  },
  '/identity': {
    page: load(async () => (await import('./pages/identity/identity-page.tsx')).IdentityPage),
    menu: { label: 'Identity', icon: IconId },
  },
  '/watchlist': {
    page: load(async () => (await import('./pages/watchlist/watchlist-page.tsx')).WatchlistPage),
    menu: { label: 'Watchlist', icon: IconEye },
  },
  '/signals': {
    page: load(async () => (await import('./pages/signals/signals-page.tsx')).SignalsPage),
    menu: { label: 'Signals', icon: IconBell },
  },
  '/webhooks': {
    page: load(async () => (await import('./pages/webhooks/webhooks-page.tsx')).WebhooksPage),
    menu: { label: 'Webhooks', icon: IconWebhook },
  },
  '/webhooks/:id': {
    page: load(async () => (await import('./pages/webhooks/webhook-page.tsx')).WebhookPage),
  },
  '/reviews': {
    page: load(async () => (await import('./pages/reviews/reviews-page.tsx')).ReviewsPage),
    menu: { label: 'Reviews', icon: IconListCheck },
  },
  '/bulk': {
    page: load(async () => (await import('./pages/bulk/bulk-list-page.tsx')).BulkListPage),
    menu: { label: 'Bulk', icon: IconFileUpload },
  },
  '/bulk/:id': { page: load(async () => (await import('./pages/bulk/bulk-page.tsx')).BulkPage) },
  '/history': {
    page: load(async () => (await import('./pages/account/history-page.tsx')).HistoryPage),
    menu: { label: 'History', icon: IconHistory },
  },
  '/account': {
    page: load(async () => (await import('./pages/account/account-page.tsx')).AccountPage),
    menu: { label: 'Account', icon: IconUser },
  },
  '/account/keys': { page: load(async () => (await import('./pages/account/keys-page.tsx')).KeysPage) },
  '/account/security': {
    page: load(async () => (await import('./pages/account/security-page.tsx')).SecurityPage),
  },
  '/account/team': { page: load(async () => (await import('./pages/account/team-page.tsx')).TeamPage) },
  '/account/audit': { page: load(async () => (await import('./pages/account/audit-page.tsx')).AuditPage) },
};

export const MENU = Object.entries(PAGES).flatMap(([path, { menu }]) => (menu ? [{ path, ...menu }] : []));

/** Pages that are reached from another one, for those who look for them by name. */
export const SUBPAGES = [
  { path: '/account/keys', label: 'API keys' },
  { path: '/account/security', label: 'Security: password, second factor, sessions' },
  { path: '/account/team', label: 'Team' },
  { path: '/account/audit', label: 'Audit trail' },
] as const satisfies { path: ConsolePath; label: string }[];

/** Each page is a separate file, which the browser fetches on the first visit. */
function load(importPage: () => Promise<ComponentType>): PageComponent {
  return Object.assign(
    lazy(async () => ({ default: await importPage() })),
    { fetch: () => void importPage() },
  );
}

/** Begins to fetch the page of an address, while the session is still being asked for. */
export function fetchPage(pathname: string): void {
  const [, entry] = Object.entries(PAGES).find(([path]) => matchPath(path, pathname)) ?? [];
  entry?.page.fetch?.();
}
