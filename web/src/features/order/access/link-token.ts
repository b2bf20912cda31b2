/** The token of an email's link, from the fragment or the query of its address; null without one. */
export function readLinkToken(part: string): string | null {
  return new URLSearchParams(part.replace(/^[#?]/, '')).get('link') || null;
}
