export interface TextPart {
  readonly text: string;
  /** Set where the part is an address of the web. */
  readonly url: string | null;
}

/** Addresses as people write them; a full stop or bracket after one belongs to the sentence. */
const ADDRESSES = /https?:\/\/[^\s<>"'{}|\\^`]+[^\s<>"'{}|\\^`.,:;!?)\]}]/gu;

/** Only the web: never `javascript:`, `data:` or what an address could hide before an `@`. */
function toSafeUrl(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' ? href : null;
}

/** Splits a plain text at its web addresses. Each is shown as it was written, so that no link looks like another. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESSES)) {
    parts.push({ text: text.slice(end, index), url: null }, { text: found, url: toSafeUrl(found) });
    end = index + found.length;
  }
  return [...parts, { text: text.slice(end), url: null }].filter((part) => part.text !== '');
}
