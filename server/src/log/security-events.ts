import type { AuditAction } from '@eunbit/schema/audit';
import type { Logger } from 'pino';
import { readRequestAddress, readRequestId } from './log-context.ts';

/** What happens to the security of the shop, and what a line in the log may say about it: no text that anybody typed, and no secret. */
export interface SecurityEvents {
  /** A wrong password, or an address without an account (`userId` is null), or a social account that its provider did not vouch for. */
  signInFailed: { readonly userId: string | null; readonly reason: 'unknownAccount' | 'wrongPassword' | 'social' };
  /** Too many wrong tries on one account: for a while its right password or code is refused as well. */
  accountLocked: { readonly userId: string | null; readonly limit: string };
  /** A wrong code, recovery code or passkey. */
  secondFactorFailed: { readonly userId: string; readonly method: string };
  /** A wrong password or role change PIN of somebody who is signed in, and was asked who they are. */
  identityNotConfirmed: { readonly userId: string; readonly method: 'PASSWORD' | 'ROLE_CHANGE_PIN' };
  /** A wrong pass code of a guest's order. */
  orderLookUpFailed: { readonly order: string };
  /** An operation, or a file, for which the caller lacks the permission. */
  accessRefused: { readonly userId: string; readonly permission: string };
  /** A request that another site has sent, or may have. */
  originRefused: { readonly what: 'form' | 'operation' | 'socket' | 'report' };
  /** More tries than a limit allows; see the limits in docs/settings.md and beside the services. */
  rateLimitReached: { readonly limit: string };
  /** A role, a permission, an invitation or a block. Its values are in the log of what staff did. */
  rightsChanged: Change;
  /** A password, an email address, a second factor or the role change PIN. */
  credentialsChanged: Change;
}

interface Change {
  /** The account that did it. */
  readonly userId: string;
  readonly action: AuditAction | 'PASSWORD_CHANGED' | 'PASSWORD_RESET' | 'EMAIL_CHANGED';
  /** The account or role it was done to. */
  readonly subjectId: string;
}

export type SecurityEvent = keyof SecurityEvents;

/** Where an event comes from, if no HTTP request is being answered, as in the messages of a WebSocket. */
export interface EventOrigin {
  readonly requestId: string;
  /** Its network (common/client-network.ts). */
  readonly address: string;
}

export interface SecurityLog {
  record<Event extends SecurityEvent>(event: Event, about: SecurityEvents[Event], origin?: EventOrigin): void;
  /** Writes what has been counted and not written yet, before the process ends. */
  close(): void;
}

const MINUTE_MS = 60_000;
/** Different lines of one event that a process writes in a minute, apart from one for each repetition and one for the rest. */
export const MAXIMUM_DIFFERENT = 30;
/** Characters of the pseudonym: enough to tell networks apart, and short enough not to be taken for a token. */
const NETWORK_LENGTH = 12;

interface Deps {
  readonly log: Pick<Logger, 'warn'>;
  /** Of the secret of the shop: lines of one network can be found, and the network is not named (docs/privacy.md). */
  readonly pseudonym: (text: string) => string;
}

/** Lines of one event in the present minute. */
interface Minute {
  /** Repetitions by line, beside the first one. */
  readonly repeated: Map<string, number>;
  /** Occurrences for which no line was left. */
  more: number;
}

/**
 * The one place where security events are written. Whoever makes many of them cannot fill the disk: the same line is
 * written once a minute with the number of its repetitions, and an event has so many different lines a minute, and a count.
 */
export function createSecurityLog({ log, pseudonym }: Deps): SecurityLog {
  const minutes = new Map<SecurityEvent, Minute>();
  let timer: NodeJS.Timeout | null = null;

  function close(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    for (const [securityEvent, { repeated, more }] of minutes) {
      for (const [line, times] of repeated) {
        if (times > 0) log.warn({ ...JSON.parse(line), repeated: times }, 'security event, again');
      }
      if (more > 0) log.warn({ securityEvent, more }, 'security events that have no line of their own');
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
