import { createErrorType } from '../../common/create-error-type.ts';

export const SavedViewError = createErrorType('SavedView', {
  VIEW_NOT_FOUND: 'No such saved view, or it is not yours.',
  VIEW_EXISTS: 'Another saved view of the list has this name, or this filter.',
  VIEW_LIMIT: 'No more views of the list can be saved.',
});
export type SavedViewError = InstanceType<typeof SavedViewError>;
