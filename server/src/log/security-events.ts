import type { AuditAction } from '@eunbit/schema/audit';
import type { Logger } from 'pino';
import { readRequestAddress, readRequestId } from './log-context.ts';

/** Security events with the properties that a log line may contain: no text that anybody typed, and no secret. */
export interface SecurityEvents {
  /** A wrong password, an address without an account (`userId` is null), or a social account that its provider did not verify. */
  signInFailed: { readonly userId: string | null; readonly reason: 'unknownAccount' | 'wrongPassword' | 'social' };
  /** Too many failed attempts on one account: for a while the right password or code is rejected as well. */
  accountLocked: { readonly userId: string | null; readonly limit: string };
  /** A wrong code, recovery code or passkey. */
  secondFactorFailed: { readonly userId: string; readonly method: string };
  /** A signed-in user failed to re-authenticate with the password or the role change PIN. */
  identityNotConfirmed: { readonly userId: string; readonly method: 'PASSWORD' | 'ROLE_CHANGE_PIN' };
  /** A wrong pass code of a guest's order. */
  orderLookUpFailed: { readonly order: string };
  /** An operation, or a file, for which the caller lacks the permission. */
  accessRefused: { readonly userId: string; readonly permission: string };
  /** A request that another site sent, or may have sent. */
  originRefused: { readonly what: 'form' | 'operation' | 'socket' | 'report' };
  /** More attempts than a limit allows; see the limits in docs/settings.md and beside the services. */
  rateLimitReached: { readonly limit: string };
  /** A change of a role, a permission, an invitation or a block. The activity log has its values. */
  rightsChanged: Change;
  /** A change of a password, an email address, a second factor or the role change PIN. */
  credentialsChanged: Change;
}

interface Change {
  /** The account that made the change. */
  readonly userId: string;
  readonly action: AuditAction | 'PASSWORD_CHANGED' | 'PASSWORD_RESET' | 'EMAIL_CHANGED';
  /** The account or role that was changed. */
  readonly subjectId: string;
}

export type SecurityEvent = keyof SecurityEvents;

/** The origin of an event outside an HTTP request, such as a WebSocket message. */
export interface EventOrigin {
  readonly requestId: string;
  /** The network of the caller (common/client-network.ts). */
  readonly address: string;
}

export interface SecurityLog {
  record<Event extends SecurityEvent>(event: Event, about: SecurityEvents[Event], origin?: EventOrigin): void;
  /** Writes the pending counts, before the process ends. */
  close(): void;
}

const MINUTE_MS = 60_000;
/**
 * Maximum different lines per event that a process writes in a minute, in addition to one for each repetition and one for the
 * rest.
 */
export const MAXIMUM_DIFFERENT = 30;
/** Length of the pseudonym: enough to distinguish networks, and short enough not to be redacted as a token. */
const NETWORK_LENGTH = 12;

interface Deps {
  readonly log: Pick<Logger, 'warn'>;
  /** Keyed with the shop's secret: lines of one network can be correlated without revealing the network (docs/privacy.md). */
  readonly pseudonym: (text: string) => string;
}

/** Lines of one event in the current minute. */
interface Minute {
  /** Number of repetitions by line, excluding the first one. */
  readonly repeated: Map<string, number>;
  /** Occurrences beyond the maximum of different lines. */
  more: number;
}

/**
 * The only writer of security events. A flood cannot fill the disk: the same line is written once a minute with the number of its
 * repetitions, and an event has a maximum of different lines per minute; the rest is counted.
 */
export function createSecurityLog({ log, pseudonym }: Deps): SecurityLog {
  const minutes = new Map<SecurityEvent, Minute>();
  let timer: NodeJS.Timeout | null = null;

  function close(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    for (const [securityEvent, { repeated, more }] of minutes) {
      for (const [line, times] of repeated) {
        if (times > 0) log.warn({ ...JSON.parse(line), repeated: times }, 'security event repeated');
      }
      if (more > 0) log.warn({ securityEvent, more }, 'security events not logged one by one');
    }
    minutes.clear();
  }

  /** Whether the line is to be written now. */
  function count(event: SecurityEvent, line: string): boolean {
    timer ??= setTimeout(close, MINUTE_MS).unref();
    const minute = minutes.get(event) ?? { repeated: new Map<string, number>(), more: 0 };
    minutes.set(event, minute);
    const times = minute.repeated.get(line);
    if (times !== undefined) minute.repeated.set(line, times + 1);
    else if (minute.repeated.size < MAXIMUM_DIFFERENT) minute.repeated.set(line, 0);
    else minute.more += 1;
    return times === undefined && minute.repeated.has(line);
  }

  return {
    record(securityEvent, about, origin) {
      const address = origin?.address ?? readRequestAddress();
      const network = address && pseudonym(`network:${address}`).slice(0, NETWORK_LENGTH);
      const fields: object = { securityEvent, ...about, ...(network && { network }) };
      if (!count(securityEvent, JSON.stringify(fields))) return;
      const requestId = origin?.requestId ?? readRequestId();
      log.warn({ ...fields, ...(requestId && { requestId }) }, 'security event');
    },
    close,
  };
}
