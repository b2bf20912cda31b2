import { safeNextPath } from '@eunbit/schema/next-path';

/** Target of a sign-in if no other page was requested. */
export const DASHBOARD = '/dashboard';

/** Path of the sign-in page, which redirects to `next`, a path of the shop, afterwards. */
export function loginPath(next?: string): string {
  return next && next !== DASHBOARD ? `/login?${new URLSearchParams({ next })}` : '/login';
}

/** Path of another page for guests, such as the sign-up, with the same page to continue with. */
export function withNext(path: string, search: URLSearchParams): string {
  const next = readNextPath(search);
  return next === DASHBOARD ? path : `${path}?${new URLSearchParams({ next })}`;
}

/** The page to continue with after the sign-in. Anything but a path of this shop is ignored, so that no link leads elsewhere. */
export function readNextPath(search: URLSearchParams): string {
  return safeNextPath(search.get('next')) ?? DASHBOARD;
}
