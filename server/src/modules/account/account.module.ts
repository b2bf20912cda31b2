import type { Consent } from '../../common/consent.ts';
import { createLoader, type Loader } from '../../common/loader.ts';
import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EmailServices } from '../email/index.ts';
import type { MailingListServices } from '../mailing-list/index.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import { AccountResolver } from './account.resolver.ts';
import { createAccountService } from './account.service.ts';
import { createAccountAdmin } from './account-admin.ts';
import { createAccountLinks } from './account-links.ts';
import { accountPersonalData, knownDevicePersonalData, sessionPersonalData } from './account-personal-data.ts';
import { createAccountReader } from './account-reader.ts';
import { createEmailChangeService } from './email-change.service.ts';
import { createAccountEmailTemplates } from './emails/account-email-templates.ts';
import { createIdentityService } from './identity.service.ts';
import { knownDeviceModel } from './known-device.model.ts';
import { createKnownDeviceService } from './known-device.service.ts';
import { oauthAttemptModel } from './oauth-attempt.model.ts';
import { createOAuthAttemptService } from './oauth-attempt.service.ts';
import { createOpenSession } from './open-session.ts';
import { createOwnDataService } from './own-data.service.ts';
import { PasswordResolver } from './password.resolver.ts';
import { createPasswordService } from './password.service.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';
import { ProfileResolver } from './profile.resolver.ts';
import { createProfileService } from './profile.service.ts';
import { sessionModel } from './session.model.ts';
import { SessionResolver } from './session.resolver.ts';
import { createSessionService } from './session.service.ts';
import { createSessionEvents } from './session-live.ts';
import { createSignInService } from './sign-in.service.ts';
import { createSignUpService } from './sign-up.service.ts';
import { SocialResolver } from './social.resolver.ts';
import { createSocialService } from './social.service.ts';
import { userModel } from './user.model.ts';
import { createViewerCache, type ViewerCache } from './viewer-cache.ts';

type Needs = Platform & EmailServices & MailingListServices & ShopSettingsServices;

/** Sign-in by password and by social account, and the sessions that result. */
function createSignInServices(needs: Needs, hasher: PasswordHasher, viewers: ViewerCache) {
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

function setup(needs: Needs) {
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

export type AccountServices = ReturnType<typeof setup>;

interface AccountLoaders {
  /** Consents of subscribers by email; null for an email that is not on the mailing list. */
  readonly mailingConsents: Loader<Consent>;
}

/** The context of the module's resolvers. */
export type AccountContext = ModuleContext<typeof setup, AccountLoaders>;

export const accountModule = defineModule({
  models: [knownDeviceModel, oauthAttemptModel, sessionModel, userModel],
  resolvers: [AccountResolver, PasswordResolver, ProfileResolver, SessionResolver, SocialResolver],
  setup,
  createLoaders: ({ services }): AccountLoaders => ({
    mailingConsents: createLoader(services.mailingList.getConsents),
  }),
});
