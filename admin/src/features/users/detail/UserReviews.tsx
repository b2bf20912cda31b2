import { Text } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { NumberedPager } from '../../../components/NumberedPager.tsx';
import { CardList } from '../../../components/PagedList.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { ModeratedReviewCard } from '../../reviews/ModeratedReviewCard.tsx';

const UserReviewsFragment = graphql(`
  fragment UserReviews_ModeratedReviewConnection on ModeratedReviewConnection {
    nodes { review { id } ...ModeratedReviewCard_ModeratedReview }
    totalCount
    page
    pageCount
  }
`);

interface UserReviewsProps {
  readonly reviews: FragmentType<typeof UserReviewsFragment>;
  readonly buildUrl: (page: number) => string;
  /** Called after a review was removed: the account must be refetched. */
  readonly onRemoved: () => void;
}

/** Reviews of an account, which staff can answer or remove. */
export function UserReviews({ reviews: ref, buildUrl, onRemoved }: UserReviewsProps) {
  const t = useText();
  const { nodes: reviews, totalCount, page, pageCount } = readFragment(UserReviewsFragment, ref);
  return (
    <Panel title={t('users.reviews.title', { count: totalCount })}>
      {reviews.length === 0 ? <Text color="fg.muted">{t('users.reviews.empty')}</Text> : null}
      <CardList>
        {reviews.map((row) => (
          <ModeratedReviewCard key={row.review.id} row={row} place="account" onRemoved={onRemoved} />
        ))}
      </CardList>
      <NumberedPager
        label={t('users.reviews.pages')}
        page={page}
        pageCount={pageCount}
        buildUrl={buildUrl}
        keepsPlace
      />
    </Panel>
  );
}
