import type { ApolloClient } from '@apollo/client';
import type { Language, Market } from '@eunbit/schema/market';
import type { Openings } from '@eunbit/schema/openings';
import type { PostedForm } from '@eunbit/schema/posted-form';
import { COOKIE, STORAGE } from '@eunbit/schema/wire';
import { LocaleProvider, type Messages } from '@eunbit/ui/LocaleProvider.tsx';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { getLocalStorage, getSessionStorage, readText, writeText } from '../browser/storage.ts';
import { loadMessages } from './messages.ts';

/** Store and language of a visit. The request headers are read from one such object. */
export interface Settings {
  market: Market;
  language: Language;
}

interface SettingsControl extends Readonly<Settings> {
  /** Origin of the shop as visitors see it, without a trailing slash. */
  readonly publicUrl: string;
  /** Enabled stores, payment methods and sign-in providers. */
  readonly openings: Openings;
  readonly switching: boolean;
  readonly switchTo: (change: Partial<Settings>) => Promise<void>;
}

/** The form that was sent without scripts and led to this page; null if no form did. */
export const PostedFormContext = createContext<PostedForm | null>(null);

const SettingsContext = createContext<SettingsControl | null>(null);

/** Store and language of the visit, and how to switch them. */
export function useSettings(): SettingsControl {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings needs a SettingsProvider above it');
  return settings;
}

const A_YEAR_IN_SECONDS = 31_536_000;

/** Stores the choice of store and language for later pages. */
export function remember(settings: Settings): void {
  for (const name of ['market', 'language'] as const) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that the shop serves.
    document.cookie = `${COOKIE[name]}=${settings[name]}; path=/; max-age=${A_YEAR_IN_SECONDS}; samesite=lax`;
  }
  writeText(getLocalStorage(), STORAGE.language, settings.language);
}

/** Set in this tab's storage once the visitor has chosen the language. */
const LANGUAGE_CHOSEN = 'language-chosen';

/** Whether the visitor chose the language in this visit. The language of an account must not override a choice. */
export function isLanguageChosen(): boolean {
  return readText(getSessionStorage(), LANGUAGE_CHOSEN) !== null;
}

/** Records that the language was chosen in this visit. */
export function recordLanguageChosen(): void {
  writeText(getSessionStorage(), LANGUAGE_CHOSEN, 'true');
}

export interface SettingsProviderProps {
  readonly client: ApolloClient;
  /** Read for each request; changed in place by a switch. */
  readonly requestSettings: Settings;
  readonly initialMessages: Messages;
  readonly publicUrl: string;
  readonly openings: Openings;
  readonly children: ReactNode;
}

export function SettingsProvider(props: SettingsProviderProps) {
  const { client, requestSettings, initialMessages, publicUrl, openings, children } = props;
  const [shown, setShown] = useState({ ...requestSettings, messages: initialMessages });
  const [switching, setSwitching] = useState(false);
  const { market, language, messages } = shown;

  const switchTo = async (change: Partial<Settings>) => {
    Object.assign(requestSettings, change);
    remember(requestSettings);
    if (change.language) recordLanguageChosen();
    setSwitching(true);
    try {
      const texts = await loadMessages(requestSettings.language);
      // The cache belongs to the former store and language. Screens keep showing it until the new response has arrived; a screen
      // that fails has its own error alert.
      await client.resetStore().catch(() => {});
      setShown({ ...requestSettings, messages: texts });
    } finally {
      setSwitching(false);
    }
  };

  useEffect(() => {
    // Setting even the same language makes a browser compute the style of every element again.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }, [language]);

  return (
    <SettingsContext value={{ market, language, publicUrl, openings, switching, switchTo }}>
      <LocaleProvider language={language} messages={messages}>
        {children}
      </LocaleProvider>
    </SettingsContext>
  );
}
