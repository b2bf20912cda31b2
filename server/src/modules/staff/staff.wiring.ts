import type { Connection } from 'mongoose';
import { createLoader } from '../../common/loader.ts';
import type { PersonalDataRegistry } from '../../common/personal-data.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { Vault } from '../../common/tokens.ts';
import type { SecurityLog } from '../../log/security-events.ts';
import type {
  AccountAdmin,
  AccountReader,
  AccountService,
  IdentityService,
  PasswordHasher,
  SessionService,
} from '../account/index.ts';
import type { AuditService } from '../audit/index.ts';
import type { CatalogueLive, CatalogueService } from '../catalogue/index.ts';
import type { EmailOutbox, EmailRegistry } from '../email/index.ts';
import type { OrderListService, OrderReader } from '../order/index.ts';
import type { RoleService } from '../role/index.ts';
import type { UserDirectory } from '../user/index.ts';
import { type AppointmentService, createAppointmentService } from './appointment.service.ts';
import { createStaffEmailTemplates } from './emails/staff-email-templates.ts';
import { createInvitationService, type InvitationService } from './invitation/invitation.service.ts';
import { createInvitationLinks } from './invitation/invitation-links.ts';
import { createRoleChangePinService, type RoleChangePinService } from './role-change-pin.service.ts';
import { createSavedViewService, type SavedViewService } from './saved-view.service.ts';
import { savedViewPersonalData } from './saved-view-personal-data.ts';
import { createStaffSearchService, type StaffSearchService } from './staff-search.service.ts';

/** Dependencies of the module. */
interface StaffNeeds {
  readonly connection: Connection;
  readonly personalData: PersonalDataRegistry;
  readonly audit: AuditService;
  readonly emails: EmailRegistry;
  readonly outbox: EmailOutbox;
  readonly account: AccountService;
  readonly accountAdmin: AccountAdmin;
  readonly limiter: RateLimiter;
  readonly security: SecurityLog;
  readonly vault: Vault;
  readonly accountReader: AccountReader;
  readonly identity: IdentityService;
  readonly roles: RoleService;
  readonly passwordHasher: PasswordHasher;
  readonly sessions: SessionService;
  readonly catalogue: CatalogueService;
  readonly catalogueCache: CatalogueLive['catalogueCache'];
  readonly orderList: OrderListService;
  readonly orderReader: OrderReader;
  readonly users: UserDirectory;
}

export interface StaffServices {
  readonly appointment: AppointmentService;
  readonly roleChangePin: RoleChangePinService;
  readonly savedViews: SavedViewService;
  readonly invitations: InvitationService;
  readonly staffSearch: StaffSearchService;
}

/** Request context of the resolvers: the caller and the services. */
export type StaffContext = RequestContext<StaffNeeds & StaffServices>;

export function createStaffServices(needs: StaffNeeds): StaffServices {
  const { connection, personalData, audit, emails, outbox, accountAdmin, accountReader } = needs;
  const { passwordHasher, roles, sessions, catalogueCache, orderList, users } = needs;
  const roleChangePin = createRoleChangePinService({
    connection,
    audit,
    hasher: passwordHasher,
    security: needs.security,
  });
  const links = createInvitationLinks(needs.vault);
  const invitations = createInvitationService({
    connection,
    account: needs.account,
    accounts: accountAdmin,
    reader: accountReader,
    audit,
    limiter: needs.limiter,
    links,
    outbox,
    roleChangePin,
    roles,
    sessions,
  });
  emails.register(
    createStaffEmailTemplates(() => {
      const users = createLoader(accountReader.recordsById);
      return {
        user: (id) => users.load(id),
        invitation: invitations.byId,
        staffRole: roles.byId,
        invitationLinks: links,
      };
    }),
  );
  personalData.register(savedViewPersonalData(connection));
  return {
    appointment: createAppointmentService({
      connection,
      accounts: accountAdmin,
      roleChangePin,
      roles,
      sessions,
      outbox,
      audit,
    }),
    invitations,
    roleChangePin,
    savedViews: createSavedViewService(connection),
    staffSearch: createStaffSearchService(catalogueCache, orderList, users),
  };
}
