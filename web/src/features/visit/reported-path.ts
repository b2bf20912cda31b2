/** Addresses whose end says what was looked at; the end of any other names an order or holds a secret. */
const TELLING = /^\/(product|faq|message-board)\/[^/]+$/;
/** Only staff come here, by a link with a secret in it. */
const OF_STAFF = /^\/product-preview(\/|$)/;

/** A page as it is counted; null for one that is not. */
export function toReportedPath(pathname: string): string | null {
  if (OF_STAFF.test(pathname)) return null;
  const path = pathname.replace(/\/+$/, '') || '/';
  return TELLING.test(path) ? path : `/${path.split('/')[1]}`;
}
