import type { RequestContext, Viewer } from '../../common/request-context.ts';
import { randomToken } from '../../common/tokens.ts';
import type { KnownDeviceService } from './known-device.service.ts';
import type { SessionService } from './session.service.ts';
import { toUserId } from './viewer.ts';

/** What another module does before somebody is signed in on a browser. */
export type BeforeSession = (context: RequestContext, userId: string) => Promise<void>;

interface Deps {
  readonly sessions: SessionService;
  readonly knownDevices: KnownDeviceService;
}

export interface OpenSession {
  /**
   * Signs a person in on the browser of a request: the one way there is, whatever proved who they are. The browser always
   * gets a new token and its former session ends, so a token that somebody else planted there is worth nothing. The
   * browser is known from now on.
   */
  (context: RequestContext, viewer: Viewer): Promise<void>;
  /** Called by a module, at start. */
  before(step: BeforeSession): void;
}

export function createOpenSession({ sessions, knownDevices }: Deps): OpenSession {
  const steps: BeforeSession[] = [];

  async function openSession(context: RequestContext, viewer: Viewer): Promise<void> {
    const { sessionToken, cookies, userAgent, deviceToken } = context;
    // First: where one fails nobody is signed in without what they had as a guest, and the next try does the rest.
    for (const step of steps) await step(context, viewer.id);
    const token = await sessions.open(viewer, userAgent);
    if (sessionToken) await sessions.end(sessionToken);
    cookies.setSession(token);
    const device = deviceToken ?? randomToken();
    await knownDevices.remember(toUserId(viewer), device);
    cookies.setDevice(device);
  }

  return Object.assign(openSession, { before: (step: BeforeSession) => void steps.push(step) });
}
