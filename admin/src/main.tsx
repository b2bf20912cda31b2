import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { HEADER } from '@eunbit/schema/wire';
import { STAFF_ANSWER_WITHIN_MS } from '@eunbit/ui/answer-limit';
import { createApolloClient } from '@eunbit/ui/apollo-client';
import { catchBrowserErrors, describePageBy, prepareReporter } from '@eunbit/ui/browser-errors';
import { REACT_ERROR_HANDLERS } from '@eunbit/ui/react-errors';
import { toRoutePattern } from '@eunbit/ui/route-pattern';
import { onSessionChange } from '@eunbit/ui/session-change';
import { LiveConnectionContext } from '@eunbit/ui/use-live-connection';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { LanguageSwitch } from './app/LanguageSwitch.tsx';
import { readLanguage } from './app/language.ts';
import { keepOrders } from './app/order-cache.ts';
import { adminSystem } from './app/theme.ts';
import { confirmIdentityFirst } from './features/session/confirm-identity-link.ts';
import { handleRefusals } from './features/session/refusal-link.ts';
import { followMutations } from './features/session/running-mutations.ts';
import { possibleTypes } from './gql/possible-types.ts';
import { followUpdates } from './layout/follow-updates.ts';
import { RehearsalBanner } from './layout/RehearsalBanner.tsx';
import { router } from './routes.tsx';

catchBrowserErrors(() => import('./app/browser-error-reporter.ts'));
void prepareReporter();
describePageBy(() => ({ route: toRoutePattern(router.state), market: null }));

const webSocketUrl = new URL('/graphql', window.location.href);
webSocketUrl.protocol = webSocketUrl.protocol === 'https:' ? 'wss:' : 'ws:';

const { client, live } = createApolloClient({
  uri: '/graphql',
  headers: () => ({ [HEADER.language]: readLanguage(document.cookie) }),
  possibleTypes,
  webSocketUrl: webSocketUrl.href,
  answerWithinMs: STAFF_ANSWER_WITHIN_MS,
});
keepOrders(client.cache);
followMutations(client);
confirmIdentityFirst(client);
handleRefusals(client);
// A tab shows data of the person who was signed in when it was loaded.
onSessionChange(() => window.location.reload());
followUpdates(router);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root element');
createRoot(root, REACT_ERROR_HANDLERS).render(
  <StrictMode>
    <ChakraProvider value={adminSystem}>
      <ApolloProvider client={client}>
        <LiveConnectionContext value={live}>
          <LanguageSwitch>
            <RehearsalBanner />
            <RouterProvider router={router} />
          </LanguageSwitch>
        </LiveConnectionContext>
      </ApolloProvider>
    </ChakraProvider>
  </StrictMode>,
);
