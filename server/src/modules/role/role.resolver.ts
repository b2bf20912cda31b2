import { MAXIMUM_ROLES } from '@eunbit/schema/role';
import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, ConfirmIdentity, signedIn } from '../../common/allow.ts';
import { validationError } from '../../common/result.types.ts';
import { mayGive } from '../account/index.ts';
import { StaffRoleError } from './role.errors.ts';
import type { RoleContext } from './role.module.ts';
import type { RoleRecord } from './role.record.ts';
import { type RoleOutcome, toStaffRole } from './role.service.ts';
import {
  CreateStaffRoleInput,
  DefinedRoleType,
  DeleteStaffRoleInput,
  DeleteStaffRoleResult,
  SaveStaffRoleResult,
  StaffRoleDeleted,
  StaffRoleSaved,
  UpdateStaffRoleInput,
} from './role.types.ts';

const ERRORS = {
  notFound: { code: 'STAFF_ROLE_NOT_FOUND', key: 'staffRole.gone' },
  conflict: { code: 'STAFF_ROLE_CONFLICT', key: 'staffRole.conflict' },
  inUse: { code: 'STAFF_ROLE_IN_USE', key: 'staffRole.inUse' },
  full: { code: 'TOO_MANY_STAFF_ROLES', key: 'staffRole.tooMany' },
} as const;

function refuse(reason: keyof typeof ERRORS, { language }: RoleContext): StaffRoleError {
  const { code, key } = ERRORS[reason];
  return StaffRoleError.create(code, key, language);
}

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

async function presentOutcome(outcome: RoleOutcome, context: RoleContext): Promise<typeof SaveStaffRoleResult> {
  if (outcome.outcome === 'invalid') return validationError(outcome.failures, context.language);
  if (outcome.outcome !== 'saved') return refuse(outcome.outcome, context);
  const [staffRole] = await present([outcome.role], context);
  return Object.assign(new StaffRoleSaved(), { staffRole });
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
  @Query(() => [DefinedRoleType], { description: 'The roles that admins have defined, by name.' })
  async staffRoles(@Ctx() context: RoleContext): Promise<DefinedRoleType[]> {
    return present(await context.services.roles.list(), context);
  }

  @Allow('role:write')
  @ConfirmIdentity()
  @Mutation(() => SaveStaffRoleResult, { description: 'Defines a role.' })
  async createStaffRole(
    @Arg('input', () => CreateStaffRoleInput, { description: 'The role.' }) input: CreateStaffRoleInput,
    @Ctx() context: RoleContext,
  ): Promise<typeof SaveStaffRoleResult> {
    const outcome = await context.services.roles.create(signedIn(context).id, toFields(input));
    return presentOutcome(outcome, context);
  }

  @Allow('role:write')
  @ConfirmIdentity()
  @Mutation(() => SaveStaffRoleResult, {
    description: 'Changes a role. Whoever has it may do what it says from their next request on; nobody is signed out.',
  })
  async updateStaffRole(
    @Arg('input', () => UpdateStaffRoleInput, { description: 'The role.' }) input: UpdateStaffRoleInput,
    @Ctx() context: RoleContext,
  ): Promise<typeof SaveStaffRoleResult> {
    const outcome = await context.services.roles.update(signedIn(context).id, input, toFields(input));
    return presentOutcome(outcome, context);
  }

  @Allow('role:write')
  @ConfirmIdentity()
  @Mutation(() => DeleteStaffRoleResult, { description: 'Deletes a role that nobody has.' })
  async deleteStaffRole(
    @Arg('input', () => DeleteStaffRoleInput, { description: 'The role.' }) { id }: DeleteStaffRoleInput,
    @Ctx() context: RoleContext,
  ): Promise<typeof DeleteStaffRoleResult> {
    const outcome = await context.services.roles.remove(signedIn(context).id, id);
    return outcome === 'removed' ? Object.assign(new StaffRoleDeleted(), { id }) : refuse(outcome, context);
  }
}
