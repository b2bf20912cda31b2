import { createLoader } from '../../common/loader.ts';
import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountServices } from '../account/index.ts';
import type { AuditServices } from '../audit/index.ts';
import type { EmailServices } from '../email/index.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import { createSecondFactorEmailTemplates } from './emails/second-factor-email-templates.ts';
import { createPasskeyCeremony } from './passkey-ceremony.ts';
import { createProofService } from './proof.service.ts';
import { secondFactorModel } from './second-factor.model.ts';
import { SecondFactorResolver } from './second-factor.resolver.ts';
import { createSecondFactorService } from './second-factor.service.ts';
import { createSecondFactorChanges } from './second-factor-changes.ts';
import { secondFactorPersonalData } from './second-factor-personal-data.ts';
import { createSecondFactorReset } from './second-factor-reset.service.ts';
import { SignInStepResolver } from './sign-in-step.resolver.ts';

type Needs = Platform & AccountServices & AuditServices & EmailServices & ShopSettingsServices;

function setup(needs: Needs) {
  const { connection, accountAdmin: accounts, accountReader, personalData, emails, publicUrl, sessions } = needs;
  const shared = {
    ...needs,
    accounts,
    passkeys: createPasskeyCeremony(publicUrl),
    noteChange: createSecondFactorChanges(needs),
  };
  emails.register(
    createSecondFactorEmailTemplates(() => {
      const users = createLoader(accountReader.recordsById);
      return { user: (id) => users.load(id) };
    }),
  );
  personalData.register(secondFactorPersonalData(connection));
  return {
    proofs: createProofService(shared),
    secondFactor: createSecondFactorService(shared),
    resetSecondFactor: createSecondFactorReset({ connection, accounts, sessions, noteChange: shared.noteChange }),
  };
}

/** The context of the module's resolvers. */
export type SecondFactorContext = ModuleContext<typeof setup>;

export const secondFactorModule = defineModule({
  models: [secondFactorModel],
  resolvers: [SecondFactorResolver, SignInStepResolver],
  setup,
});
