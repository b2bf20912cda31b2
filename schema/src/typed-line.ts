/**
 * Fields of the API's inputs with a single line that was typed or copied: names, addresses, numbers and pass codes. Passwords are
 * not among them: RFC 8265 keeps wide characters in a password distinct, and a change of their normalisation would lock their
 * owners out. Texts of several lines are not among them either; they stay as they were written.
 */
export const TYPED_LINES: ReadonlySet<string> = new Set([
  'accessibilityEmail',
  'accessibilityPhone',
  'accountHolder',
  'accountNumber',
  'address',
  'apt',
  'businessRegistrationNumber',
  'city',
  'code',
  'company',
  'depositorName',
  'email',
  'firstName',
  'holderName',
  'industry',
  'issueNumber',
  'lastName',
  'name',
  'number',
  'orderNumber',
  'orderNumbers',
  'passCode',
  'phone',
  'search',
  'state',
  'street',
  'to',
  'trackingNumber',
  'unit',
  'usPhone',
  'zipCode',
]);

/**
 * Fields of the API's inputs that stay unchanged: passwords, and texts that may have several lines. Every other text is one line,
 * also that of a field that is added later.
 */
export const KEPT_TEXTS: ReadonlySet<string> = new Set([
  'body',
  'bodyEn',
  'bodyKo',
  'comment',
  'confirmation',
  'currentPassword',
  'en',
  'ko',
  'linesEn',
  'linesKo',
  'message',
  'note',
  'passkey',
  'password',
  'text',
]);

/**
 * Invisible characters: marks of direction, soft hyphens, spaces without width, Hangul fillers. They are pasted along with a
 * number or a name. Variation selectors belong to the character before them, and the last two of the expression, joiners, are
 * handled below.
 */
const INVISIBLE = /(?![\p{Variation_Selector}\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
/**
 * A joiner after a letter of a script that needs it, or between the parts of an emoji (kept), or anywhere else. Not a lookbehind:
 * some supported browsers could not parse the file.
 */
const JOINER =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}][\u200c\u200d])|[\u200c\u200d]/gu;

/** A text of one line without invisible characters; empty if it has no others. */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(JOINER, '$1');
}

/** Whether a text, of one line or of several, has no visible characters. */
export const isBlank = (text: string): boolean => stripInvisible(text).trim() === '';

/**
 * A typed line in the form in which it is checked, compared and stored: without invisible characters, in Unicode NFKC. Korean and
 * Japanese keyboards write digits and letters in full width (`０１０`), and some systems split syllables into their letters.
 */
export function normaliseLine(text: string): string {
  return stripInvisible(text).normalize('NFKC');
}
