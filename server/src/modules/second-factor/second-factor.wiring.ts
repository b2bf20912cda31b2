import type { Connection } from 'mongoose';
import { createLoader } from '../../common/loader.ts';
import type { PersonalDataRegistry } from '../../common/personal-data.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { Vault } from '../../common/tokens.ts';
import type { SecurityLog } from '../../log/security-events.ts';
import type { AccountAdmin, AccountReader, IdentityService, OpenSession, SessionService } from '../account/index.ts';
import type { AuditService } from '../audit/index.ts';
import type { EmailOutbox, EmailRegistry } from '../email/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { createSecondFactorEmailTemplates } from './emails/second-factor-email-templates.ts';
import { createPasskeyCeremony } from './passkey-ceremony.ts';
import { createProofService, type ProofService } from './proof.service.ts';
import { createSecondFactorService, type SecondFactorService } from './second-factor.service.ts';
import { createSecondFactorChanges } from './second-factor-changes.ts';
import { secondFactorPersonalData } from './second-factor-personal-data.ts';
import { createSecondFactorReset, type SecondFactorReset } from './second-factor-reset.service.ts';

/** Dependencies of the module. */
interface SecondFactorNeeds {
  readonly connection: Connection;
  readonly vault: Vault;
  readonly limiter: RateLimiter;
  readonly security: SecurityLog;
  readonly publicUrl: () => string;
  readonly personalData: PersonalDataRegistry;
  readonly accountAdmin: AccountAdmin;
  readonly accountReader: AccountReader;
  readonly identity: IdentityService;
  readonly openSession: OpenSession;
  readonly sessions: SessionService;
  readonly audit: AuditService;
  readonly emails: EmailRegistry;
  readonly outbox: EmailOutbox;
  readonly shopSettings: CurrentSettings;
}

export interface SecondFactorServices {
  readonly proofs: ProofService;
  readonly secondFactor: SecondFactorService;
  readonly resetSecondFactor: SecondFactorReset;
}

/** Context of the module's resolvers: the request, and the services available to them. */
export type SecondFactorContext = RequestContext<SecondFactorNeeds & SecondFactorServices>;

export function createSecondFactorServices(needs: SecondFactorNeeds): SecondFactorServices {
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
