/** The form in which an email address is stored and looked up: trimmed and in lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
