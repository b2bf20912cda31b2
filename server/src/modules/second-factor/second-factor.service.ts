import { personName } from '@eunbit/schema/person-name';
import { MAXIMUM_PASSKEYS } from '@eunbit/schema/second-factor';
import type { ClientSession, Connection } from 'mongoose';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { Viewer } from '../../common/request-context.ts';
import type { Vault } from '../../common/tokens.ts';
import { inTransaction } from '../../common/transaction.ts';
import { type AccountAdmin, type SessionService, toUserId } from '../account/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import type { PasskeyCeremony } from './passkey-ceremony.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { secondFactorModel } from './second-factor.model.ts';
import { noSecondFactor, type SecondFactorRecord } from './second-factor.record.ts';
import type { NoteChange, SecondFactorChange } from './second-factor-changes.ts';
import { hasFactor } from './second-factor-rules.ts';
import { findTotpStep, newTotpSecret, totpUri } from './totp.ts';

/** Milliseconds between the QR code and the first code of the app. */
const SET_UP_MS = 15 * 60_000;
/** First codes per 15 minutes. */
const SET_UP_LIMIT = { tries: 10, windowSeconds: 900 };

export type Refusal = 'wrong' | 'notSetUp' | 'alreadySetUp' | 'tooManyPasskeys' | 'stillRequired' | 'tooMany';

export type Change =
  | {
      readonly outcome: 'changed';
      readonly record: SecondFactorRecord;
      /** New ones, to be shown this once; null where the old ones hold. */
      readonly recoveryCodes: readonly string[] | null;
      /** Whether it is the person's first, so that all their sessions ended. */
      readonly isFirst: boolean;
    }
  | { readonly outcome: Refusal };

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

/** How members of staff set up, change and take away their own second factor. */
export function createSecondFactorService(deps: Deps) {
  const { connection, vault, limiter, accounts, sessions, passkeys, shopSettings, noteChange } = deps;
  const stored = secondFactorModel(connection);

  async function read(viewer: Viewer, session: ClientSession | null = null): Promise<SecondFactorRecord> {
    const _id = toUserId(viewer);
    return (await stored.findById(_id, null, { session }).lean()) ?? noSecondFactor(_id);
  }

  /**
   * Changes the person's factors in one transaction with all that follows: the first factor ends every session, as each of
   * them had one step only, and comes with recovery codes; the last one takes the codes along. `apply` returns null, or
   * why not, by what is stored; it may run several times.
   */
  function change(
    viewer: Viewer,
    what: SecondFactorChange,
    apply: (record: SecondFactorRecord) => Refusal | null,
    name: string | null = null,
  ): Promise<Change> {
    return inTransaction(connection, async (session): Promise<Change> => {
      const before = await read(viewer, session);
      const record = structuredClone({ ...before, _id: null }) as unknown as SecondFactorRecord;
      record._id = before._id;
      const refusal = apply(record);
      if (refusal) return { outcome: refusal };
      const isFirst = !hasFactor(before) && hasFactor(record);
      const isLast = !hasFactor(record);
      if (isLast && shopSettings.current.security.isSecondFactorRequired) return { outcome: 'stillRequired' };
      const codes = isFirst || what === 'RECOVERY_CODES_RENEWED' ? newRecoveryCodes() : null;
      if (codes) record.recoveryCodes = [...codes.hashes];
      if (isLast) record.recoveryCodes = [];
      await stored.replaceOne({ _id: record._id }, record, { upsert: true, session });
      if (isFirst || isLast) await accounts.setSecondFactor(session, record._id, isFirst ? new Date() : null);
      if (isFirst) await sessions.endAll(record._id, session);
      await noteChange(session, { ...viewer, _id: record._id }, what, { name });
      return { outcome: 'changed', record, recoveryCodes: codes?.codes ?? null, isFirst };
    });
  }

  return {
    read: (viewer: Viewer) => read(viewer),

    /** A secret for an authenticator app, which counts once a code of the app has come; null if there is an app already. */
    async startAuthenticator(viewer: Viewer): Promise<{ readonly secret: string; readonly uri: string } | null> {
      const { _id, totp } = await read(viewer);
      if (totp) return null;
      const secret = newTotpSecret();
      const pendingTotp = { secret: vault.encrypt(secret), expiresAt: new Date(Date.now() + SET_UP_MS) };
      await stored.updateOne({ _id }, { $set: { pendingTotp } }, { upsert: true });
      return { secret, uri: totpUri(secret, viewer.email) };
    },

    async addAuthenticator(viewer: Viewer, code: string): Promise<Change> {
      const within = await limiter.attempt({ [`second-factor-set-up:${viewer.id}`]: SET_UP_LIMIT });
      if (!within) return { outcome: 'tooMany' };
      return change(viewer, 'AUTHENTICATOR_ADDED', (record) => {
        const { totp, pendingTotp } = record;
        if (totp) return 'alreadySetUp';
        const secret = pendingTotp && pendingTotp.expiresAt > new Date() ? vault.decrypt(pendingTotp.secret) : null;
        if (!pendingTotp || secret === null) return 'notSetUp';
        const step = findTotpStep(secret, code, new Date());
        if (step === null) return 'wrong';
        record.totp = { secret: pendingTotp.secret, lastStep: step, addedAt: new Date() };
        record.pendingTotp = null;
        return null;
      });
    },

    removeAuthenticator: (viewer: Viewer): Promise<Change> =>
      change(viewer, 'AUTHENTICATOR_REMOVED', (record) => {
        if (!record.totp) return 'notSetUp';
        record.totp = null;
        return null;
      }),

    /** What the browser hands to a new passkey; null if the person has as many as one may have. */
    async startPasskey(viewer: Viewer, token: string): Promise<string | null> {
      const { passkeys: own } = await read(viewer);
      if (own.length >= MAXIMUM_PASSKEYS) return null;
      const person = { id: viewer.id, email: viewer.email, name: personName(viewer) };
      const options = await passkeys.askToAdd(person, own);
      await sessions.setChallenge(token, 'ADD', options.challenge);
      return JSON.stringify(options);
    },

    async addPasskey(viewer: Viewer, token: string, name: string, answer: string): Promise<Change> {
      const challenge = await sessions.takeChallenge(token, 'ADD');
      if (!challenge) return { outcome: 'notSetUp' };
      const added = await passkeys.readAdded(answer, challenge);
      if (!added) return { outcome: 'wrong' };
      return change(
        viewer,
        'PASSKEY_ADDED',
        (record) => {
          if (record.passkeys.some(({ id }) => id === added.id)) return 'alreadySetUp';
          if (record.passkeys.length >= MAXIMUM_PASSKEYS) return 'tooManyPasskeys';
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
          if (left.length === record.passkeys.length) return 'notSetUp';
          record.passkeys = left;
          return null;
        },
        known?.name ?? null,
      );
    },

    /** New recovery codes; the former ones open nothing any more. */
    renewRecoveryCodes: (viewer: Viewer): Promise<Change> =>
      change(viewer, 'RECOVERY_CODES_RENEWED', (record) => (hasFactor(record) ? null : 'notSetUp')),
  };
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;
