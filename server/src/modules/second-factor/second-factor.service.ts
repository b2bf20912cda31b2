import { personName } from '@eunbit/schema/person-name';
import { MAXIMUM_PASSKEYS } from '@eunbit/schema/second-factor';
import type { ClientSession, Connection } from 'mongoose';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { type CodedRefused, type CodedResult, refuse } from '../../common/refusal.ts';
import type { Viewer } from '../../common/request-context.ts';
import type { Vault } from '../../common/tokens.ts';
import { inTransaction } from '../../common/transaction.ts';
import { type AccountAdmin, type SessionService, toUserId } from '../account/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import type { PasskeyCeremony } from './passkey-ceremony.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { noSecondFactor, type SecondFactorRecord, secondFactorModel } from './second-factor.model.ts';
import type { SecondFactorErrorCode } from './second-factor.types.ts';
import type { NoteChange, SecondFactorChange } from './second-factor-changes.ts';
import { hasFactor } from './second-factor-rules.ts';
import { findTotpStep, newTotpSecret, totpUri } from './totp.ts';

/** Maximum time between the QR code and the first code of the app, in milliseconds. */
const SET_UP_MS = 15 * 60_000;
/** Attempts at the first code per 15 minutes. */
const SET_UP_LIMIT = { tries: 10, windowSeconds: 900 };

const NOT_SET_UP = refuse('NOT_SET_UP', 'secondFactor.notSetUp');
const ALREADY_SET_UP = refuse('ALREADY_SET_UP', 'secondFactor.alreadySetUp');
const TOO_MANY_PASSKEYS = refuse('TOO_MANY_PASSKEYS', 'secondFactor.tooManyPasskeys');
const WRONG = refuse('PROOF_WRONG', 'secondFactor.wrong');

export interface Changed {
  readonly record: SecondFactorRecord;
  /** New recovery codes, which are only shown now; null if the former ones stay valid. */
  readonly recoveryCodes: readonly string[] | null;
  /** Whether it is the person's first factor, so that all their sessions have ended. */
  readonly isFirst: boolean;
}

type Change = CodedResult<Changed, SecondFactorErrorCode>;

interface Deps {
  readonly connection: Connection;
  readonly vault: Vault;
  readonly limiter: RateLimiter;
  readonly accounts: AccountAdmin;
  readonly sessions: SessionService;
  readonly passkeys: PasskeyCeremony;
  readonly shopSettings: CurrentSettings;
  readonly noteChange: NoteChange;
}

