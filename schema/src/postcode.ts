/**
 * The page that holds the Korean postcode search. It stands in a frame of its own inside the address form, so that only
 * its document may run the search's scripts: no page with a session's content or a card form does.
 */
export const POSTCODE_SEARCH_PATH = '/postcode-search';

/**
 * What that page may do at the shop's address. Without `allow-same-origin` it has no origin, so that the search's
 * scripts, whatever they turn into one day, reach neither the page around the frame nor its cookies and storage.
 */
export const POSTCODE_SANDBOX = 'allow-scripts allow-forms';

/**
 * What it may do at an origin of its own, which has nothing of the shop's: keep that origin. The search's inner frame
 * sends what it found to the origin in the page's address, which a page without one does not receive.
 */
export const POSTCODE_OWN_ORIGIN_SANDBOX = `${POSTCODE_SANDBOX} allow-same-origin`;
