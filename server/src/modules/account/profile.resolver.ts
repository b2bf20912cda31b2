import { validateProfile } from '@eunbit/schema/validation-profile';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import type { Viewer } from '../../common/request-context.ts';
import { validationError } from '../../common/result.types.ts';
import { thrownError } from '../../common/thrown-error.ts';
import type { AccountContext } from './account.module.ts';
import { presentViewer } from './account.presenter.ts';
import {
  UpdateCommunicationInput,
  UpdateLanguageInput,
  UpdateProfileInput,
  UpdateProfileResult,
  ViewerUpdated,
} from './profile.types.ts';

/** A null viewer means that the account was deleted during the request. */
function updated(viewer: Viewer | null, { language }: AccountContext): ViewerUpdated {
  if (!viewer) throw thrownError('UNAUTHENTICATED', 'unauthenticated', language);
  return Object.assign(new ViewerUpdated(), { viewer: presentViewer(viewer) });
}

@Resolver()
export class ProfileResolver {
  @Allow('own')
  @Mutation(() => UpdateProfileResult, { description: "Changes the caller's names and phone." })
  async updateProfile(
    @Arg('input', () => UpdateProfileInput, { description: 'Names and phone.' }) input: UpdateProfileInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof UpdateProfileResult> {
    const { services, market, language } = context;
    const viewer = signedIn(context);
    const failures = validateProfile(input, market);
    if (failures.length > 0) return validationError(failures, language);
    return updated(await services.profile.update(viewer, input, market), context);
  }

  @Allow('own')
  @Mutation(() => ViewerUpdated, {
    description: 'Keeps the language that the caller chose. Nothing is refused, so it answers no union.',
  })
  async updateLanguage(
    @Arg('input', () => UpdateLanguageInput, { description: 'The language.' }) input: UpdateLanguageInput,
    @Ctx() context: AccountContext,
  ): Promise<ViewerUpdated> {
    return updated(await context.services.profile.updateLanguage(signedIn(context), input.language), context);
  }

  @Allow('own')
  @Mutation(() => ViewerUpdated, {
    description: 'Changes what the caller hears from the shop. Nothing is refused, so it answers no union.',
  })
  async updateCommunication(
    @Arg('input', () => UpdateCommunicationInput, { description: 'What changes.' }) input: UpdateCommunicationInput,
    @Ctx() context: AccountContext,
  ): Promise<ViewerUpdated> {
    return updated(await context.services.profile.setCommunication(signedIn(context), input, context), context);
  }
}
