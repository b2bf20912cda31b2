import type { RequestContext, Viewer } from '../../context.ts';
import { userIdOf } from './viewer.ts';

/**
 * Signs a person in on the browser of a request: the one way there is, whatever proved who they are. The browser always
 * gets a new token and its former session ends, so a token that somebody else planted there is worth nothing.
 */
export async function openSession(context: RequestContext, viewer: Viewer): Promise<void> {
  const { services, sessionToken, cookies, userAgent } = context;
  const token = await services.sessions.open(userIdOf(viewer), userAgent);
  if (sessionToken) await services.sessions.end(sessionToken);
  cookies.setSession(token);
}
