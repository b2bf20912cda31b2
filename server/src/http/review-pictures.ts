import { REVIEW_PICTURE_PATH } from '@eunbit/schema/review';
import { presentReviewPicture, type ReviewServices } from '../modules/review/index.ts';
import type { PictureUpload } from './picture-uploads.ts';

/** Picture uploads for reviews, before the review is written. */
export const REVIEW_PICTURES: PictureUpload<ReviewServices> = {
  path: REVIEW_PICTURE_PATH,
  forbidden: { status: 403, code: 'REVIEWER_BLOCKED', key: 'review.blocked' },
  attemptUpload: ({ id }, { services, address }) => services.reviewPictures.attemptUpload(id, address),
  async store({ id }, file, { services }) {
    const stored = await services.reviewPictures.store(id, file);
    if (typeof stored === 'string') return stored;
    const { _id: mediaId, width, height } = stored;
    return presentReviewPicture({ mediaId, width, height });
  },
};
