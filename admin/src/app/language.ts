import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@eunbit/schema/market';
import { COOKIE } from '@eunbit/schema/wire';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The language in a cookie header or `document.cookie`; Korean if it is absent or unknown. */
export function readLanguage(cookies: string): Language {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${COOKIE.language}=`));
  const value = pair?.slice(COOKIE.language.length + 1);
  return isLanguage(value) ? value : DEFAULT_LANGUAGE;
}

/** The storefront reads the same cookie, so both are shown in one language. */
export function buildLanguageCookie(language: Language): string {
  return `${COOKIE.language}=${language}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax`;
}
