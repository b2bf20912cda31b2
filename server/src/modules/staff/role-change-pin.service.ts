import type { Connection } from 'mongoose';
import { type CodedRefused, refuse } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { SecurityLog } from '../../log/security-events.ts';
import type { PasswordHasher } from '../account/index.ts';
import type { AuditService } from '../audit/index.ts';
import { ROLE_CHANGE_PIN_ID, roleChangePinModel } from './role-change-pin.model.ts';

/** Consecutive wrong PINs that lock role changes, and the duration of the lock. */
const MAXIMUM_TRIES = 5;
const LOCK_MINUTES = 15;
const LOCK_MS = LOCK_MINUTES * 60_000;

export type PinRefused = CodedRefused<'ROLE_CHANGE_PIN_WRONG' | 'ROLE_CHANGE_PIN_LOCKED' | 'ROLE_CHANGE_PIN_MISSING'>;

export interface RoleChangePinState {
  readonly isSet: boolean;
  /** Null unless locked. */
  readonly lockedUntil: Date | null;
}

/** Compared as a number (STAFF-3): leading zeros are ignored. */
const normalisePin = (code: string) => String(Number(code.trim()));

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly hasher: PasswordHasher;
  readonly security: SecurityLog;
}

/** The PIN that every role change requires. Attempts are counted in the database, across all processes. */
export function createRoleChangePinService({ connection, audit, hasher, security }: Deps) {
  const codes = roleChangePinModel(connection);
  const lockIsOver = () => new Date(Date.now() - LOCK_MS);

  return {
    async set(code: string, by: string): Promise<void> {
      const hash = await hasher.hash(normalisePin(code));
      const fresh = { hash, tries: 0, lastTryAt: null, setAt: new Date() };
      const event = {
        by,
        action: 'ROLE_CHANGE_PIN_SET',
        subject: 'ROLE_CHANGE_PIN',
        subjectId: ROLE_CHANGE_PIN_ID,
      } as const;
      await inTransaction(connection, async (session) => {
        await codes.updateOne({ _id: ROLE_CHANGE_PIN_ID }, { $set: fresh }, { upsert: true, session });
        await audit.record(session, event);
      });
    },

    async state(): Promise<RoleChangePinState> {
      const code = await codes.findById(ROLE_CHANGE_PIN_ID).lean();
      const isLocked = code?.lastTryAt && code.tries >= MAXIMUM_TRIES && code.lastTryAt > lockIsOver();
      const lockedUntil = isLocked && code.lastTryAt ? new Date(code.lastTryAt.getTime() + LOCK_MS) : null;
      return { isSet: code !== null, lockedUntil };
    },

    /**
     * Counts an attempt of a staff member before verifying it, so that concurrent requests cannot exceed the limit. Null if the
     * PIN is right.
     */
    async check(code: string, userId: string): Promise<PinRefused | null> {
      const _id = ROLE_CHANGE_PIN_ID;
      await codes.updateOne({ _id, lastTryAt: { $lte: lockIsOver() } }, { $set: { tries: 0 } });
      const tried = await codes.findOneAndUpdate(
        { _id, tries: { $lt: MAXIMUM_TRIES } },
        { $inc: { tries: 1 }, $set: { lastTryAt: new Date() } },
        { returnDocument: 'after', lean: true },
      );
      if (!tried) {
        if (!(await codes.exists({ _id }))) return refuse('ROLE_CHANGE_PIN_MISSING', 'roleChangePin.missing');
        security.record('accountLocked', { userId, limit: 'role-change-pin' });
        return refuse('ROLE_CHANGE_PIN_LOCKED', 'roleChangePin.locked');
      }
      if (!(await hasher.verify(tried.hash, normalisePin(code)))) {
        security.record('identityNotConfirmed', { userId, method: 'ROLE_CHANGE_PIN' });
        return refuse('ROLE_CHANGE_PIN_WRONG', 'roleChangePin.wrong');
      }
      await codes.updateOne({ _id, hash: tried.hash }, { $set: { tries: 0 } });
      return null;
    },
  };
}

export type RoleChangePinService = ReturnType<typeof createRoleChangePinService>;
