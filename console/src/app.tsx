import { Anchor, Group, Text } from '@mantine/core';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { RowsSkeleton } from './components/states.tsx';
import { CardPage } from './layout/card-page.tsx';
import { Shell } from './layout/shell.tsx';
import { MENU, PAGES } from './pages.tsx';
import { RequireSession } from './session/require-session.tsx';

export function App() {
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <Routes>
        {routes({ isPublic: true })}
        <Route element={<RequireSession />}>
          <Route element={<Shell />}>
            <Route index element={<Navigate to={MENU[0]?.path ?? '/account'} replace />} />
            {routes({ isPublic: false })}
          </Route>
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
