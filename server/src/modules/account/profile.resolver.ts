import { apiMessage } from '@eunbit/schema/api-messages';
import { validateEmail } from '@eunbit/schema/validation-account';
import { validateProfile } from '@eunbit/schema/validation-profile';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { presentResult } from '../../common/create-error-type.ts';
import type { Viewer } from '../../common/request-context.ts';
import { validationError } from '../../common/result.types.ts';
import { thrownError } from '../../common/thrown-error.ts';
import {
  ConfirmEmailChangeInput,
  RequestEmailChangeInput,
  UpdateCommunicationInput,
  UpdateLanguageInput,
  UpdateProfileInput,
} from './account.inputs.ts';
import type { AccountContext } from './account.module.ts';
import { presentAcknowledgement, presentViewer } from './account.presenter.ts';
import {
  AccountError,
  AcknowledgementResult,
  ConfirmEmailChangeResult,
  EmailChanged,
  UpdateViewerResult,
  ViewerType,
} from './account.types.ts';

/** A null viewer means that the account was deleted during the request. */
function updated(viewer: Viewer | null, { language }: AccountContext): ViewerType {
  if (!viewer) throw thrownError('UNAUTHENTICATED', 'unauthenticated', language);
  return presentViewer(viewer);
}

@Resolver()
export class ProfileResolver {
  @Allow('own')
  @Mutation(() => UpdateViewerResult, { description: "Changes the caller's names and phone." })
  async updateProfile(
    @Arg('input', () => UpdateProfileInput, { description: 'Names and phone.' }) input: UpdateProfileInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof UpdateViewerResult> {
    const { services, market, language } = context;
    const viewer = signedIn(context);
    const failures = validateProfile(input, market);
    if (failures.length > 0) return validationError(failures, language);
    return updated(await services.profile.update(viewer, input, market), context);
  }

  @Allow('own')
  @Mutation(() => ViewerType, {
    description: 'Stores the language that the caller chose. Never refuses, so it returns no union.',
  })
  async updateLanguage(
    @Arg('input', () => UpdateLanguageInput, { description: 'The language.' }) input: UpdateLanguageInput,
    @Ctx() context: AccountContext,
  ): Promise<ViewerType> {
    return updated(await context.services.profile.updateLanguage(signedIn(context), input.language), context);
  }

  @Allow('own')
  @Mutation(() => ViewerType, {
    description: 'Changes the email preferences of the caller. Never refuses, so it returns no union.',
  })
  async updateCommunication(
    @Arg('input', () => UpdateCommunicationInput, { description: 'What changes.' }) input: UpdateCommunicationInput,
    @Ctx() context: AccountContext,
  ): Promise<ViewerType> {
    return updated(await context.services.profile.setCommunication(signedIn(context), input, context), context);
  }

  @Allow('own')
  @Mutation(() => AcknowledgementResult, {
    description: 'Sends a confirmation link to a new email address; opening it changes the email of the account.',
  })
  async requestEmailChange(
    @Arg('input', () => RequestEmailChangeInput, { description: 'New email and password.' })
    input: RequestEmailChangeInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof AcknowledgementResult> {
    const { services, language, sessionToken } = context;
    const viewer = signedIn(context);
    const failures = validateEmail(input);
    if (failures.length > 0) return validationError(failures, language);
    const proof = { password: input.password, sessionToken };
    const requested = await services.emailChange.request(viewer, input.email, proof, language);
    return presentAcknowledgement(requested, 'emailChange.sent', language);
  }

  @Allow('public')
  @Mutation(() => ConfirmEmailChangeResult, {
    description: 'Changes the email of the account, by the link sent to the new address. No sign-in is needed.',
  })
  async confirmEmailChange(
    @Arg('input', () => ConfirmEmailChangeInput, { description: 'The link.' }) input: ConfirmEmailChangeInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof ConfirmEmailChangeResult> {
    const { services, language, address } = context;
    const confirmed = await services.emailChange.confirm(input.token, address);
    return presentResult(confirmed, AccountError, language, (email) =>
      Object.assign(new EmailChanged(), { email, message: apiMessage('emailChange.done', language) }),
    );
  }
}
