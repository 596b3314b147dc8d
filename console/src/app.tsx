import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { RowsSkeleton } from './components/states.tsx';
import { Shell } from './layout/shell.tsx';
import { ForgotPasswordPage } from './pages/account-access/forgot-password.tsx';
import { ResetPasswordPage } from './pages/account-access/reset-password.tsx';
import { SignInPage } from './pages/account-access/sign-in.tsx';
import { SignUpPage } from './pages/account-access/sign-up.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { RequireSession } from './session/require-session.tsx';

// Each area is a file of its own that is fetched when one goes there.
const ResolvePage = lazy(async () => ({
  default: (await import('./pages/resolve/resolve-page.tsx')).ResolvePage,
}));
const CompanySearchPage = lazy(async () => ({
  default: (await import('./pages/companies/search-page.tsx')).CompanySearchPage,
}));
const CompanyPage = lazy(async () => ({
  default: (await import('./pages/companies/company-page.tsx')).CompanyPage,
}));
const WatchlistPage = lazy(async () => ({
  default: (await import('./pages/watchlist/watchlist-page.tsx')).WatchlistPage,
}));
const SignalsPage = lazy(async () => ({
  default: (await import('./pages/signals/signals-page.tsx')).SignalsPage,
}));
const WebhooksPage = lazy(async () => ({
  default: (await import('./pages/webhooks/webhooks-page.tsx')).WebhooksPage,
}));
const WebhookPage = lazy(async () => ({
  default: (await import('./pages/webhooks/webhook-page.tsx')).WebhookPage,
}));
const ReviewsPage = lazy(async () => ({
  default: (await import('./pages/reviews/reviews-page.tsx')).ReviewsPage,
}));
const BulkListPage = lazy(async () => ({
  default: (await import('./pages/bulk/bulk-list-page.tsx')).BulkListPage,
}));
const BulkPage = lazy(async () => ({
  default: (await import('./pages/bulk/bulk-page.tsx')).BulkPage,
}));
const ConnectPage = lazy(async () => ({
  default: (await import('./pages/connect/connect-page.tsx')).ConnectPage,
}));
const AccountPage = lazy(async () => ({
  default: (await import('./pages/account/account-page.tsx')).AccountPage,
}));

export function App() {
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <Routes>
        <Route path="/sign-in" element={<SignInPage />} />
        <Route path="/sign-up" element={<SignUpPage />} />
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route path="/connect/:interaction" element={<ConnectPage />} />
        <Route element={<RequireSession />}>
          <Route element={<Shell />}>
            <Route index element={<Navigate to="/resolve" replace />} />
            <Route path="/resolve" element={<ResolvePage />} />
            <Route path="/resolve/:domain" element={<ResolvePage />} />
            <Route path="/companies" element={<CompanySearchPage />} />
            <Route path="/companies/:number" element={<CompanyPage />} />
            <Route path="/watchlist" element={<WatchlistPage />} />
            <Route path="/signals" element={<SignalsPage />} />
            <Route path="/webhooks" element={<WebhooksPage />} />
            <Route path="/webhooks/:id" element={<WebhookPage />} />
            <Route path="/reviews" element={<ReviewsPage />} />
            <Route path="/bulk" element={<BulkListPage />} />
            <Route path="/bulk/:id" element={<BulkPage />} />
            <Route path="/account" element={<AccountPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}
