/**
 * Patterns of personal data with their replacements. Order matters: the first takes text that later ones would match.
 */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  // Credentials in a URL, mongodb://user:password@host.
  [/:\/\/[^\s/@"\\]+@/g, '://[credentials]@'],
  // Queries and fragments of URLs, including parameter names: a library may log any URL.
  [/(\/[^\s"'<>\\?#]*)[?#][^\s"'<>\\]+/g, '$1?[query]'],
  // Values of query parameters: tokens, codes and email addresses in links.
  [/([?&][\w.-]+=)[^&#\s"'<>\\]+/g, '$1[redacted]'],
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[email]'],
  // Tokens of cookies and links: at least 40 URL-safe characters, and the signatures that follow them.
  [/(?<![\w-])[\w-]{40,}(?:\.[\w-]+)*/g, '[token]'],
  // International phone numbers, Korean mobile numbers, and American numbers.
  [/\+\d[\d -]{7,16}\d/g, '[phone]'],
  [/(?<!\d)01\d[ -]?\d{3,4}[ -]?\d{4}(?!\d)/g, '[phone]'],
  [/\(?(?<!\d)\d{3}\)?[ -]\d{3}[ -]\d{4}(?!\d)/g, '[phone]'],
];

/**
 * Redacts recognisable personal data in a text. The last safeguard, applied to whole log lines: names and streets have
 * no recognisable pattern, so they must never be logged in the first place. The line stays valid JSON.
 */
export function redact(text: string): string {
  return PERSONAL.reduce((clean, [pattern, stand]) => clean.replace(pattern, stand), text);
}
