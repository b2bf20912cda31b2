import type { Language, Market } from '@eunbit/schema/market';
import type { SocialProblem } from '@eunbit/schema/social';
import type { Connection } from 'mongoose';
import { type Consent, consentTo } from '../../common/consent.ts';
import type { Viewer } from '../../common/request-context.ts';
import { inTransaction } from '../../common/transaction.ts';
import {
  type IdentityProviders,
  type SocialIdentity,
  SocialSignInError,
} from '../../integrations/social/identity-provider.ts';
import type { MailingListService } from '../mailing-list/index.ts';
import { type AccountService, accountName } from './account.service.ts';
import type { OAuthAttemptRecord } from './oauth-attempt.model.ts';
import type { OAuthAttemptService } from './oauth-attempt.service.ts';
import type { SessionService } from './session.service.ts';
import type { SignUpService } from './sign-up.service.ts';
import type { SocialId } from './user.model.ts';
import { userModel } from './user.model.ts';
import { toUserId, toViewer } from './viewer.ts';

interface Deps {
  readonly connection: Connection;
  readonly providers: IdentityProviders;
  readonly visits: OAuthAttemptService;
  readonly account: AccountService;
  readonly sessions: Pick<SessionService, 'forgetUser'>;
  readonly signUp: SignUpService;
  readonly mailingList: MailingListService;
}

interface Place {
  readonly market: Market;
  readonly language: Language;
}

/** Result of an OAuth callback. */
export type SocialReturn =
  | { readonly outcome: 'signedIn'; readonly viewer: Viewer }
  | { readonly outcome: 'linked' }
  /** The identity is known; the account is created once the missing fields are supplied. */
  | { readonly outcome: 'unfinished'; readonly token: string }
  | { readonly refused: SocialProblem; readonly cause?: unknown };

/** Fields of the form that completes a social sign-up; validated. */
export interface SocialSignUpFields {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly hasMailingConsent: boolean;
}

/** Keeps the address only if the provider verified it; a password reset by that mailbox then keeps the social id. */
function toSocialId({ provider, id, email, emailVerified }: SocialIdentity): SocialId {
  return { provider, id, vouchedEmail: emailVerified ? email : null };
}

/**
 * Sign-in through social providers. Accounts are matched by the provider's user id only: an email address, verified or
 * not, never signs in to or links an account.
 */
export function createSocialService(deps: Deps) {
  const { connection, providers, visits, account, sessions, signUp, mailingList } = deps;
  const users = userModel(connection);

  async function link(
    visit: OAuthAttemptRecord,
    identity: SocialIdentity,
    viewer: Viewer | null,
  ): Promise<SocialReturn> {
    // The account that started the flow must still be signed in: another member may be using the browser now.
    if (!viewer || !visit.userId?.equals(viewer.id)) return { refused: 'notSignedIn' };
    if (!(await account.linkSocialId(viewer, toSocialId(identity)))) return { refused: 'linkedElsewhere' };
    // Needed because the callback is not a mutation, after which the session would be read again.
    sessions.forgetUser(toUserId(viewer));
    return { outcome: 'linked' };
  }

  /** Creates the account; if a concurrent callback of the same identity created it first, returns that account. */
  async function admit(
    identity: SocialIdentity,
    person: { readonly email: string; readonly firstName: string; readonly lastName: string },
    place: Place,
    { mailing, terms }: { readonly mailing: boolean; readonly terms: Consent | null },
  ): Promise<Viewer | null> {
    const socialIds = [toSocialId(identity)];
    const viewer = await signUp.welcome({ ...person, password: null, socialIds, terms }, place, mailing);
    return viewer ?? account.bySocialId(identity);
  }

  async function enter(visit: OAuthAttemptRecord, identity: SocialIdentity, place: Place): Promise<SocialReturn> {
    const { email, emailVerified, name } = identity;
    // The email address is checked first, because its account may just have been created for this identity.
    const isTaken = email !== null && (await account.byEmail(email)) !== null;
    const known = await account.bySocialId(identity);
    if (known) return { outcome: 'signedIn', viewer: known };
    if (isTaken) return { refused: 'emailTaken' };
    if (!email || !emailVerified || !name.firstName || !name.lastName) {
      return { outcome: 'unfinished', token: await visits.keepIdentity(visit, identity) };
    }
    const viewer = await admit(identity, { email, ...name }, place, { mailing: false, terms: null });
    return viewer ? { outcome: 'signedIn', viewer } : { refused: 'emailTaken' };
  }

  return {
    /** Handles an OAuth callback; `callback` is its full URL. */
    async comeBack(
      visit: OAuthAttemptRecord,
      callback: URL,
      caller: Place & { readonly viewer: Viewer | null },
    ): Promise<SocialReturn> {
      let identity: SocialIdentity;
      const provider = providers[visit.provider];
      if (!provider) return { refused: 'failed' };
      try {
        identity = await provider.getIdentity(callback, visit.secrets);
      } catch (error) {
        const isDenied = error instanceof SocialSignInError && error.reason === 'denied';
        return isDenied ? { refused: 'denied' } : { refused: 'failed', cause: error };
      }
      return visit.intent === 'link' ? link(visit, identity, caller.viewer) : enter(visit, identity, caller);
    },

    /** Creates the account after the missing fields were supplied; null if the email address already has one. */
    finishNew(identity: SocialIdentity, fields: SocialSignUpFields, place: Place): Promise<Viewer | null> {
      const { email, firstName, lastName, hasMailingConsent } = fields;
      const terms = consentTo('signUpTerms.consent', place.language);
      return admit(identity, { email, firstName, lastName }, place, { mailing: hasMailingConsent, terms });
    },

    /** Completes an account that the callback created automatically: consent to the terms, mailing list, names. */
    async finishOwn(viewer: Viewer, fields: SocialSignUpFields, place: Place): Promise<Viewer> {
      const { firstName, lastName, hasMailingConsent } = fields;
      const names = { firstName: accountName(firstName), lastName: accountName(lastName) };
      await inTransaction(connection, async (transaction) => {
        const terms = consentTo('signUpTerms.consent', place.language);
        await users.updateOne({ _id: toUserId(viewer) }, { $set: { ...names, terms } }, { session: transaction });
        if (hasMailingConsent) await mailingList.add(viewer.email, place, transaction);
      });
      const user = await users.findById(toUserId(viewer)).lean();
      return user ? toViewer(user) : viewer;
    },
  };
}

export type SocialService = ReturnType<typeof createSocialService>;
