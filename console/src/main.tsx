import '@mantine/core/styles.css';
import './console.css';
import { Anchor, Group, MantineProvider, Text } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { createQueries } from './api/client.ts';
import { prefetchCompany } from './api/stored-company.ts';
import { RowsSkeleton } from './components/states.tsx';
import { CardPage } from './layout/page.tsx';
import { Shell } from './layout/shell.tsx';
import { onLinkApproached } from './lib/approached-links.ts';
import { ignoreDoubleClicks } from './lib/ignore-double-clicks.ts';
import { keepFocus } from './lib/keep-focus.ts';
import { fetchPage, PAGES } from './pages.tsx';
import { RequireSession, SessionProvider } from './session/session.tsx';
import { theme } from './theme.ts';

/** The nonce of the page's content security policy, which styles need. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
// Dialogs add a style that locks the scrolling of the page; their library reads the nonce here.
Object.assign(window, { __webpack_nonce__: nonce });
const root = document.getElementById('root');
if (!root) throw new Error('the page has no place for the console');

ignoreDoubleClicks(document);
keepFocus(document);
fetchPage(window.location.pathname);
const queries = createQueries();
onLinkApproached(document, window.location, (pathname) => {
  fetchPage(pathname);
  prefetchCompany(queries, pathname);
});

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce}>
      <QueryClientProvider client={queries}>
        <BrowserRouter>
          <SessionProvider>
            <App />
          </SessionProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);

function App() {
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <Routes>
        {routes({ isPublic: true })}
        <Route element={<RequireSession />}>
          <Route element={<Shell />}>{routes({ isPublic: false })}</Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}

function routes({ isPublic }: { isPublic: boolean }) {
  return Object.entries(PAGES)
    .filter(([, entry]) => (entry.isPublic ?? false) === isPublic)
    .map(([path, { page: Page }]) => <Route key={path} path={path} element={<Page />} />);
}

function NotFoundPage() {
  return (
    <CardPage title="Page not found">
      <Text>There is no page at this address.</Text>
      <Group gap="md">
        <Anchor href="/">Start page</Anchor>
        <Anchor href="/docs/guides">Guides</Anchor>
      </Group>
    </CardPage>
  );
}
