import { apiMessage } from '@eunbit/schema/api-messages';
import { validateNewRoleChangePin, validateRoleChangePin } from '@eunbit/schema/validation-staff';
import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, ConfirmIdentity, signedIn } from '../../common/allow.ts';
import { presentResult } from '../../common/create-error-type.ts';
import { holds } from '../../common/permissions.ts';
import { validationError } from '../../common/result.types.ts';
import { AccountError } from '../account/index.ts';
import { presentUser, UserType } from '../user/index.ts';
import {
  RoleChanged,
  RoleChangePinType,
  RoleError,
  UpdateRoleChangePinInput,
  UpdateRoleChangePinResult,
  UpdateUserRoleInput,
  UpdateUserRoleResult,
} from './appointment.types.ts';
import type { StaffContext } from './staff.module.ts';

async function readRoleChangePin(context: StaffContext): Promise<RoleChangePinType> {
  const state = await context.services.roleChangePin.state();
  return Object.assign(new RoleChangePinType(), { ...state, viewerCanSet: holds(signedIn(context), 'staff:code') });
}

@Resolver()
export class AppointmentResolver {
  @Allow('user:read')
  @Extensions({ atMost: 100 })
  @Query(() => [UserType], { description: 'All staff, longest-serving first.' })
  async staff(@Ctx() context: StaffContext): Promise<UserType[]> {
    const records = await context.services.users.staff();
    return records.map((record) => presentUser(record, context.viewer));
  }

  @Allow('staff:appoint')
  @Query(() => RoleChangePinType, { description: 'Status of the role change PIN.' })
  roleChangePin(@Ctx() context: StaffContext): Promise<RoleChangePinType> {
    return readRoleChangePin(context);
  }

  @Allow('staff:appoint')
  @ConfirmIdentity()
  @Mutation(() => UpdateUserRoleResult, {
    description: "Changes a person's role, with the role change PIN. They are signed out everywhere.",
  })
  async updateUserRole(
    @Arg('input', () => UpdateUserRoleInput, { description: 'Who, and what.' }) input: UpdateUserRoleInput,
    @Ctx() context: StaffContext,
  ): Promise<typeof UpdateUserRoleResult> {
    const { services, language } = context;
    const { userId, expectedRole, expectedStaffRoleId = null, role, staffRoleId = null, code } = input;
    const failures = validateRoleChangePin(code);
    if (failures.length > 0) return validationError(failures, language);
    const change = {
      userId,
      expected: { role: expectedRole, staffRoleId: expectedRole === 'STAFF' ? expectedStaffRoleId : null },
      next: { role, staffRoleId: role === 'STAFF' ? staffRoleId : null },
      code,
    };
    const appointment = await services.appointment.updateUserRole(signedIn(context), change);
    return presentResult(appointment, RoleError, language, (record) => {
      const user = presentUser(record, context.viewer);
      return Object.assign(new RoleChanged(), { user, message: apiMessage('role.changed', language) });
    });
  }

  @Allow('staff:code')
  @ConfirmIdentity()
  @Mutation(() => UpdateRoleChangePinResult, {
    description: 'Sets the role change PIN. The caller re-authenticates; a lock ends.',
  })
  async updateRoleChangePin(
    @Arg('input', () => UpdateRoleChangePinInput, { description: 'The code.' }) input: UpdateRoleChangePinInput,
    @Ctx() context: StaffContext,
  ): Promise<typeof UpdateRoleChangePinResult> {
    const { services, language, sessionToken } = context;
    const { code, currentPassword: password = null } = input;
    const failures = validateNewRoleChangePin(code);
    if (failures.length > 0) return validationError(failures, language);
    const viewer = signedIn(context);
    const unconfirmed = await services.identity.confirm(viewer, { password, sessionToken });
    if (unconfirmed) return AccountError.of(unconfirmed.refused, language);
    await services.roleChangePin.set(code, viewer.id);
    return readRoleChangePin(context);
  }
}
