import type { Connection } from 'mongoose';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { type CodedRefused, type CodedResult, refuse } from '../../common/refusal.ts';
import type { Viewer } from '../../common/request-context.ts';
import type { Vault } from '../../common/tokens.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { SecurityLog } from '../../log/security-events.ts';
import { type IdentityService, type SessionService, toUserId } from '../account/index.ts';
import type { PasskeyCeremony } from './passkey-ceremony.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { type SecondFactorRecord, secondFactorModel } from './second-factor.model.ts';
import type { SecondFactorErrorCode } from './second-factor.types.ts';
import type { NoteChange } from './second-factor-changes.ts';
import { hasFactor } from './second-factor-rules.ts';
import { findTotpStep } from './totp.ts';

/** Proofs per 15 minutes: for one person in all browsers, and for all people in one network. */
const PERSON_LIMIT = { tries: 10, windowSeconds: 900 };
const NETWORK_LIMIT = { tries: 50, windowSeconds: 900 };

/** A way to authenticate. */
export type Proof =
  | { readonly method: 'CODE'; readonly code: string }
  | { readonly method: 'RECOVERY_CODE'; readonly code: string }
  | { readonly method: 'PASSKEY'; readonly answer: string }
  | { readonly method: 'PASSWORD'; readonly password: string };

const WRONG = refuse('PROOF_WRONG', 'secondFactor.wrong');

/** The origin of a proof. */
export interface ProofOrigin {
  /** Token of the session, to which passkey challenges are bound. */
  readonly token: string;
  /** Network address for rate limits. */
  readonly address: string;
}

interface Deps {
  readonly connection: Connection;
  readonly vault: Vault;
  readonly limiter: RateLimiter;
  readonly security: SecurityLog;
  readonly identity: IdentityService;
  readonly sessions: SessionService;
  readonly passkeys: PasskeyCeremony;
  readonly noteChange: NoteChange;
}

/** Verifies proofs. A conditional write consumes each, so that of two requests with the same proof only one succeeds. */
export function createProofService(deps: Deps) {
  const { connection, vault, limiter, security, identity, sessions, passkeys, noteChange } = deps;
  const stored = secondFactorModel(connection);

  /** Consumes the time step of a code, and all earlier ones (ACCOUNT-22). */
  async function spendCode({ _id, totp }: SecondFactorRecord, code: string): Promise<boolean> {
    const secret = totp && vault.decrypt(totp.secret);
    const step = secret && findTotpStep(secret, code, new Date());
    if (!step) return false;
    const spent = { $set: { 'totp.lastStep': step } };
    // The filter omits the stored secret: a rotation of the vault's key may re-encrypt it meanwhile.
    const { modifiedCount } = await stored.updateOne(
      { _id, 'totp.lastStep': { $lt: step }, 'totp.addedAt': totp.addedAt },
      spent,
    );
    return modifiedCount === 1;
  }

  function spendRecoveryCode({ _id }: SecondFactorRecord, viewer: Viewer, code: string): Promise<boolean> {
    const hash = hashRecoveryCode(code);
    return inTransaction(connection, async (session) => {
      const filter = { _id, recoveryCodes: hash };
      const { modifiedCount } = await stored.updateOne(filter, { $pull: { recoveryCodes: hash } }, { session });
      if (modifiedCount !== 1) return false;
      await noteChange(session, { ...viewer, _id }, 'RECOVERY_CODE_USED');
      return true;
    });
  }

  /** Consumes the challenge, and updates the counter conditionally, so that a copy is not accepted besides the original. */
  async function spendPasskey(record: SecondFactorRecord, token: string, answer: string): Promise<boolean> {
    const challenge = await sessions.takeChallenge(token, 'PROVE');
    const proof = challenge && (await passkeys.readProof(answer, challenge, record.passkeys));
    if (!proof) return false;
    const { id, counter } = proof.passkey;
    const used = { $set: { 'passkeys.$.counter': proof.counter, 'passkeys.$.lastUsedAt': new Date() } };
    const { matchedCount } = await stored.updateOne(
      { _id: record._id, passkeys: { $elemMatch: { id, counter } } },
      used,
    );
    return matchedCount === 1;
  }

  /** Null if the proof is valid. */
  async function prove(
    viewer: Viewer,
    proof: Proof,
    { token, address }: ProofOrigin,
  ): Promise<CodedRefused<SecondFactorErrorCode> | null> {
    const record = await stored.findById(toUserId(viewer)).lean();
    if (!record || !hasFactor(record)) {
      if (proof.method !== 'PASSWORD') return WRONG;
      return identity.confirm(viewer, { password: proof.password, sessionToken: token });
    }
    const within = await limiter.attempt({
      [`second-factor:${viewer.id}`]: { ...PERSON_LIMIT, locks: viewer.id },
      [`second-factor-from:${address}`]: NETWORK_LIMIT,
    });
    if (!within) return refuse('TOO_MANY_REQUESTS', 'requests.tooMany');
    if (await spend(record, viewer, proof, token)) return null;
    security.record('secondFactorFailed', { userId: viewer.id, method: proof.method });
    return WRONG;
  }

  function spend(record: SecondFactorRecord, viewer: Viewer, proof: Proof, token: string): Promise<boolean> | boolean {
    if (proof.method === 'CODE') return spendCode(record, proof.code);
    if (proof.method === 'RECOVERY_CODE') return spendRecoveryCode(record, viewer, proof.code);
    if (proof.method === 'PASSKEY') return spendPasskey(record, token, proof.answer);
    // With a second factor, the password alone is not enough: a thief may know it.
    return false;
  }

  return {
    prove,

    /** Options for the person's passkeys in the browser, for one proof by this session. */
    async askPasskeys(viewer: Viewer, token: string): Promise<CodedResult<string, SecondFactorErrorCode>> {
      const record = await stored.findById(toUserId(viewer)).lean();
      if (!record || record.passkeys.length === 0) return refuse('NOT_SET_UP', 'secondFactor.notSetUp');
      const options = await passkeys.askToProve(record.passkeys);
      await sessions.setChallenge(token, 'PROVE', options.challenge);
      return { value: JSON.stringify(options) };
    },
  };
}

export type ProofService = ReturnType<typeof createProofService>;
