import { ErrorCode } from '@eunbit/schema/error-code';
import { message } from '@eunbit/schema/messages';
import { validateNewSecretCode, validateSecretCode } from '@eunbit/schema/validation-staff';
import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { holds } from '../../common/permissions.ts';
import { refusal, validationError } from '../../common/result.types.ts';
import type { RequestContext } from '../../context.ts';
import { accountRefusal } from '../account/account-refusals.ts';
import { presentUser, presentUsers } from '../user/user.presenter.ts';
import { UserType } from '../user/user.types.ts';
import {
  ChangePositionInput,
  ChangePositionResult,
  PositionChanged,
  SecretCodeSet,
  SecretCodeType,
  SetSecretCodeInput,
  SetSecretCodeResult,
} from './appointment.types.ts';

const REFUSALS = {
  notFound: { code: ErrorCode.USER_NOT_FOUND, key: 'account.notFound' },
  conflict: { code: ErrorCode.POSITION_CONFLICT, key: 'position.conflict' },
  notAllowed: { code: ErrorCode.POSITION_REFUSED, key: 'position.notAllowed' },
  lastAdmin: { code: ErrorCode.LAST_ADMIN, key: 'account.lastAdmin' },
  wrong: { code: ErrorCode.SECRET_CODE_WRONG, key: 'secretCode.wrong' },
  locked: { code: ErrorCode.SECRET_CODE_LOCKED, key: 'secretCode.locked' },
  missing: { code: ErrorCode.SECRET_CODE_MISSING, key: 'secretCode.missing' },
} as const;

async function secretCodeOf(context: RequestContext): Promise<SecretCodeType> {
  const state = await context.services.secretCode.state();
  return { ...state, viewerCanSet: holds(signedIn(context), 'staff:code') };
}

@Resolver()
export class AppointmentResolver {
  @Allow('user:read')
  @Extensions({ atMost: 100 })
  @Query(() => [UserType], { description: 'Managers and admins, who has been longest first.' })
  async staff(@Ctx() context: RequestContext): Promise<UserType[]> {
    return presentUsers(await context.services.users.staff(), context);
  }

  @Allow('staff:appoint')
  @Query(() => SecretCodeType, { description: 'How the secret code stands.' })
  secretCode(@Ctx() context: RequestContext): Promise<SecretCodeType> {
    return secretCodeOf(context);
  }

  @Allow('staff:appoint')
  @Mutation(() => ChangePositionResult, {
    description: 'Gives somebody another position, with the secret code. They are signed out everywhere.',
  })
  async changePosition(
    @Arg('input', () => ChangePositionInput, { description: 'Who, and what.' }) input: ChangePositionInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChangePositionResult> {
    const { services, language } = context;
    const { userId, expectedPosition: expected, position, code } = input;
    const failures = validateSecretCode(code);
    if (failures.length > 0) return validationError(failures, language);
    const change = { userId, expected, position, code };
    const appointment = await services.appointment.changePosition(signedIn(context), change);
    if (appointment.outcome !== 'changed') {
      const { code: reason, key } = REFUSALS[appointment.outcome];
      return refusal(reason, key, language);
    }
    const user = presentUser(appointment.user, context);
    return Object.assign(new PositionChanged(), { user, message: message('position.changed', language) });
  }

  @Allow('staff:code')
  @Mutation(() => SetSecretCodeResult, {
    description: 'Sets the secret code. The caller proves once more who they are, and a lock ends.',
  })
  async setSecretCode(
    @Arg('input', () => SetSecretCodeInput, { description: 'The code.' }) input: SetSecretCodeInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SetSecretCodeResult> {
    const { services, language, sessionToken } = context;
    const { code, currentPassword: password = null } = input;
    const failures = validateNewSecretCode(code);
    if (failures.length > 0) return validationError(failures, language);
    const viewer = signedIn(context);
    const check = await services.identity.confirm(viewer, { password, sessionToken });
    if (check !== 'confirmed') return accountRefusal(check, language);
    await services.secretCode.set(code, viewer.id);
    return Object.assign(new SecretCodeSet(), { secretCode: await secretCodeOf(context) });
  }
}
