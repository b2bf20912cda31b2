import { createAccountLoaders } from './account.loader.ts';
import { AccountResolver } from './account.resolver.ts';
import { createAccountServices } from './account.wiring.ts';
import { EmailChangeResolver } from './email-change.resolver.ts';
import { knownDeviceModel } from './known-device.model.ts';
import { oauthAttemptModel } from './oauth-attempt.model.ts';
import { OwnDataResolver } from './own-data.resolver.ts';
import { PasswordResolver } from './password.resolver.ts';
import { ProfileResolver } from './profile.resolver.ts';
import { sessionModel } from './session.model.ts';
import { SessionResolver } from './session.resolver.ts';
import { SocialResolver } from './social.resolver.ts';
import { userModel } from './user.model.ts';

export const accountModule = {
  models: [knownDeviceModel, oauthAttemptModel, sessionModel, userModel],
  resolvers: [
    AccountResolver,
    EmailChangeResolver,
    OwnDataResolver,
    PasswordResolver,
    ProfileResolver,
    SessionResolver,
    SocialResolver,
  ],
  createServices: createAccountServices,
  createLoaders: createAccountLoaders,
};
