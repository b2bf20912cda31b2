import type { Language } from '@eunbit/schema/market';
import { tellSessionChange } from '@eunbit/ui/session-change';
import { remember, useSettings } from '../../../app/settings.tsx';
import type { Language as ApiLanguage } from '../../../gql/graphql.ts';

/**
 * Goes on to a path of the shop as somebody who has just signed in, in the language of their account. The page is loaded
 * anew, so that nothing in it is left of the visitor before; the sign-in page is not gone back to.
 */
export function useEnter() {
  const { market } = useSettings();
  return (path: string, language: ApiLanguage): void => {
    remember({ market, language: language.toLowerCase() as Language });
    tellSessionChange();
    location.replace(path);
  };
}
