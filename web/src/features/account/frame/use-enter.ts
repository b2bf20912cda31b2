import type { Language } from '@eunbit/schema/market';
import { notifySessionChange } from '@eunbit/ui/session-change';
import { isLanguageChosen, remember, useSettings } from '../../../app/settings.tsx';
import type { Language as ApiLanguage } from '../../../gql/graphql.ts';

/**
 * Goes on to a path of the shop as somebody who has just signed in, in the language of their account unless
 * they have chosen another one in this visit. The page is loaded anew, so that nothing in it is left of the visitor before; the sign-in page is not gone back to.
 */
export function useEnter() {
  const { market, language: shown } = useSettings();
  return (path: string, ofAccount: ApiLanguage): void => {
    remember({ market, language: isLanguageChosen() ? shown : (ofAccount.toLowerCase() as Language) });
    notifySessionChange();
    location.replace(path);
  };
}
