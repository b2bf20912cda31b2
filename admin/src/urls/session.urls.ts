const HOME = '/dashboard';

/** The sign-in page, which leads back to `next` (path and query inside the back office) afterwards. */
export function loginUrl(next?: string): string {
  return next && next !== HOME ? `/login?${new URLSearchParams({ next })}` : '/login';
}

/** Where to go after sign-in; ignores anything but a path inside the back office, against open redirects. */
export function readNextPath(search: URLSearchParams): string {
  const next = search.get('next');
  if (!next || !/^\/(?![/\\])/.test(next) || next.startsWith('/login')) return HOME;
  return next;
}
