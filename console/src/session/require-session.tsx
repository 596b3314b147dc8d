import { Center, Loader } from '@mantine/core';
import { Navigate, Outlet, useLocation } from 'react-router';
import { ErrorNote } from '../components/states.tsx';
import { useSession } from './session.tsx';
import { signInPath, wasSignedIn } from './signed-out.ts';

/** Wraps pages that need a session; visitors are sent to the sign-in page and back. */
export function RequireSession() {
  const { account, error, retry } = useSession();
  const location = useLocation();
  if (account === undefined && error) {
    return (
      <Center h="60vh" p="md">
        <ErrorNote error={error} onRetry={retry} />
      </Center>
    );
  }
  if (account === undefined) {
    return (
      <Center h="60vh">
        <Loader aria-label="Loading" />
      </Center>
    );
  }
  if (account === null) return <Navigate to={signInPath(location, { hasEnded: wasSignedIn() })} replace />;
  return <Outlet />;
}
