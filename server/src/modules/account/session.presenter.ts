import { deviceText } from './device.ts';
import type { SessionView } from './session.service.ts';
import type { SessionType } from './session.types.ts';

export function presentSession({ userAgent, current, ...session }: SessionView): SessionType {
  return { ...session, isCurrent: current, device: deviceText(userAgent) };
}
