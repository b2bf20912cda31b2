import type { SignInStep } from '@eunbit/schema/second-factor';
import type { RequestContext, Viewer } from '../../common/request-context.ts';
import { randomToken } from '../../common/tokens.ts';
import type { KnownDeviceService } from './known-device.service.ts';
import type { SessionService } from './session.service.ts';
import { toUserId } from './viewer.ts';

/** Hook of another module that runs before a session is opened. */
export type BeforeSession = (context: RequestContext, userId: string) => Promise<void>;

interface Deps {
  readonly sessions: SessionService;
  readonly knownDevices: KnownDeviceService;
}

export interface OpenSession {
  /**
   * Signs a member in on the browser of the request; used by all sign-in methods. Always issues a new token and ends the
   * browser's former session, which prevents session fixation. Returns the missing sign-in step, or null if there is none. Until
   * that step is done, the session is treated as signed out, the hooks have not run, and the browser is not recorded as known.
   */
  (context: RequestContext, viewer: Viewer, secondFactorAt?: Date | null): Promise<SignInStep | null>;
  /** Called by modules at startup. */
  before(step: BeforeSession): void;
}

export function createOpenSession({ sessions, knownDevices }: Deps): OpenSession {
  const steps: BeforeSession[] = [];

  async function openSession(
    context: RequestContext,
    viewer: Viewer,
    secondFactorAt: Date | null = null,
  ): Promise<SignInStep | null> {
    const { sessionToken, cookies, userAgent, deviceToken } = context;
    const missingStep = sessions.missingStepOf(viewer, secondFactorAt);
    // Before the session opens: if a step fails, the member is not signed in without their guest data and can retry.
    if (!missingStep) for (const step of steps) await step(context, viewer.id);
    const token = await sessions.open(viewer, userAgent, secondFactorAt);
    if (!missingStep) {
      const device = deviceToken ?? randomToken();
      await knownDevices.remember(toUserId(viewer), device);
      cookies.setDevice(device);
    }
    // Last, because ending the former session closes its WebSocket, and the browser then queries the viewer again.
    if (sessionToken) await sessions.end(sessionToken);
    cookies.setSession(token);
    return missingStep;
  }

  return Object.assign(openSession, { before: (step: BeforeSession) => void steps.push(step) });
}
