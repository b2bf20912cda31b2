import type { ApolloClient } from '@apollo/client';
import type { Language, Market } from '@eunbit/schema/market';
import { COOKIE, STORAGE } from '@eunbit/schema/wire';
import { LocaleProvider, type Messages } from '@eunbit/ui/LocaleProvider.tsx';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { getLocalStorage, getSessionStorage, readText, writeText } from '../browser/storage.ts';
import { loadMessages } from './messages.ts';

/** The store and the language of a visit; the request headers are read from one such object. */
export interface Settings {
  market: Market;
  language: Language;
}

interface SettingsControl extends Readonly<Settings> {
  /** Origin of the shop as visitors see it, without a slash at the end. */
  readonly publicUrl: string;
  readonly switching: boolean;
  readonly switchTo: (change: Partial<Settings>) => Promise<void>;
}

const SettingsContext = createContext<SettingsControl | null>(null);

/** Store and language of the visit, and how to switch them. */
export function useSettings(): SettingsControl {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings needs a SettingsProvider above it');
  return settings;
}

const A_YEAR_IN_SECONDS = 31_536_000;

/** Keeps store and language for pages to come. */
export function remember(settings: Settings): void {
  for (const name of ['market', 'language'] as const) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that the shop serves.
    document.cookie = `${COOKIE[name]}=${settings[name]}; path=/; max-age=${A_YEAR_IN_SECONDS}; samesite=lax`;
  }
  writeText(getLocalStorage(), STORAGE.language, settings.language);
}

/** Set in this tab's storage once somebody has chosen the language in this visit. */
const LANGUAGE_CHOSEN = 'language-chosen';

/** Whether the language of this visit is somebody's choice, which that of an account must not take the place of. */
export function isLanguageChosen(): boolean {
  return readText(getSessionStorage(), LANGUAGE_CHOSEN) !== null;
}

/** Notes that the language was chosen in this visit. */
export function recordLanguageChosen(): void {
  writeText(getSessionStorage(), LANGUAGE_CHOSEN, 'true');
}

export interface SettingsProviderProps {
  readonly client: ApolloClient;
  /** What requests carry; changed in place by a switch. */
  readonly requestSettings: Settings;
  readonly initialMessages: Messages;
  readonly publicUrl: string;
  readonly children: ReactNode;
}

export function SettingsProvider(props: SettingsProviderProps) {
  const { client, requestSettings, initialMessages, publicUrl, children } = props;
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
      // What is cached belongs to the former store and language. Screens keep showing it until the new answer is there;
      // one that fails has its own error alert.
      await client.resetStore().catch(() => {});
      setShown({ ...requestSettings, messages: texts });
    } finally {
      setSwitching(false);
    }
  };

  useEffect(() => {
    // Written once more, even the same language has a browser work out the style of every element.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }, [language]);

  return (
    <SettingsContext value={{ market, language, publicUrl, switching, switchTo }}>
      <LocaleProvider language={language} messages={messages}>
        {children}
      </LocaleProvider>
    </SettingsContext>
  );
}
