/**
 * Path of the page with the Korean postcode search. It is shown in its own frame inside the address form, so that only its
 * document may run the search's scripts, and no page with a session's content or a card form does.
 */
export const POSTCODE_SEARCH_PATH = '/postcode-search';

/**
 * Sandbox of the frame if the page has the shop's origin. Without `allow-same-origin` the page has an opaque origin, so that the
 * search's scripts, even if they change, reach neither the parent page nor its cookies and storage.
 */
export const POSTCODE_SANDBOX = 'allow-scripts allow-forms';

/**
 * Sandbox of the frame if the page has an origin of its own, which has nothing of the shop's: the page keeps that origin. The
 * search's inner frame posts its result to the origin in the page's address; a page with an opaque origin does not receive it.
 */
export const POSTCODE_OWN_ORIGIN_SANDBOX = `${POSTCODE_SANDBOX} allow-same-origin`;
