import type { MessageTable } from './message-table.ts';

/** Reviews and pictures (REVIEW-2 to REVIEW-12). */
export const REVIEW_MESSAGES = {
  'review.titleRequired': { en: 'Please write a title.', ko: '제목을 입력해 주세요.' },
  'review.commentRequired': { en: 'Please write a comment.', ko: '내용을 입력해 주세요.' },
  'review.ratingInvalid': {
    en: 'Please choose from half a star to five stars.',
    ko: '별점을 0.5점부터 5점 사이에서 선택해 주세요.',
  },
  'review.tooManyPictures': { en: 'Maximum number of photo is 3.', ko: '사진은 최대 3장까지 올릴 수 있습니다.' },
  'review.replyShort': { en: 'Please leave at least 11 characters.', ko: '최소 11자 이상 남겨 주세요.' },
  'picture.tooLarge': { en: 'Sorry, image exceeds size.', ko: '죄송합니다. 이미지 크기가 너무 큽니다.' },
  'picture.unreadable': {
    en: 'Please choose a JPEG or PNG picture.',
    ko: 'JPEG 또는 PNG 사진을 선택해 주세요.',
  },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const REVIEW_API_MESSAGES = {
  'picture.busy': {
    en: 'Many pictures are being sent at the moment. Please try again in a few seconds.',
    ko: '지금 사진이 많이 올라오고 있습니다. 잠시 후 다시 시도해 주세요.',
  },
  'review.pictureGone': {
    en: 'A photo is no longer there. Please add it again.',
    ko: '사진이 더 이상 남아 있지 않습니다. 다시 추가해 주세요.',
  },
  'review.notFound': { en: 'We could not find this review.', ko: '리뷰를 찾을 수 없습니다.' },
  'review.ownVote': {
    en: 'You cannot mark your own review as helpful.',
    ko: '내가 쓴 리뷰에는 ‘도움이 돼요’를 누를 수 없습니다.',
  },
  'review.blocked': {
    en: 'Your account cannot write reviews. Please contact us if you have questions.',
    ko: '리뷰를 작성할 수 없는 계정입니다. 궁금한 점은 고객센터로 문의해 주세요.',
  },
} as const satisfies MessageTable;
