import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { isSignedOut } from '../api/api-error.ts';
import { api, consoleCall, dataOf } from '../api/client.ts';
import { ACCOUNT_QUERY } from '../api/queries.ts';
import type { Account } from '../api/shapes.ts';

interface Session {
  /** Undefined while it is not known yet, null when nobody is signed in. */
  account: Account | null | undefined;
  /** Why it cannot be known, if it cannot. */
  error: Error | null;
  retry(): void;
  signIn(credentials: { email: string; password: string }): Promise<void>;
  signOut(): Promise<void>;
}

const SessionContext = createContext<Session | undefined>(undefined);

export function SessionProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const {
    data: account,
    error,
    refetch,
  } = useQuery({ queryKey: ACCOUNT_QUERY, queryFn: readAccount, staleTime: 5_000 });
  const session = useMemo<Session>(
    () => ({
      account,
      error,
      retry: () => void refetch(),
      async signIn(credentials) {
        await consoleCall('POST', '/console/session', credentials);
        await queries.invalidateQueries();
      },
      async signOut() {
        await consoleCall('DELETE', '/console/session');
        await queries.cancelQueries();
        queries.setQueryData(ACCOUNT_QUERY, null);
        // What the last user saw is not the next one's.
        queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ACCOUNT_QUERY[0] });
      },
    }),
    [account, error, refetch, queries],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('the page stands outside the session');
  return session;
}

async function readAccount(): Promise<Account | null> {
  // Asked first, because a refusal would stand in the browser's log as an error, and it is none.
  const { signed_in: isSignedIn } = await consoleCall<{ signed_in: boolean }>('GET', '/console/session');
  if (!isSignedIn) return null;
  try {
    return dataOf(await api.GET('/v1/auth/me'));
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}
