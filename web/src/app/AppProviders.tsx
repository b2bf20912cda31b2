import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { Openings } from '@eunbit/schema/openings';
import type { PostedForm } from '@eunbit/schema/posted-form';
import type { Messages } from '@eunbit/ui/LocaleProvider.tsx';
import type { LiveConnection } from '@eunbit/ui/live-connection';
import { LiveConnectionContext } from '@eunbit/ui/use-live-connection';
import { type ReactNode, StrictMode } from 'react';
import { HEARS_INPUT } from '../browser/early-input.ts';
import { PostedFormContext, type Settings, SettingsProvider } from './settings.tsx';

export interface AppProvidersProps {
  readonly client: ApolloClient;
  readonly live: LiveConnection | null;
  readonly requestSettings: Settings;
  readonly messages: Messages;
  readonly publicUrl: string;
  readonly openings: Openings;
  readonly posted: PostedForm | null;
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
            openings={props.openings}
          >
            <PostedFormContext value={props.posted}>
              <div id="page" {...HEARS_INPUT}>
                {props.children}
              </div>
            </PostedFormContext>
          </SettingsProvider>
        </LiveConnectionContext>
      </ApolloProvider>
    </StrictMode>
  );
}
