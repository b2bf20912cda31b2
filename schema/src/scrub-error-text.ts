/** Characters that are looked at. */
const MAXIMUM_LENGTH = 4000;

/** Or what is left of one once it was scrubbed. */
const ADDRESS = /(\b[a-z][a-z0-9+.-]{1,20}:\/\/\S+|\bassets\/[\w.-]{1,80}\.(?:js|css)\b)/i;
/** The name of a file of the build, which says nothing of whoever loaded it. */
const BUILT_FILE = /(?:^|\/)(assets\/[\w.-]{1,80}\.(?:js|css))/;

/** Patterns of what a text may quote, with what stands in for it. Order matters: the first takes what later ones would match. */
const QUOTED: readonly (readonly [RegExp, string])[] = [
  // Browsers quote the text that is no JSON, cut anywhere, so that its quotation marks need not fit.
  [/["“.].*(?= is not valid JSON)/, '"…"'],
  [/"[^"]*"/g, '"…"'],
  [/“[^”]*”/g, '“…”'],
  [/`[^`]*`/g, '`…`'],
  // The name of a property or variable may stay. An apostrophe within a word quotes nothing.
  [/(?<!\w)'(?![A-Za-z_$][\w$.]{0,40}')[^']*'/g, "'…'"],
  [/[^\s@"'()<>]{1,64}(?:@[^\s@"'()<>]{0,255})+/g, '[email]'],
  [/[?#&][\w.~%-]{1,60}=\S*/g, '?[query]'],
  // Tokens and ids. Names in code have no digits, and are shorter than this where they are not made up.
  [/(?=[A-Za-z_-]*\d)[\w-]{20,}|[\w-]{48,}/g, '[token]'],
  // Numbers of orders, telephone numbers, cards.
  [/\d{6}-[\da-z]{8}\b|\d(?:[ .-]?\d){4,}/gi, '[number]'],
];

function scrubPart(text: string): string {
  return QUOTED.reduce((clean, [pattern, stand]) => clean.replace(pattern, stand), text);
}

/**
 * The message of an error without what it may quote of a person: typed texts, addresses with their queries, emails, tokens,
 * long numbers. What has no pattern, such as a name outside quotation marks, is only kept out by not writing it into errors.
 */
export function scrubErrorText(text: string, length: number): string {
  const line = text.slice(0, MAXIMUM_LENGTH).replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  // Every second part is an address.
  const parts = line.split(ADDRESS).map((part, index) => {
    return index % 2 === 0 ? scrubPart(part) : (BUILT_FILE.exec(part)?.[1] ?? '[address]');
  });
  return parts.join('').trim().slice(0, length);
}
