import { randomToken } from '../../common/tokens.ts';
import type { RequestContext, Viewer } from '../../context.ts';
import { userIdOf } from './viewer.ts';

/**
 * Signs a person in on the browser of a request: the one way there is, whatever proved who they are. The browser always
 * gets a new token and its former session ends, so a token that somebody else planted there is worth nothing.
 * What the browser holds in a guest's cart becomes the person's, and the browser is known from now on.
 */
export async function openSession(context: RequestContext, viewer: Viewer): Promise<void> {
  const { services, sessionToken, cookies, userAgent, deviceToken } = context;
  // First: where it fails nobody is signed in without what they had in the cart, and the next try does the rest.
  await services.cartMerge.mergeInto(context, viewer.id);
  const token = await services.sessions.open(viewer, userAgent);
  if (sessionToken) await services.sessions.end(sessionToken);
  cookies.setSession(token);
  const device = deviceToken ?? randomToken();
  await services.knownDevices.remember(userIdOf(viewer), device);
  cookies.setDevice(device);
}
