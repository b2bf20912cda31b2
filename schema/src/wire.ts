/**
 * Names that browser, server rendering and API agree on outside the GraphQL schema.
 * The cookies `market` and `language` are set by the store switch and the language toggle; `basket` holds the opaque cart
 * token, which clients without cookies send as a header. `session` is for the server alone, which puts `__Host-` before it in
 * production (server/src/http/private-cookies.ts).
 */
export const COOKIE = {
  market: 'market',
  language: 'language',
  basket: 'basket',
  session: 'session',
} as const;

/** Parameter of an address that names the form which led there (`posted-form.ts`). */
export const POSTED_PARAMETER = 'posted';

/** Of a visit to another company's sign-in. Apart from the others, since no page has to know it. */
export const OAUTH_ATTEMPT_COOKIE = 'oauth_attempt';

export const HEADER = { market: 'x-market', language: 'x-language', basket: 'x-basket' } as const;

/** What `reason` of an error's extensions may be, beside its code. */
export const ERROR_REASON = {
  /** The operation does not fit the schema of this server, which has executed nothing; another version's may. */
  notInSchema: 'NOT_IN_SCHEMA',
} as const;

/**
 * Keys of the browser's storage (STORE-11): `viewed`, `basket` and `language` of the local, all others of the
 * session's. They are written for whoever reads them; the shop decides nothing by them and keeps no secret there.
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

/** Where staff get the orders of a filter as a file; the filter follows as in the address of the list. */
export const ORDERS_CSV_PATH = '/orders.csv';

/** Where staff get what came and went of a product in a store as a file. */
export const STOCK_FILE_PATH = '/stock-movements.csv';

/** The same for other lists of staff: the accounts of a store, the books of some days, the log of what staff did. */
export const USER_FILE_PATH = '/users.csv';
export const LEDGER_FILE_PATH = '/books.csv';
export const AUDIT_FILE_PATH = '/log.csv';

/** Where staff get addresses in the format of a carrier's program, send its file of numbers, and get slips and labels. */
export const CARRIER_FILE_PATH = '/carrier-addresses.csv';
export const TRACKING_FILE_PATH = '/tracking-numbers';
export const PACKING_FILE_PATH = '/packing.pdf';

/** The name of the page's meta element that holds the number of the product that it shows. */
export const PRODUCT_NUMBER_META = 'product-number';
