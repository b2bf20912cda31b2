import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@eunbit/schema/market';
import { COOKIE } from '@eunbit/schema/wire';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The language that a cookie header or `document.cookie` asks for; Korean where it names none or an unknown one. */
export function readLanguage(cookies: string): Language {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${COOKIE.language}=`));
  const value = pair?.slice(COOKIE.language.length + 1);
  return isLanguage(value) ? value : DEFAULT_LANGUAGE;
}

/** The same cookie as the storefront's, so that a person reads both in one language. */
export function buildLanguageCookie(language: Language): string {
  return `${COOKIE.language}=${language}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax`;
}
