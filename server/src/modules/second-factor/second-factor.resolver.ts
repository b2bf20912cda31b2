import { validateOneTimeCode, validatePasskeyName } from '@eunbit/schema/validation-second-factor';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, ConfirmIdentity, During, inSession, signedIn } from '../../common/allow.ts';
import { presentResult } from '../../common/create-error-type.ts';
import type { CodedResult } from '../../common/refusal.ts';
import { validationError } from '../../common/result.types.ts';
import type { SecondFactorRecord } from './second-factor.model.ts';
import type { SecondFactorContext } from './second-factor.module.ts';
import type { Changed } from './second-factor.service.ts';
import {
  AddAuthenticatorInput,
  AddPasskeyInput,
  AskPasskeysResult,
  AuthenticatorStarted,
  ChangeSecondFactorResult,
  OwnSecondFactorType,
  PasskeyRequest,
  RemovePasskeyInput,
  ResetSecondFactorInput,
  ResetSecondFactorResult,
  SecondFactorChanged,
  SecondFactorError,
  type SecondFactorErrorCode,
  SecondFactorReset,
  StartAuthenticatorResult,
} from './second-factor.types.ts';

const isRequired = ({ services }: SecondFactorContext) => services.shopSettings.current.security.isSecondFactorRequired;

function presentSecondFactor(
  { totp, passkeys, recoveryCodes }: SecondFactorRecord,
  isRequired: boolean,
): OwnSecondFactorType {
  return {
    authenticatorAddedAt: totp?.addedAt ?? null,
    passkeys: passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({ id, name, addedAt, lastUsedAt })),
    recoveryCodesLeft: recoveryCodes.length,
    isRequired,
  };
}

export const presentPasskeyRequest = (
  asked: CodedResult<string, SecondFactorErrorCode>,
  { language }: SecondFactorContext,
): typeof AskPasskeysResult =>
  presentResult(asked, SecondFactorError, language, (options) => Object.assign(new PasskeyRequest(), { options }));

/** The result of a change. The first factor has ended every session, so this browser gets a new one with both steps done. */
async function presentChange(
  context: SecondFactorContext,
  change: CodedResult<Changed, SecondFactorErrorCode>,
): Promise<typeof ChangeSecondFactorResult> {
  if ('refused' in change) return SecondFactorError.of(change.refused, context.language);
  const { record, recoveryCodes, isFirst } = change.value;
  if (isFirst) await context.services.openSession(context, inSession(context).viewer, new Date());
  const secondFactor = presentSecondFactor(record, isRequired(context));
  return Object.assign(new SecondFactorChanged(), { secondFactor, recoveryCodes });
}

/** The viewer's own second factor, and that of a colleague who has lost theirs. */
@Resolver()
export class SecondFactorResolver {
  @Allow('secondFactor:own')
  @During('SET_UP')
  @Query(() => OwnSecondFactorType, { description: "The caller's second factor." })
  async ownSecondFactor(@Ctx() context: SecondFactorContext): Promise<OwnSecondFactorType> {
    const record = await context.services.secondFactor.read(inSession(context).viewer);
    return presentSecondFactor(record, isRequired(context));
  }

  @Allow('secondFactor:own')
  @During('SET_UP')
  @ConfirmIdentity()
  @Mutation(() => StartAuthenticatorResult, { description: 'Begins the set-up of an authenticator app.' })
  async startAuthenticator(@Ctx() context: SecondFactorContext): Promise<typeof StartAuthenticatorResult> {
    const started = await context.services.secondFactor.startAuthenticator(inSession(context).viewer);
    return presentResult(started, SecondFactorError, context.language, (value) =>
      Object.assign(new AuthenticatorStarted(), value),
    );
  }

