import type { Connection } from 'mongoose';
import { createLoader } from '../../common/loader.ts';
import type { PersonNames } from '../../common/person-names.ts';
import type { PersonalDataRegistry } from '../../common/personal-data.ts';
import type { WaitingRateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { Vault } from '../../common/tokens.ts';
import type { BotProtection } from '../../integrations/bot-protection/bot-protection.ts';
import type { IdentityProviders } from '../../integrations/social/identity-provider.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import type { TopicBoard } from '../../live/topic-board.ts';
import type { SecurityLog } from '../../log/security-events.ts';
import type { EmailOutbox, EmailRegistry } from '../email/index.ts';
import type { MailingListService, UnsubscribeLinks } from '../mailing-list/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import type { AccountLoaders } from './account.loader.ts';
import { type AccountService, createAccountService } from './account.service.ts';
import { type AccountAdmin, createAccountAdmin } from './account-admin.ts';
import { type AccountLinks, createAccountLinks } from './account-links.ts';
import { accountPersonalData, knownDevicePersonalData, sessionPersonalData } from './account-personal-data.ts';
import { type AccountReader, createAccountReader } from './account-reader.ts';
import { createEmailChangeService, type EmailChangeService } from './email-change.service.ts';
import { createAccountEmailTemplates } from './emails/account-email-templates.ts';
import { createIdentityService, type IdentityService } from './identity.service.ts';
import { createKnownDeviceService } from './known-device.service.ts';
import { createOAuthAttemptService, type OAuthAttemptService } from './oauth-attempt.service.ts';
import { createOpenSession, type OpenSession } from './open-session.ts';
import { createOwnDataService, type OwnDataService } from './own-data.service.ts';
import { createPasswordService, type PasswordService } from './password.service.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';
import { createProfileService, type ProfileService } from './profile.service.ts';
import { createSessionService, type SessionService } from './session.service.ts';
import { createSessionEvents, type SessionEvents } from './session-live.ts';
import { createSignInService, type SignInService } from './sign-in.service.ts';
import { createSignUpService, type SignUpService } from './sign-up.service.ts';
import { createSocialService, type SocialService } from './social.service.ts';
import { createViewerCache, type ViewerCache } from './viewer-cache.ts';

/** Dependencies of the module. */
interface AccountNeeds {
  readonly connection: Connection;
  readonly limiter: WaitingRateLimiter;
  readonly security: SecurityLog;
  readonly botProtection: BotProtection;
  readonly vault: Vault;
  readonly live: LiveHub;
  readonly personNames: PersonNames;
  readonly personalData: PersonalDataRegistry;
  readonly emails: EmailRegistry;
  readonly outbox: EmailOutbox;
  readonly mailingList: MailingListService;
  readonly shopSettings: CurrentSettings;
  readonly unsubscribeLinks: UnsubscribeLinks;
  readonly identityProviders: IdentityProviders;
}

export interface AccountServices {
  readonly account: AccountService;
  readonly accountLinks: AccountLinks;
  readonly accountAdmin: AccountAdmin;
  readonly accountReader: AccountReader;
  readonly emailChange: EmailChangeService;
  readonly identity: IdentityService;
  readonly oauthAttempts: OAuthAttemptService;
  readonly openSession: OpenSession;
  readonly ownData: OwnDataService;
  readonly passwordHasher: PasswordHasher;
  readonly passwords: PasswordService;
  readonly profile: ProfileService;
  readonly sessionEvents: TopicBoard<SessionEvents>;
  readonly sessions: SessionService;
  readonly signIn: SignInService;
  readonly signUp: SignUpService;
  readonly social: SocialService;
}

/** Context of the module's resolvers: the request, and the services and loaders available to them. */
export type AccountContext = RequestContext<AccountNeeds & AccountServices, AccountLoaders>;

/** Sign-in by password and by social account, and the sessions that result. */
function createSignInServices(needs: AccountNeeds, hasher: PasswordHasher, viewers: ViewerCache) {
  const { connection, limiter, security, vault, outbox, mailingList, shopSettings } = needs;
  const { identityProviders: providers } = needs;
  const links = createAccountLinks(vault);
  const sessions = createSessionService({
    connection,
    viewers,
    isSecondFactorRequired: () => shopSettings.current.security.isSecondFactorRequired,
  });
  const identity = createIdentityService({ connection, sessions, hasher, limiter, security });
  const account = createAccountService(connection, hasher);
  const knownDevices = createKnownDeviceService(connection);
  const passwords = createPasswordService({ connection, sessions, identity, links, hasher, outbox, limiter, security });
  const signUp = createSignUpService({
    connection,
    account,
    outbox,
    mailingList,
    limiter,
    botProtection: needs.botProtection,
  });
  const oauthAttempts = createOAuthAttemptService(connection, providers, limiter);
  return {
    links,
    account,
    emailChange: createEmailChangeService({
      connection,
      identity,
      sessions,
      links,
      outbox,
      mailingList,
      limiter,
      security,
    }),
    identity,
    oauthAttempts,
    openSession: createOpenSession({ sessions, knownDevices }),
    passwords,
    sessions,
    signIn: createSignInService({ connection, limiter, security, hasher, devices: knownDevices, passwords }),
    signUp,
    social: createSocialService({
      connection,
      providers,
      visits: oauthAttempts,
      account,
      sessions,
      signUp,
      mailingList,
    }),
  };
}

export function createAccountServices(needs: AccountNeeds): AccountServices {
  const { connection, limiter, live, personNames, personalData, emails, mailingList, unsubscribeLinks } = needs;
  const passwordHasher = createPasswordHasher();
  const viewers = createViewerCache();
  const { links, ...signIn } = createSignInServices(needs, passwordHasher, viewers);
  const accountReader = createAccountReader(connection);
  personNames.provide(accountReader.names);
  emails.register(
    createAccountEmailTemplates({
      createSources() {
        const users = createLoader(accountReader.recordsById);
        return { accountLinks: links, unsubscribeLinks, user: (id) => users.load(id) };
      },
      redactedLinks: unsubscribeLinks.redacted,
    }),
  );
  personalData.register(
    accountPersonalData(connection),
    sessionPersonalData(connection),
    knownDevicePersonalData(connection),
  );
  return {
    ...signIn,
    accountLinks: links,
    accountAdmin: createAccountAdmin(connection),
    accountReader,
    ownData: createOwnDataService({ connection, identity: signIn.identity, limiter, personalData }),
    passwordHasher,
    profile: createProfileService(connection, mailingList),
    sessionEvents: createSessionEvents(connection, live, viewers),
  };
}
