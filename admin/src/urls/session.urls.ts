const HOME = '/dashboard';

/** The sign-in page, which redirects to `next` (path and query inside the back office) afterwards. */
export function loginUrl(next?: string): string {
  return next && next !== HOME ? `/login?${new URLSearchParams({ next })}` : '/login';
}

/** Redirect target after sign-in; to prevent open redirects, anything but a path inside the back office is ignored. */
export function readNextPath(search: URLSearchParams): string {
  const next = search.get('next');
  if (!next || !/^\/(?![/\\])/.test(next) || next.startsWith('/login')) return HOME;
  return next;
}

/** State of the sign-in page for somebody who has just joined the staff; not in the address, which others may see. */
export const joinedState = (email: string): { readonly joined: string } => ({ joined: email });

/** The email address of a person who has just joined; otherwise null. */
export function readJoinedEmail(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('joined' in state)) return null;
  return typeof state.joined === 'string' ? state.joined : null;
}

/** The token of an invitation in the fragment of its link; empty if there is none. */
export function readInvitationToken(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';
}
