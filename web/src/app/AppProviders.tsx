import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { Messages } from '@eunbit/ui/LocaleProvider.tsx';
import type { LiveConnection } from '@eunbit/ui/live-connection';
import { StyleProvider } from '@eunbit/ui/StyleProvider.tsx';
import type { StyleCache } from '@eunbit/ui/style-cache';
import type { ShopSystem } from '@eunbit/ui/theme';
import { LiveConnectionContext } from '@eunbit/ui/use-live-connection';
import { type ReactNode, StrictMode } from 'react';
import { type Settings, SettingsProvider } from './settings.tsx';

export interface AppProvidersProps {
  readonly client: ApolloClient;
  readonly live: LiveConnection | null;
  readonly styles: StyleCache;
  readonly system: ShopSystem;
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
          <StyleProvider cache={props.styles} system={props.system}>
            <SettingsProvider
              client={props.client}
              requestSettings={props.requestSettings}
              initialMessages={props.messages}
              publicUrl={props.publicUrl}
            >
              <div id="page">{props.children}</div>
            </SettingsProvider>
          </StyleProvider>
        </LiveConnectionContext>
      </ApolloProvider>
    </StrictMode>
  );
}
