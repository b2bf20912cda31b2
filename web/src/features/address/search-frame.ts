import { POSTCODE_OWN_ORIGIN_SANDBOX, POSTCODE_SANDBOX, POSTCODE_SEARCH_PATH } from '@eunbit/schema/postcode';

/** The frame of the Korean postcode search. */
export interface SearchFrame {
  readonly src: string;
  readonly sandbox: string;
  /** Origin of its messages. */
  readonly origin: string;
}

/** @param ownOrigin origin of the search; null if it is one of the shop's pages, sandboxed without an origin */
export function searchFrame(ownOrigin: string | null): SearchFrame {
  if (ownOrigin === null) return { src: POSTCODE_SEARCH_PATH, sandbox: POSTCODE_SANDBOX, origin: 'null' };
  return { src: `${ownOrigin}${POSTCODE_SEARCH_PATH}`, sandbox: POSTCODE_OWN_ORIGIN_SANDBOX, origin: ownOrigin };
}

/** Whether a message came from the search: from its window, while that still shows the search. */
export function isFromSearch(
  { source, origin }: Pick<MessageEvent, 'source' | 'origin'>,
  frame: SearchFrame,
  frameWindow: unknown,
): boolean {
  return source !== null && source === frameWindow && origin === frame.origin;
}
