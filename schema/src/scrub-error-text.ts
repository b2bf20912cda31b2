/** Maximum number of characters that are examined. */
const MAXIMUM_LENGTH = 4000;

/** An address, or what an earlier scrubbing left of one. */
const ADDRESS = /(\b[a-z][a-z0-9+.-]{1,20}:\/\/\S+|\bassets\/[\w.-]{1,80}\.(?:js|css)\b)/i;
/** The name of a file of the build, which identifies nobody. */
const BUILT_FILE = /(?:^|\/)(assets\/[\w.-]{1,80}\.(?:js|css))/;

/** Patterns of quoted content, with their replacements. Order matters: the first patterns take what later ones would match. */
const QUOTED: readonly (readonly [RegExp, string])[] = [
  // Browsers quote the text that is no JSON, cut anywhere, so its quotation marks may be unbalanced.
  [/["“.].*(?= is not valid JSON)/, '"…"'],
  [/"[^"]*"/g, '"…"'],
  [/“[^”]*”/g, '“…”'],
  [/`[^`]*`/g, '`…`'],
  // The name of a property or variable is kept. An apostrophe within a word is no quotation mark.
  [/(?<!\w)'(?![A-Za-z_$][\w$.]{0,40}')[^']*'/g, "'…'"],
  [/[^\s@"'()<>]{1,64}(?:@[^\s@"'()<>]{0,255})+/g, '[email]'],
  [/[?#&][\w.~%-]{1,60}=\S*/g, '?[query]'],
  // Tokens and ids. Names in code have no digits and are shorter than this, unless they are generated.
  [/(?=[A-Za-z_-]*\d)[\w-]{20,}|[\w-]{48,}/g, '[token]'],
  // Order numbers, telephone numbers, card numbers.
  [/\d{6}-[\da-z]{8}\b|\d(?:[ .-]?\d){4,}/gi, '[number]'],
];

function scrubPart(text: string): string {
  return QUOTED.reduce((clean, [pattern, stand]) => clean.replace(pattern, stand), text);
}

/**
 * The message of an error without the personal data that it may quote: typed texts, addresses with their queries, emails, tokens,
 * long numbers. Data without a pattern, such as a name outside quotation marks, is not detected; errors must not contain it.
 */
export function scrubErrorText(text: string, length: number): string {
  const line = text.slice(0, MAXIMUM_LENGTH).replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  // Every second part is an address.
  const parts = line.split(ADDRESS).map((part, index) => {
    return index % 2 === 0 ? scrubPart(part) : (BUILT_FILE.exec(part)?.[1] ?? '[address]');
  });
  return parts.join('').trim().slice(0, length);
}
