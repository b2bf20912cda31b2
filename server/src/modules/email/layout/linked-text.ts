export interface TextPart {
  readonly text: string;
  /** Set if the part is a URL. */
  readonly url: string | null;
}

/** URLs as people write them; a trailing full stop or bracket belongs to the sentence. */
const ADDRESSES = /https?:\/\/[^\s<>"'{}|\\^`]+[^\s<>"'{}|\\^`.,:;!?)\]}]/gu;

/** Accepts http and https only: no `javascript:`, no `data:`, and no credentials before an `@`. */
function toSafeUrl(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' ? href : null;
}

/** Splits a plain text at its URLs. Each link text is the URL as written, so that no link can imitate another. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESSES)) {
    parts.push({ text: text.slice(end, index), url: null }, { text: found, url: toSafeUrl(found) });
    end = index + found.length;
  }
  return [...parts, { text: text.slice(end), url: null }].filter((part) => part.text !== '');
}
