/** Paths whose last part may be reported; in other paths it is an order number or a secret. */
const TELLING = /^\/(product|faq|message-board)\/[^/]+$/;
/** Pages that only staff open, through a link with a secret. */
const OF_STAFF = /^\/product-preview(\/|$)/;

/** The path as it is reported; null for a page that is not reported. */
export function toReportedPath(pathname: string): string | null {
  if (OF_STAFF.test(pathname)) return null;
  const path = pathname.replace(/\/+$/, '') || '/';
  return TELLING.test(path) ? path : `/${path.split('/')[1]}`;
}
