import { AuditSubject } from './audit.ts';
import { PaymentMethod } from './checkout.ts';
import { DateSort } from './date-sort.ts';
import { EmailStatus } from './email.ts';
import { MAXIMUM_EMAIL_LENGTH } from './email-address.ts';
import { Market } from './market.ts';
import { OrderStatus } from './order.ts';
import {
  CustomerKind,
  calendarDay,
  MAXIMUM_STAFF_SEARCH_LENGTH,
  ORDER_PAGE_SIZES,
  OrderAttention,
  OrderSort,
} from './order-list.ts';
import { ReviewQueue } from './review.ts';
import { STOCK_CHOICES } from './stock.ts';
import { RequestStatus } from './support-request.ts';
import { MAXIMUM_TAG_LENGTH } from './tag.ts';
import { isBlank } from './typed-line.ts';
import { check, type FieldFailure, required, shortEnough, singleLine } from './validation-rules.ts';

/** Lists of the back office whose filters staff can save. A list that exists once in each store has one entry for each. */
export const SavedViewList = {
  ORDERS_KR: 'ORDERS_KR',
  ORDERS_US: 'ORDERS_US',
  PRODUCTS_KR: 'PRODUCTS_KR',
  PRODUCTS_US: 'PRODUCTS_US',
  USERS_KR: 'USERS_KR',
  USERS_US: 'USERS_US',
  REVIEWS: 'REVIEWS',
  MESSAGES: 'MESSAGES',
  PARTNERSHIPS: 'PARTNERSHIPS',
  EMAILS: 'EMAILS',
  AUDIT: 'AUDIT',
} as const;
export type SavedViewList = (typeof SavedViewList)[keyof typeof SavedViewList];

/** Maximum views that one person can save for one list. */
export const MAXIMUM_SAVED_VIEWS = 12;
/** Longest name of a view. */
export const MAXIMUM_VIEW_NAME_LENGTH = 40;
/** Longest filter: the parameters of any list, each at its maximum, are shorter. */
export const MAXIMUM_VIEW_QUERY_LENGTH = 2500;

/** Whether the list's address can have this value. */
type Known = (value: string) => boolean;

const among = (values: readonly string[] | Readonly<Record<string, string>>): Known => {
  const known = new Set<string>(Object.values(values));
  return (value) => known.has(value);
};
const upTo = (length: number): Known => {
  return (value) => !isBlank(value) && value.length <= length && singleLine(value) === null;
};
const isDay: Known = (value) => calendarDay(value) === value;

type Parameters = Readonly<Record<string, Known>>;

const ORDERS: Parameters = {
  status: among(OrderStatus),
  customer: among(CustomerKind),
  payment: among(PaymentMethod),
  attention: among(OrderAttention),
  from: isDay,
  to: isDay,
  product: (value) => /^[0-9a-f]{24}$/.test(value),
  search: upTo(MAXIMUM_STAFF_SEARCH_LENGTH),
  sort: among(OrderSort),
  size: among(ORDER_PAGE_SIZES.map(String)),
};
const PRODUCTS: Parameters = { state: among(STOCK_CHOICES) };
const USERS: Parameters = {
  kind: among(CustomerKind),
  search: upTo(MAXIMUM_EMAIL_LENGTH),
  tag: upTo(MAXIMUM_TAG_LENGTH),
};
const REQUESTS: Parameters = {
  state: among(RequestStatus),
  market: among(Market),
  search: upTo(MAXIMUM_EMAIL_LENGTH),
  sort: among(DateSort),
};

/** The filter parameters of each list's address: all but the position in the list. */
const FILTERS: Readonly<Record<SavedViewList, Parameters>> = {
  ORDERS_KR: ORDERS,
  ORDERS_US: ORDERS,
  PRODUCTS_KR: PRODUCTS,
  PRODUCTS_US: PRODUCTS,
  USERS_KR: USERS,
  USERS_US: USERS,
  REVIEWS: { queue: among(ReviewQueue), market: among(Market), sort: among(DateSort) },
  MESSAGES: REQUESTS,
  PARTNERSHIPS: REQUESTS,
  EMAILS: { state: among(EmailStatus), to: upTo(MAXIMUM_EMAIL_LENGTH) },
  AUDIT: { subject: among(AuditSubject) },
};

/**
 * The filter in a list's address, in a canonical form, so that equal filters are equal texts. The page, an open email and all
 * other parameters that do not filter are left out; so are unknown values. Empty if nothing is filtered.
 */
export function toViewQuery(list: SavedViewList, address: URLSearchParams): string {
  const filter = new URLSearchParams();
  for (const [name, isKnown] of Object.entries(FILTERS[list])) {
    const value = address.get(name);
    if (value !== null && isKnown(value)) filter.set(name, value);
  }
  return filter.toString();
}

/** A name is required, and has one line. */
export function validateViewName(name: string): FieldFailure[] {
  return check([['name', name, required('view.nameRequired'), shortEnough(MAXIMUM_VIEW_NAME_LENGTH), singleLine]]);
}

/** A view to save: its name, and a filter of the list that is not empty. */
export function validateSavedView(
  list: SavedViewList,
  { name, query }: { readonly name: string; readonly query: string },
): FieldFailure[] {
  const failures = validateViewName(name);
  const isFilter =
    query !== '' &&
    query.length <= MAXIMUM_VIEW_QUERY_LENGTH &&
    toViewQuery(list, new URLSearchParams(query)) === query;
  return isFilter ? failures : [...failures, { path: 'query', key: 'view.filterUnknown' }];
}
