/**
 * Names that browser, server rendering and API share outside the GraphQL schema. The cookies `market` and `language` are set by
 * the store switch and the language toggle; `basket` holds the opaque cart token, which clients without cookies send as a header.
 * Only the server uses `session`; it prefixes it with `__Host-` in production (server/src/http/private-cookies.ts).
 */
export const COOKIE = {
  market: 'market',
  language: 'language',
  basket: 'basket',
  session: 'session',
} as const;

/** Query parameter with the name of the form that redirected here (`posted-form.ts`). */
export const POSTED_PARAMETER = 'posted';

/** Cookie of an attempt to sign in with another company. Kept apart from the others, since no page needs it. */
export const OAUTH_ATTEMPT_COOKIE = 'oauth_attempt';

export const HEADER = { market: 'x-market', language: 'x-language', basket: 'x-basket' } as const;

/** Values of `reason` in an error's extensions, besides its code. */
export const ERROR_REASON = {
  /**
   * The operation does not fit the schema of this server, which has executed nothing; a server of another version may accept it.
   */
  notInSchema: 'NOT_IN_SCHEMA',
} as const;

/**
 * Keys of the browser's storage (STORE-11): `viewed`, `basket` and `language` are in the local storage, all others in the session
 * storage. Anybody may read them; the shop bases no decision on them and keeps no secret there.
 */
export const STORAGE = {
  basket: 'basket',
  language: 'language',
  viewed: 'viewed',
  lookup: 'iplookup',
  uid: 'uid',
  firstName: 'firstname',
  lastName: 'lastname',
  phone: 'phone',
  position: 'position',
  block: 'block',
  emailInBasket: 'emailInBasket',
} as const;

/** Path from which staff download the orders of a filter as a file; the filter is appended as in the address of the list. */
export const ORDERS_CSV_PATH = '/orders.csv';

/** Path from which staff download the stock movements of a product in a store as a file. */
export const STOCK_FILE_PATH = '/stock-movements.csv';

/** Downloads of other lists for staff: the accounts of a store, the books of a period, and the audit log. */
export const USER_FILE_PATH = '/users.csv';
export const LEDGER_FILE_PATH = '/books.csv';
export const AUDIT_FILE_PATH = '/log.csv';

/**
 * Paths at which staff download addresses in the format of a carrier's program, upload its file of tracking numbers, and download
 * slips and labels.
 */
export const CARRIER_FILE_PATH = '/carrier-addresses.csv';
export const TRACKING_FILE_PATH = '/tracking-numbers';
export const PACKING_FILE_PATH = '/packing.pdf';

/** Name of the meta element with the number of the product that the page shows. */
export const PRODUCT_NUMBER_META = 'product-number';
