import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { presentResult } from '../../common/create-error-type.ts';
import type { SavedViewsChange } from './saved-view.service.ts';
import {
  CreateSavedViewInput,
  DeleteSavedViewInput,
  SavedViewError,
  SavedViewsResult,
  SavedViewsUpdated,
  SavedViewType,
  UpdateDefaultSavedViewInput,
  UpdateSavedViewInput,
} from './saved-view.types.ts';
import type { StaffContext } from './staff.module.ts';

const presentChange = async (
  change: Promise<SavedViewsChange>,
  { language }: StaffContext,
): Promise<typeof SavedViewsResult> =>
  presentResult(await change, SavedViewError, language, (value) => Object.assign(new SavedViewsUpdated(), value));

@Resolver()
export class SavedViewResolver {
  @Allow('view:save')
  @Query(() => [SavedViewType], { description: "The caller's saved views of all lists, oldest first." })
  async savedViews(@Ctx() context: StaffContext): Promise<SavedViewType[]> {
    return [...(await context.services.savedViews.list(signedIn(context).id))];
  }

  @Allow('view:save')
  @Mutation(() => SavedViewsResult, { description: 'Saves a filter of a list under a name. At most 12 per list.' })
  createSavedView(
    @Arg('input', () => CreateSavedViewInput, { description: 'The filter.' }) input: CreateSavedViewInput,
    @Ctx() context: StaffContext,
  ): Promise<typeof SavedViewsResult> {
    return presentChange(context.services.savedViews.save(signedIn(context).id, input), context);
  }

  @Allow('view:save')
  @Mutation(() => SavedViewsResult, { description: 'Renames a saved view.' })
  updateSavedView(
    @Arg('input', () => UpdateSavedViewInput, { description: 'The view and its name.' }) {
      id,
      name,
    }: UpdateSavedViewInput,
    @Ctx() context: StaffContext,
  ): Promise<typeof SavedViewsResult> {
    return presentChange(context.services.savedViews.rename(signedIn(context).id, id, name), context);
  }

  @Allow('view:save')
  @Mutation(() => SavedViewsResult, { description: 'Deletes a saved view.' })
  deleteSavedView(
    @Arg('input', () => DeleteSavedViewInput, { description: 'The view.' }) { id }: DeleteSavedViewInput,
    @Ctx() context: StaffContext,
  ): Promise<typeof SavedViewsResult> {
    return presentChange(context.services.savedViews.remove(signedIn(context).id, id), context);
  }

  @Allow('view:save')
  @Mutation(() => SavedViewsResult, { description: 'Sets or clears the view with which the menu opens a list.' })
  updateDefaultSavedView(
    @Arg('input', () => UpdateDefaultSavedViewInput, { description: 'The view.' }) {
      id,
      isDefault,
    }: UpdateDefaultSavedViewInput,
    @Ctx() context: StaffContext,
  ): Promise<typeof SavedViewsResult> {
    return presentChange(context.services.savedViews.setDefault(signedIn(context).id, id, isDefault), context);
  }
}
