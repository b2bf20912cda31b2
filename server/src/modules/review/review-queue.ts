import { registerEnumType } from 'type-graphql';

/** What staff look for among the reviews. */
export const ReviewQueue = {
  ALL: 'ALL',
  UNANSWERED: 'UNANSWERED',
  LOW_RATED: 'LOW_RATED',
  WITH_PICTURES: 'WITH_PICTURES',
} as const;
export type ReviewQueue = (typeof ReviewQueue)[keyof typeof ReviewQueue];

registerEnumType(ReviewQueue, {
  name: 'ReviewQueue',
  description: 'What staff look for among the reviews.',
  valuesConfig: {
    ALL: { description: 'All.' },
    UNANSWERED: { description: 'Staff have not answered.' },
    LOW_RATED: { description: 'Two stars at most.' },
    WITH_PICTURES: { description: 'With at least one picture.' },
  },
});
