/** Where a sign-in leads when no other page was wanted. */
export const DASHBOARD = '/dashboard';

/** Pages that a sign-in must not lead back to. */
const NOT_WANTED = /^\/(login|signup|logout|forgot|reset-password)(?![\w-])/;
/** Browsers drop tabs and line breaks from addresses, and read a backslash as a slash. */
const MISLEADING = /[\\\p{Cc}\p{Cf}\s]/u;
const LONGEST = 2000;

/** The sign-in page, which leads back to `next`, a path of the shop, afterwards. */
export function loginPath(next?: string): string {
  return next && next !== DASHBOARD ? `/login?${new URLSearchParams({ next })}` : '/login';
}

/** The same way on from another page of those who are not signed in. */
export function withNext(path: string, search: URLSearchParams): string {
  const next = nextPathOf(search);
  return next === DASHBOARD ? path : `${path}?${new URLSearchParams({ next })}`;
}

/** Where to go after sign-in. Anything but a path of this shop is ignored, so that no link leads elsewhere. */
export function nextPathOf(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  if (!/^\/(?!\/)/.test(next) || next.length > LONGEST || MISLEADING.test(next) || NOT_WANTED.test(next)) {
    return DASHBOARD;
  }
  return next;
}
