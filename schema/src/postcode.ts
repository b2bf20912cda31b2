/**
 * The page that holds the Korean postcode search. It stands in a frame of its own inside the address form, so that only
 * its document may run the search's scripts: no page with a session's content or a card form does.
 */
export const POSTCODE_SEARCH_PATH = '/postcode-search';

/**
 * What that page may do. Without `allow-same-origin` it has no origin, so that the search's scripts, whatever they turn
 * into one day, reach neither the page around the frame nor its cookies and storage.
 */
export const POSTCODE_SANDBOX = 'allow-scripts allow-forms';
