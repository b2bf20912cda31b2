import { MAXIMUM_ROLES } from '@eunbit/schema/role';
import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, ConfirmIdentity, signedIn } from '../../common/allow.ts';
import { presentResult } from '../../common/create-error-type.ts';
import { mayGive } from '../account/index.ts';
import type { RoleRecord } from './role.model.ts';
import type { RoleContext } from './role.module.ts';
import { type SavedRole, toStaffRole } from './role.service.ts';
import {
  CreateStaffRoleInput,
  DefinedRoleType,
  DeleteStaffRoleInput,
  DeleteStaffRoleResult,
  SaveStaffRoleResult,
  StaffRoleDeleted,
  StaffRoleError,
  UpdateStaffRoleInput,
} from './role.types.ts';

async function present(records: readonly RoleRecord[], context: RoleContext): Promise<DefinedRoleType[]> {
  const viewer = signedIn(context);
  const people = await context.services.accountReader.countByStaffRole();
  return records.map((record) => {
    const role = toStaffRole(record);
    return {
      role,
      version: record.version,
      peopleCount: people.get(role.id) ?? 0,
      viewerCanGive: mayGive(viewer, { role: 'STAFF', staffRole: role }),
    };
  });
}

async function presentSaved(saved: SavedRole, context: RoleContext): Promise<typeof SaveStaffRoleResult> {
  if ('refused' in saved) return StaffRoleError.of(saved.refused, context.language);
  const [staffRole] = await present([saved.value], context);
  return Object.assign(new DefinedRoleType(), staffRole);
}

const toFields = ({ name, permissions, refundLimit = null }: CreateStaffRoleInput) => ({
  name,
  permissions,
  refundLimit,
});

@Resolver()
export class RoleResolver {
  @Allow('staff:appoint')
  @Extensions({ atMost: MAXIMUM_ROLES })
  @Query(() => [DefinedRoleType], { description: 'Staff roles, by name.' })
  async staffRoles(@Ctx() context: RoleContext): Promise<DefinedRoleType[]> {
    return present(await context.services.roles.list(), context);
  }

  @Allow('role:write')
  @ConfirmIdentity()
  @Mutation(() => SaveStaffRoleResult, { description: 'Creates a staff role.' })
  async createStaffRole(
    @Arg('input', () => CreateStaffRoleInput, { description: 'The role.' }) input: CreateStaffRoleInput,
    @Ctx() context: RoleContext,
  ): Promise<typeof SaveStaffRoleResult> {
    return presentSaved(await context.services.roles.create(signedIn(context).id, toFields(input)), context);
  }

  @Allow('role:write')
  @ConfirmIdentity()
  @Mutation(() => SaveStaffRoleResult, {
    description: 'Changes a staff role. Its permissions apply from the next request on; no one is signed out.',
  })
  async updateStaffRole(
    @Arg('input', () => UpdateStaffRoleInput, { description: 'The role.' }) input: UpdateStaffRoleInput,
    @Ctx() context: RoleContext,
  ): Promise<typeof SaveStaffRoleResult> {
    return presentSaved(await context.services.roles.update(signedIn(context).id, input, toFields(input)), context);
  }

  @Allow('role:write')
  @ConfirmIdentity()
  @Mutation(() => DeleteStaffRoleResult, { description: 'Deletes a staff role that no person has.' })
  async deleteStaffRole(
    @Arg('input', () => DeleteStaffRoleInput, { description: 'The role.' }) { id }: DeleteStaffRoleInput,
    @Ctx() context: RoleContext,
  ): Promise<typeof DeleteStaffRoleResult> {
    const removed = await context.services.roles.remove(signedIn(context).id, id);
    return presentResult(removed, StaffRoleError, context.language, () =>
      Object.assign(new StaffRoleDeleted(), { id }),
    );
  }
}
