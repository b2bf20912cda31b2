import { SavedViewList } from '@eunbit/schema/saved-view';
import { createUnionType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { createErrorType } from '../../common/create-error-type.ts';
import { ValidationError } from '../../common/result.types.ts';

export const SavedViewError = createErrorType('SavedView', {
  VIEW_NOT_FOUND: 'No such saved view, or it is not yours.',
  VIEW_EXISTS: 'Another saved view of the list has this name, or this filter.',
  VIEW_LIMIT: 'No more views of the list can be saved.',
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
    MESSAGES: { description: 'What people wrote to customer service.' },
    PARTNERSHIPS: { description: 'Requests of businesses.' },
    EMAILS: { description: 'The log of emails.' },
    AUDIT: { description: 'The log of what staff did.' },
  },
});

@ObjectType('SavedView', { description: 'A filter of a list to which a member of staff gave a name.' })
export class SavedViewType {
  @Field(() => ID, { description: 'Opaque id; known to its owner only.' })
  id!: string;

  @Field(() => SavedViewList, { description: 'The list that it filters.' })
  list!: SavedViewList;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: "The query of the list's address." })
  query!: string;

  @Field(() => Boolean, { description: 'Whether the menu opens the list with it; one view a list.' })
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

@InputType({ description: 'Another name for a view.' })
export class UpdateSavedViewInput {
  @Field(() => ID, { description: 'The view.' })
  id!: string;

  @Field(() => String, { description: 'Its name from now on.' })
  name!: string;
}

@InputType({ description: 'The view to delete.' })
export class DeleteSavedViewInput {
  @Field(() => ID, { description: 'The view.' })
  id!: string;
}

@InputType({ description: 'Whether the menu opens a list with a view.' })
export class UpdateDefaultSavedViewInput {
  @Field(() => ID, { description: 'The view.' })
  id!: string;

  @Field(() => Boolean, { description: 'False: the menu opens the whole list again.' })
  isDefault!: boolean;
}

@ObjectType({ description: 'The views as they are now.' })
export class SavedViewsUpdated {
  @Field(() => ID, { description: 'The view that was saved, changed or deleted.' })
  viewId!: string;

  @Field(() => [SavedViewType], { description: 'All views of the caller, in the order in which they were saved.' })
  views!: SavedViewType[];
}

export const SavedViewsResult = createUnionType({
  name: 'SavedViewsResult',
  description: 'Outcome of a change of the saved views.',
  types: () => [SavedViewsUpdated, ValidationError, SavedViewError] as const,
});
