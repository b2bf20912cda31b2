/** What a text may hold of people, and what stands in the log for it. In this order: the first takes what others would. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  // User and password of an address, mongodb://user:password@host.
  [/:\/\/[^\s/@"\\]+@/g, '://[credentials]@'],
  // Values of a query: tokens, codes and email addresses of links.
  [/([?&][\w.-]+=)[^&#\s"'<>\\]+/g, '$1[redacted]'],
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[email]'],
  // Tokens of cookies and links: 256 bits and more as text, and signatures behind them.
  [/(?<![\w-])[\w-]{40,}(?:\.[\w-]+)*/g, '[token]'],
  // Phone numbers with their calling code, Korean mobile numbers, and American ones.
  [/\+\d[\d -]{7,16}\d/g, '[phone]'],
  [/(?<!\d)01\d[ -]?\d{3,4}[ -]?\d{4}(?!\d)/g, '[phone]'],
  [/\(?(?<!\d)\d{3}\)?[ -]\d{3}[ -]\d{4}(?!\d)/g, '[phone]'],
];

/**
 * Takes out of a text what has a form that can be recognised. The last guard, over whole lines of the log: names and
 * streets have no form, so nothing that holds them may be logged in the first place. A line stays valid JSON.
 */
export function redact(text: string): string {
  return PERSONAL.reduce((clean, [pattern, stand]) => clean.replace(pattern, stand), text);
}