  @Allow('secondFactor:own')
  @During('SET_UP')
  @ConfirmIdentity()
  @Mutation(() => ChangeSecondFactorResult, {
    description:
      'Activates an authenticator app by its first code. The first second factor of an account ends all its other sessions.',
  })
  async addAuthenticator(
    @Arg('input', () => AddAuthenticatorInput, { description: 'The code.' }) { code }: AddAuthenticatorInput,
    @Ctx() context: SecondFactorContext,
  ): Promise<typeof ChangeSecondFactorResult> {
    const failures = validateOneTimeCode(code);
    if (failures.length > 0) return validationError(failures, context.language);
    const { viewer } = inSession(context);
    const change = await context.services.secondFactor.addAuthenticator(viewer, code.replace(/\s/g, ''));
    return presentChange(context, change);
  }

  @Allow('secondFactor:own')
  @ConfirmIdentity()
  @Mutation(() => ChangeSecondFactorResult, { description: "Removes the caller's authenticator app." })
  async removeAuthenticator(@Ctx() context: SecondFactorContext): Promise<typeof ChangeSecondFactorResult> {
    return presentChange(context, await context.services.secondFactor.removeAuthenticator(signedIn(context)));
  }

  @Allow('secondFactor:own')
  @During('SET_UP')
  @ConfirmIdentity()
  @Mutation(() => AskPasskeysResult, { description: 'Options with which the browser creates a passkey.' })
  async startPasskey(@Ctx() context: SecondFactorContext): Promise<typeof AskPasskeysResult> {
    const { viewer, token } = inSession(context);
    const started = await context.services.secondFactor.startPasskey(viewer, token);
    return presentPasskeyRequest(started, context);
  }

  @Allow('secondFactor:own')
  @During('SET_UP')
  @ConfirmIdentity()
  @Mutation(() => ChangeSecondFactorResult, {
    description: 'Adds a passkey. The first second factor of an account ends all its other sessions.',
  })
  async addPasskey(
    @Arg('input', () => AddPasskeyInput, { description: 'The passkey.' }) { name, passkey }: AddPasskeyInput,
    @Ctx() context: SecondFactorContext,
  ): Promise<typeof ChangeSecondFactorResult> {
    const failures = validatePasskeyName(name);
    if (failures.length > 0) return validationError(failures, context.language);
    const { viewer, token } = inSession(context);
    return presentChange(context, await context.services.secondFactor.addPasskey(viewer, token, name.trim(), passkey));
  }

  @Allow('secondFactor:own')
  @ConfirmIdentity()
  @Mutation(() => ChangeSecondFactorResult, { description: "Removes one of the caller's passkeys." })
  async removePasskey(
    @Arg('input', () => RemovePasskeyInput, { description: 'Which one.' }) { id }: RemovePasskeyInput,
    @Ctx() context: SecondFactorContext,
  ): Promise<typeof ChangeSecondFactorResult> {
    return presentChange(context, await context.services.secondFactor.removePasskey(signedIn(context), id));
  }

  @Allow('secondFactor:own')
  @ConfirmIdentity()
  @Mutation(() => ChangeSecondFactorResult, {
    description: 'Creates new recovery codes for the caller; the old ones become invalid.',
  })
  async renewRecoveryCodes(@Ctx() context: SecondFactorContext): Promise<typeof ChangeSecondFactorResult> {
    return presentChange(context, await context.services.secondFactor.renewRecoveryCodes(signedIn(context)));
  }

  @Allow('secondFactor:reset')
  @ConfirmIdentity()
  @Mutation(() => ResetSecondFactorResult, {
    description:
      'Removes the second factor of a colleague who has lost it. They are notified, and signed out everywhere.',
  })
  async resetSecondFactor(
    @Arg('input', () => ResetSecondFactorInput, { description: 'Whose.' }) { userId }: ResetSecondFactorInput,
    @Ctx() context: SecondFactorContext,
  ): Promise<typeof ResetSecondFactorResult> {
    const { services, language } = context;
    const viewer = signedIn(context);
    if (viewer.id === userId) return SecondFactorError.create('OWN_SECOND_FACTOR', 'secondFactor.own', language);
    return presentResult(await services.resetSecondFactor(userId, viewer.id), SecondFactorError, language, () =>
      Object.assign(new SecondFactorReset(), { userId }),
    );
  }
}
