/**
 * Fields of the API's inputs that hold a line which somebody typed or read from somewhere: names, addresses, numbers and
 * pass codes. Passwords are not among them: RFC 8265 keeps wide characters in a password apart, and changing how they are
 * read would lock out whoever has one. Neither are texts of several lines, which stay as they were written.
 */
export const TYPED_LINES: ReadonlySet<string> = new Set([
  'address',
  'apt',
  'city',
  'code',
  'company',
  'depositorName',
  'email',
  'firstname',
  'industry',
  'issueNumber',
  'lastname',
  'name',
  'number',
  'orderNumber',
  'orderNumbers',
  'passCode',
  'phone',
  'state',
  'trackingNumber',
  'zipcode',
]);

/**
 * A typed line in the one form in which it is checked, compared and stored (Unicode NFKC). Korean and Japanese keyboards
 * write digits and letters in full width (`０１０`), and some systems split syllables into their letters.
 */
export function normaliseLine(text: string): string {
  return text.normalize('NFKC');
}
