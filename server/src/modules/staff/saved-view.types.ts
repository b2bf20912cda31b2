import { SavedViewList } from '@eunbit/schema/saved-view';
import { createUnionType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { createErrorType } from '../../common/create-error-type.ts';
import { ValidationError } from '../../common/result.types.ts';

export const SavedViewError = createErrorType('SavedView', {
  VIEW_NOT_FOUND: 'No such saved view, or it is not yours.',
  VIEW_EXISTS: 'Another saved view of the list has the same name or filter.',
  VIEW_LIMIT: 'The list already has the maximum number of saved views.',
});
export type SavedViewError = InstanceType<typeof SavedViewError>;
export type SavedViewErrorCode = keyof typeof SavedViewError.codes;

registerEnumType(SavedViewList, {
  name: 'SavedViewList',
  description: 'A list of the back office whose filters can be saved.',
  valuesConfig: {
    ORDERS_KR: { description: 'Orders of the Korean store.' },
    ORDERS_US: { description: 'Orders of the US store.' },
    PRODUCTS_KR: { description: 'Stock of the Korean store.' },
    PRODUCTS_US: { description: 'Stock of the US store.' },
    USERS_KR: { description: 'Accounts of the Korean store.' },
    USERS_US: { description: 'Accounts of the US store.' },
    REVIEWS: { description: 'Reviews of both stores.' },
    MESSAGES: { description: 'Messages to customer service.' },
    PARTNERSHIPS: { description: 'Partnership requests.' },
    EMAILS: { description: 'The emails of the outbox.' },
    AUDIT: { description: 'The audit log.' },
  },
});

@ObjectType('SavedView', { description: 'A filter of a list that a staff member saved.' })
export class SavedViewType {
  @Field(() => ID, { description: 'Opaque id; known to its owner only.' })
  id!: string;

  @Field(() => SavedViewList, { description: 'The list that it filters.' })
  list!: SavedViewList;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: "The query string of the list's address." })
  query!: string;

  @Field(() => Boolean, { description: 'Whether the menu opens the list with it; one view per list.' })
  isDefault!: boolean;
}

@InputType({ description: 'A filter to save.' })
export class CreateSavedViewInput {
  @Field(() => SavedViewList, { description: 'The list that it filters.' })
  list!: SavedViewList;

  @Field(() => String, { description: 'Its name, up to 40 characters; unique in the list.' })
  name!: string;

  @Field(() => String, {
    description:
      "The query string of the list's address without the position in the list, its parameters in the list's order.",
  })
  query!: string;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether the menu opens the list with it.' })
  isDefault!: boolean;
}

@InputType({ description: 'A new name of a saved view.' })
export class UpdateSavedViewInput {
  @Field(() => ID, { description: 'The view.' })
  id!: string;

  @Field(() => String, { description: 'Its new name.' })
  name!: string;
}

@InputType({ description: 'The view to delete.' })
export class DeleteSavedViewInput {
  @Field(() => ID, { description: 'The view.' })
  id!: string;
}

@InputType({ description: 'The view to set or clear as the default of its list.' })
export class UpdateDefaultSavedViewInput {
  @Field(() => ID, { description: 'The view.' })
  id!: string;

  @Field(() => Boolean, { description: 'False: the menu opens the unfiltered list.' })
  isDefault!: boolean;
}

@ObjectType({ description: 'The views were changed.' })
export class SavedViewsUpdated {
  @Field(() => ID, { description: 'The view that was saved, changed or deleted.' })
  viewId!: string;

  @Field(() => [SavedViewType], { description: 'All views of the caller, oldest first.' })
  views!: SavedViewType[];
}

export const SavedViewsResult = createUnionType({
  name: 'SavedViewsResult',
  description: 'Outcome of a change of the saved views.',
  types: () => [SavedViewsUpdated, ValidationError, SavedViewError] as const,
});
