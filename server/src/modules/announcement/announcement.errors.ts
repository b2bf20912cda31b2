import { createErrorType } from '../../common/create-error-type.ts';

export const AnnouncementError = createErrorType('Announcement', {
  ANNOUNCEMENT_NOT_FOUND: 'No such announcement.',
});
export type AnnouncementError = InstanceType<typeof AnnouncementError>;