/** How staff members set up, change and remove their own second factor. */
export function createSecondFactorService(deps: Deps) {
  const { connection, vault, limiter, accounts, sessions, passkeys, shopSettings, noteChange } = deps;
  const stored = secondFactorModel(connection);

  async function read(viewer: Viewer, session: ClientSession | null = null): Promise<SecondFactorRecord> {
    const _id = toUserId(viewer);
    return (await stored.findById(_id, null, { session }).lean()) ?? noSecondFactor(_id);
  }

  /**
   * Changes a person's factors with all effects in one transaction: the first factor ends every session, since those had one step
   * only, and creates recovery codes; removing the last one deletes the codes. `apply` returns null, or why the stored factors do
   * not allow it; it may run several times.
   */
  function change(
    viewer: Viewer,
    what: SecondFactorChange,
    apply: (record: SecondFactorRecord) => CodedRefused<SecondFactorErrorCode> | null,
    name: string | null = null,
  ): Promise<Change> {
    return inTransaction(connection, async (session): Promise<Change> => {
      const before = await read(viewer, session);
      const record = structuredClone({ ...before, _id: null }) as unknown as SecondFactorRecord;
      record._id = before._id;
      const refused = apply(record);
      if (refused) return refused;
      const isFirst = !hasFactor(before) && hasFactor(record);
      const isLast = !hasFactor(record);
      if (isLast && shopSettings.current.security.isSecondFactorRequired) {
        return refuse('STILL_REQUIRED', 'secondFactor.stillRequired');
      }
      const codes = isFirst || what === 'RECOVERY_CODES_RENEWED' ? newRecoveryCodes() : null;
      if (codes) record.recoveryCodes = [...codes.hashes];
      if (isLast) record.recoveryCodes = [];
      await stored.replaceOne({ _id: record._id }, record, { upsert: true, session });
      if (isFirst || isLast) await accounts.setSecondFactor(session, record._id, isFirst ? new Date() : null);
      if (isFirst) await sessions.endAll(record._id, session);
      await noteChange(session, { ...viewer, _id: record._id }, what, { name });
      return { value: { record, recoveryCodes: codes?.codes ?? null, isFirst } };
    });
  }

  return {
    read: (viewer: Viewer) => read(viewer),

    /** A secret for an authenticator app, which becomes active with the first code of the app. */
    async startAuthenticator(
      viewer: Viewer,
    ): Promise<CodedResult<{ readonly secret: string; readonly uri: string }, SecondFactorErrorCode>> {
      const { _id, totp } = await read(viewer);
      if (totp) return ALREADY_SET_UP;
      const secret = newTotpSecret();
      const pendingTotp = { secret: vault.encrypt(secret), expiresAt: new Date(Date.now() + SET_UP_MS) };
      await stored.updateOne({ _id }, { $set: { pendingTotp } }, { upsert: true });
      return { value: { secret, uri: totpUri(secret, viewer.email) } };
    },

    async addAuthenticator(viewer: Viewer, code: string): Promise<Change> {
      const within = await limiter.attempt({ [`second-factor-set-up:${viewer.id}`]: SET_UP_LIMIT });
      if (!within) return refuse('TOO_MANY_REQUESTS', 'requests.tooMany');
      return change(viewer, 'AUTHENTICATOR_ADDED', (record) => {
        const { totp, pendingTotp } = record;
        if (totp) return ALREADY_SET_UP;
        const secret = pendingTotp && pendingTotp.expiresAt > new Date() ? vault.decrypt(pendingTotp.secret) : null;
        if (!pendingTotp || secret === null) return NOT_SET_UP;
        const step = findTotpStep(secret, code, new Date());
        if (step === null) return WRONG;
        record.totp = { secret: pendingTotp.secret, lastStep: step, addedAt: new Date() };
        record.pendingTotp = null;
        return null;
      });
    },

    removeAuthenticator: (viewer: Viewer): Promise<Change> =>
      change(viewer, 'AUTHENTICATOR_REMOVED', (record) => {
        if (!record.totp) return NOT_SET_UP;
        record.totp = null;
        return null;
      }),

    /** Options with which the browser creates a passkey. */
    async startPasskey(viewer: Viewer, token: string): Promise<CodedResult<string, SecondFactorErrorCode>> {
      const { passkeys: own } = await read(viewer);
      if (own.length >= MAXIMUM_PASSKEYS) return TOO_MANY_PASSKEYS;
      const person = { id: viewer.id, email: viewer.email, name: personName(viewer) };
      const options = await passkeys.askToAdd(person, own);
      await sessions.setChallenge(token, 'ADD', options.challenge);
      return { value: JSON.stringify(options) };
    },

    async addPasskey(viewer: Viewer, token: string, name: string, answer: string): Promise<Change> {
      const challenge = await sessions.takeChallenge(token, 'ADD');
      if (!challenge) return NOT_SET_UP;
      const added = await passkeys.readAdded(answer, challenge);
      if (!added) return WRONG;
      return change(
        viewer,
        'PASSKEY_ADDED',
        (record) => {
          if (record.passkeys.some(({ id }) => id === added.id)) return ALREADY_SET_UP;
          if (record.passkeys.length >= MAXIMUM_PASSKEYS) return TOO_MANY_PASSKEYS;
          record.passkeys.push({ ...added, name, addedAt: new Date(), lastUsedAt: null });
          return null;
        },
        name,
      );
    },

    async removePasskey(viewer: Viewer, id: string): Promise<Change> {
      const known = (await read(viewer)).passkeys.find((passkey) => passkey.id === id);
      return change(
        viewer,
        'PASSKEY_REMOVED',
        (record) => {
          const left = record.passkeys.filter((passkey) => passkey.id !== id);
          if (left.length === record.passkeys.length) return NOT_SET_UP;
          record.passkeys = left;
          return null;
        },
        known?.name ?? null,
      );
    },

    /** Creates new recovery codes; the former ones become invalid. */
    renewRecoveryCodes: (viewer: Viewer): Promise<Change> =>
      change(viewer, 'RECOVERY_CODES_RENEWED', (record) => (hasFactor(record) ? null : NOT_SET_UP)),
  };
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;
