import '@mantine/core/styles.css';
import './console.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createQueries } from './api/client.ts';
import { App } from './app.tsx';
import { ignoreDoubleClicks } from './lib/ignore-double-clicks.ts';
import { SessionProvider } from './session/session.tsx';
import { theme } from './theme.ts';

/** The nonce of the page's content security policy, which styles need. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
// Dialogs lock the page's scrolling with a style of their own; their library looks for the number here.
Object.assign(window, { __webpack_nonce__: nonce });
const root = document.getElementById('root');
if (!root) throw new Error('the page has no place for the console');

ignoreDoubleClicks(document);

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce}>
      <QueryClientProvider client={createQueries()}>
        <BrowserRouter>
          <SessionProvider>
            <App />
          </SessionProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
