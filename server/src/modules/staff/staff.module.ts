import { AppointmentResolver } from './appointment.resolver.ts';
import { invitationModel } from './invitation/invitation.model.ts';
import { InvitationResolver } from './invitation/invitation.resolver.ts';
import { roleChangePinModel } from './role-change-pin.model.ts';
import { savedViewsModel } from './saved-view.model.ts';
import { SavedViewResolver } from './saved-view.resolver.ts';
import { createStaffServices } from './staff.wiring.ts';
import { StaffSearchResolver } from './staff-search.resolver.ts';

export const staffModule = {
  models: [invitationModel, roleChangePinModel, savedViewsModel],
  resolvers: [AppointmentResolver, InvitationResolver, SavedViewResolver, StaffSearchResolver],
  createServices: createStaffServices,
};
