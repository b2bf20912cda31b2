import { safeNextPath } from '@eunbit/schema/next-path';

/** Where a sign-in leads when no other page was requested. */
export const DASHBOARD = '/dashboard';

/** The sign-in page, which leads back to `next`, a path of the shop, afterwards. */
export function loginPath(next?: string): string {
  return next && next !== DASHBOARD ? `/login?${new URLSearchParams({ next })}` : '/login';
}

/** Another page for guests, such as the sign-up, with the same path to go on to. */
export function withNext(path: string, search: URLSearchParams): string {
  const next = readNextPath(search);
  return next === DASHBOARD ? path : `${path}?${new URLSearchParams({ next })}`;
}

/** Where to go after sign-in. Anything but a path of this shop is ignored, so that no link leads elsewhere. */
export function readNextPath(search: URLSearchParams): string {
  return safeNextPath(search.get('next')) ?? DASHBOARD;
}
