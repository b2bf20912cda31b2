import { useApolloClient } from '@apollo/client/react';
import type { Language } from '@eunbit/schema/market';
import { LocaleProvider } from '@eunbit/ui/LocaleProvider.tsx';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { buildLanguageCookie, readLanguage } from './language.ts';
import { MESSAGES } from './messages.ts';

const SwitchContext = createContext<(language: Language) => void>(() => {});

/** Sets the language of the whole back office and remembers it. */
export function useSetLanguage(): (language: Language) => void {
  return useContext(SwitchContext);
}

/** Shows texts in the remembered language; a switch keeps what was typed. */
export function LanguageSwitch({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(() => readLanguage(document.cookie));
  useEffect(
    function setDocumentLanguage() {
      document.documentElement.lang = language;
    },
    [language],
  );

  const client = useApolloClient();

  function remember(next: Language) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers that staff use.
    document.cookie = buildLanguageCookie(next);
    setLanguage(next);
    // The server returns product names in the language of the request.
    client.refetchQueries({ include: 'active' }).catch(() => {});
  }

  return (
    <SwitchContext value={remember}>
      <LocaleProvider language={language} messages={MESSAGES[language]}>
        {children}
      </LocaleProvider>
    </SwitchContext>
  );
}
