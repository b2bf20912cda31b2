/** An address as it is stored and looked up: people type the same one in many ways. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
