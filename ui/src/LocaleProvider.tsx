import type { Language } from '@eunbit/schema/market';
import { createContext, type ReactNode, useContext } from 'react';
import { IntlProvider } from 'react-intl';

/** Messages by key, as in the catalogues. A build compiles the values; their type stays the same. */
export type Messages = Readonly<Record<string, string>>;

const LanguageContext = createContext<Language>('ko');

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** Texts of one language for the tree below it. A key without a text throws in tests and is logged in production. */
export function LocaleProvider({
  language,
  messages,
  children,
}: {
  language: Language;
  messages: Messages;
  children: ReactNode;
}) {
  return (
    <LanguageContext value={language}>
      <IntlProvider locale={language} messages={messages} onError={reportIntlError}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

function reportIntlError(error: Error): void {
  if (import.meta.env.MODE === 'test') throw error;
  console.error(error.message);
}
