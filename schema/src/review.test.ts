import { describe, expect, it } from 'vitest';
import { MESSAGES } from './messages.ts';
import { isRating, maskedName, shortened } from './review.ts';
import { MINIMUM_REPLY_LENGTH, validateReview, validateReviewReply } from './validation-review.ts';

describe('the author of a review', () => {
  it.each([
    ['shopper@example.com', 'shop****'],
    ['mina@example.com', 'mina****'],
    ['jo@example.com', 'jo****'],
    ['a.very.long.name@example.com', 'a.ve****'],
  ])('with the email %s is named %s', (email, name) => {
    expect(maskedName(email)).toBe(name);
  });

  it('is never named by the part after the @ (REVIEW-5)', () => {
    expect(maskedName('j@secret.example')).not.toContain('@');
    expect(maskedName('j@secret.example')).toBe('j****');
  });
});

describe('the rating of a review', () => {
  it('is from half a star to five stars in half steps (REVIEW-2)', () => {
    const ratings = Array.from({ length: 10 }, (_, index) => (index + 1) / 2);
    expect(ratings.every(isRating)).toBe(true);
  });

  it.each([0, -1, 0.25, 4.75, 5.5, 50, Number.NaN, Number.POSITIVE_INFINITY])('is never %d', (value) => {
    expect(isRating(value)).toBe(false);
  });
});

describe('a review text in a list (REVIEW-11)', () => {
  it('is unchanged if it is short enough', () => {
    expect(shortened('x'.repeat(60), 60)).toBeNull();
  });

  it('is truncated if it is longer, never inside a character', () => {
    expect(shortened('x'.repeat(61), 60)).toBe(`${'x'.repeat(60)}…`);
    expect(shortened('🐶🐱🐭', 2)).toBe('🐶🐱…');
  });
});

describe('a review', () => {
  const REVIEW = { title: 'Good', comment: 'It works.\nI like it.', rating: 4.5, pictureIds: [] };
  const findKeys = (change: Partial<Parameters<typeof validateReview>[0]>) =>
    validateReview({ ...REVIEW, ...change }).map(({ path, key }) => [path, key]);

  it('may have line breaks in its comment', () => {
    expect(findKeys({})).toEqual([]);
  });

  it('needs a title and a comment (REVIEW-2)', () => {
    expect(findKeys({ title: ' ', comment: '\n\t' })).toEqual([
      ['title', 'review.titleRequired'],
      ['comment', 'review.commentRequired'],
    ]);
  });

  it.each([
    [{ title: 'a\nb' }, 'title', 'text.controlCharacter'],
    [{ comment: 'a\u0000b' }, 'comment', 'text.controlCharacter'],
    [{ title: 'x'.repeat(201) }, 'title', 'text.tooLong'],
    [{ comment: 'x'.repeat(3001) }, 'comment', 'text.tooLong'],
    [{ rating: 4.2 }, 'rating', 'review.ratingInvalid'],
    [{ pictureIds: ['a', 'b', 'c', 'd'] }, 'pictures', 'review.tooManyPictures'],
  ] as const)('is rejected with %j', (change, path, key) => {
    expect(findKeys(change)).toEqual([[path, key]]);
  });

  it('has a reply of a minimum length, which null removes (REVIEW-12)', () => {
    expect(validateReviewReply(null)).toEqual([]);
    for (const text of Object.values(MESSAGES['review.replyShort']))
      expect(text).toContain(String(MINIMUM_REPLY_LENGTH));
    expect(validateReviewReply(' ')).toEqual([{ path: 'text', key: 'review.replyShort' }]);
  });
});
