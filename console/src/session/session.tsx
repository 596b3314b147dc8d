import { Center, Loader } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { Role } from '../../../src/shared/caller.ts';
import { ACCOUNT_QUERY, consoleCall } from '../api/client.ts';
import type { Account } from '../api/shapes.ts';
import { ErrorNote } from '../components/states.tsx';
import type { Factor } from '../lib/second-factor-calls.ts';
import { rememberSignIn, signInPath, wasSignedIn } from './signed-out.ts';

interface Session {
  /** Undefined while it is not known yet, null when nobody is signed in. */
  account: Account | null | undefined;
  /** The role of the person who is signed in. */
  role: Role | undefined;
  userId: string | undefined;
  /** Why the session ended, as the service reports it. */
  endedBecause: string | undefined;
  /** Why it cannot be known, if it cannot. */
  error: Error | null;
  retry(): void;
  signIn(credentials: { email: string; password: string } & Factor): Promise<void>;
  signOut(): Promise<void>;
}

const SessionContext = createContext<Session | undefined>(undefined);

export function SessionProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ACCOUNT_QUERY,
    queryFn: () => readSignedIn(queries.getQueryData<SignedIn>(ACCOUNT_QUERY)),
    staleTime: 5_000,
  });
  const session = useMemo<Session>(
    () => ({
      account: data?.account,
      role: data?.role,
      userId: data?.userId,
      endedBecause: data?.endedBecause,
      error,
      retry: () => void refetch(),
      async signIn(credentials) {
        await consoleCall('POST', '/console/session', credentials);
        await queries.invalidateQueries();
      },
      async signOut() {
        await consoleCall('DELETE', '/console/session');
        rememberSignIn(false);
        await queries.cancelQueries();
        queries.setQueryData<SignedIn>(ACCOUNT_QUERY, { account: null });
        // The next user must not see the data of the last one.
        queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ACCOUNT_QUERY[0] });
      },
    }),
    [data, error, refetch, queries],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('the page stands outside the session');
  return session;
}

/** Who is signed in, if anybody is. */
interface SignedIn {
  account: Account | null;
  role?: Role;
  userId?: string;
  endedBecause?: string | undefined;
}

interface SessionState {
  signed_in: boolean;
  account?: Account;
  role?: Role;
  user_id?: string;
  ended_because?: string;
}

async function readSignedIn(before: SignedIn | undefined): Promise<SignedIn> {
  // Asked first, because a refusal would appear in the browser's log as an error, although it is not one.
  const state = await consoleCall<SessionState>('GET', '/console/session');
  // The service says once why a session has ended.
  if (!state.account) return { account: null, endedBecause: state.ended_because ?? before?.endedBecause };
  rememberSignIn(true);
  return {
    account: state.account,
    ...(state.role && { role: state.role }),
    ...(state.user_id && { userId: state.user_id }),
  };
}

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
