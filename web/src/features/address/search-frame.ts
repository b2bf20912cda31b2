import { POSTCODE_OWN_ORIGIN_SANDBOX, POSTCODE_SANDBOX, POSTCODE_SEARCH_PATH } from '@eunbit/schema/postcode';

/** The frame that the Korean postcode search stands in. */
export interface SearchFrame {
  readonly src: string;
  readonly sandbox: string;
  /** What its messages name as their origin. */
  readonly origin: string;
}

/** @param ownOrigin where the search has an origin of its own; null: it is among the shop's pages, without an origin */
export function searchFrame(ownOrigin: string | null): SearchFrame {
  if (ownOrigin === null) return { src: POSTCODE_SEARCH_PATH, sandbox: POSTCODE_SANDBOX, origin: 'null' };
  return { src: `${ownOrigin}${POSTCODE_SEARCH_PATH}`, sandbox: POSTCODE_OWN_ORIGIN_SANDBOX, origin: ownOrigin };
}

/** Whether the search sent a message: its window did, while the page in it was still the search's. */
export function isFromSearch(
  { source, origin }: Pick<MessageEvent, 'source' | 'origin'>,
  frame: SearchFrame,
  frameWindow: unknown,
): boolean {
  return source !== null && source === frameWindow && origin === frame.origin;
}
