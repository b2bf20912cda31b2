import { chakra } from '@chakra-ui/react/styled-system';
import { dateText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { VisuallyHidden } from '@eunbit/ui/VisuallyHidden.tsx';
import { MARKET_NAME } from '../../../app/market-texts.ts';
import { useText } from '../../../app/use-text.ts';
import { NumberedPager } from '../../../components/NumberedPager.tsx';
import { Panel } from '../../../components/Panel.tsx';
import type { UserReviews_ReviewPageFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

const UserReviewsFragment = graphql(`
  fragment UserReviews_ReviewPage on ReviewPage {
    reviews {
      id
      market
      title
      comment
      rating
      createdAt
      pictures {
        id
        url
      }
      reply {
        text
        at
      }
      product {
        id
        market
        title
      }
    }
    totalCount
    page
    pageCount
  }
`);

interface UserReviewsProps {
  readonly reviews: FragmentType<typeof UserReviewsFragment>;
  readonly urlOf: (page: number) => string;
}

export function UserReviews({ reviews: ref, urlOf }: UserReviewsProps) {
  const t = useText();
  const { reviews, totalCount, page, pageCount } = readFragment(UserReviewsFragment, ref);
  return (
    <Panel title={t('users.reviews.title', { count: totalCount })}>
      {reviews.length === 0 ? <chakra.p color="fg.muted">{t('users.reviews.empty')}</chakra.p> : null}
      <chakra.ul listStyle="none" display="grid" gap="4">
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </chakra.ul>
      <NumberedPager label={t('users.reviews.pages')} page={page} pageCount={pageCount} urlOf={urlOf} />
    </Panel>
  );
}

function Review({ review }: { review: UserReviews_ReviewPageFragment['reviews'][number] }) {
  const t = useText();
  const language = useLanguage();
  const { market, title, comment, rating, createdAt, pictures, reply, product } = review;
  return (
    <chakra.li display="grid" gap="1.5" overflowWrap="anywhere">
      <chakra.p color="fg.muted">
        {[product?.title, t(MARKET_NAME[market]), dateText(createdAt, language, market)].filter(Boolean).join(' · ')}
      </chakra.p>
      <chakra.p fontWeight="semibold">
        <span aria-hidden>★ {rating}</span>
        <VisuallyHidden>{t('users.reviews.rating', { rating })}</VisuallyHidden> {title}
      </chakra.p>
      <chakra.p whiteSpace="pre-line">{comment}</chakra.p>
      {pictures.length > 0 ? (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {pictures.map(({ id, url }, place) => (
            <chakra.img
              key={id}
              src={url}
              alt={t('users.reviews.picture', { number: place + 1 })}
              boxSize="20"
              objectFit="cover"
              borderRadius="sm"
              loading="lazy"
            />
          ))}
        </chakra.div>
      ) : null}
      {reply ? (
        <chakra.p borderStartWidth="3px" ps="3" color="fg.muted" whiteSpace="pre-line">
          {t('users.reviews.reply', { date: dateText(reply.at, language, market) })} {reply.text}
        </chakra.p>
      ) : null}
    </chakra.li>
  );
}
