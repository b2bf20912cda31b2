import type { Language } from '@eunbit/schema/market';
import { notifySessionChange } from '@eunbit/ui/session-change';
import { isLanguageChosen, remember, useSettings } from '../../../app/settings.tsx';
import type { Language as ApiLanguage } from '../../../gql/graphql.ts';

/**
 * Goes to a path of the shop after a sign-in, in the language of the account unless another one was chosen in this visit. It
 * reloads the page, so that no data of the former visitor remain, and replaces the sign-in page in the history.
 */
export function useEnter() {
  const { market, language: shown } = useSettings();
  return (path: string, ofAccount: ApiLanguage): void => {
    remember({ market, language: isLanguageChosen() ? shown : (ofAccount.toLowerCase() as Language) });
    notifySessionChange();
    location.replace(path);
  };
}
