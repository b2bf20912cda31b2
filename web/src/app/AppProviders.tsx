import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { Messages } from '@eunbit/ui/LocaleProvider.tsx';
import type { LiveConnection } from '@eunbit/ui/live-connection';
import { LiveConnectionContext } from '@eunbit/ui/use-live-connection';
import { type ReactNode, StrictMode } from 'react';
import { type Settings, SettingsProvider } from './settings.tsx';

export interface AppProvidersProps {
  readonly client: ApolloClient;
  readonly live: LiveConnection | null;
  readonly requestSettings: Settings;
  readonly messages: Messages;
  readonly publicUrl: string;
  readonly children: ReactNode;
}

/** Everything around the router, the same on the server and in the browser so that hydration finds what it expects. */
export function AppProviders(props: AppProvidersProps) {
  return (
    <StrictMode>
      <ApolloProvider client={props.client}>
        <LiveConnectionContext value={props.live}>
          <SettingsProvider
            client={props.client}
            requestSettings={props.requestSettings}
            initialMessages={props.messages}
            publicUrl={props.publicUrl}
          >
            <div id="page">{props.children}</div>
          </SettingsProvider>
        </LiveConnectionContext>
      </ApolloProvider>
    </StrictMode>
  );
}
