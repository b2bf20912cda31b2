import { createLoader } from '../../common/loader.ts';
import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountServices } from '../account/index.ts';
import type { AuditServices } from '../audit/index.ts';
import type { CatalogueServices } from '../catalogue/index.ts';
import type { EmailServices } from '../email/index.ts';
import type { OrderServices } from '../order/index.ts';
import type { RoleServices } from '../role/index.ts';
import type { UserServices } from '../user/index.ts';
import { AppointmentResolver } from './appointment.resolver.ts';
import { createAppointmentService } from './appointment.service.ts';
import { createStaffEmailTemplates } from './emails/staff-email-templates.ts';
import { invitationModel } from './invitation/invitation.model.ts';
import { InvitationResolver } from './invitation/invitation.resolver.ts';
import { createInvitationService } from './invitation/invitation.service.ts';
import { createInvitationLinks } from './invitation/invitation-links.ts';
import { roleChangePinModel } from './role-change-pin.model.ts';
import { createRoleChangePinService } from './role-change-pin.service.ts';
import { savedViewsModel } from './saved-view.model.ts';
import { SavedViewResolver } from './saved-view.resolver.ts';
import { createSavedViewService } from './saved-view.service.ts';
import { savedViewPersonalData } from './saved-view-personal-data.ts';
import { StaffSearchResolver } from './staff-search.resolver.ts';
import { createStaffSearchService } from './staff-search.service.ts';

type Needs = Platform &
  AccountServices &
  AuditServices &
  CatalogueServices &
  EmailServices &
  OrderServices &
  RoleServices &
  UserServices;

function setup(needs: Needs) {
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

/** The context of the module's resolvers. */
export type StaffContext = ModuleContext<typeof setup>;

export const staffModule = defineModule({
  models: [invitationModel, roleChangePinModel, savedViewsModel],
  resolvers: [AppointmentResolver, InvitationResolver, SavedViewResolver, StaffSearchResolver],
  setup,
});
