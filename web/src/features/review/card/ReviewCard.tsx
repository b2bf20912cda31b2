import type { Market } from '@eunbit/schema/market';
import type { ReviewUsage } from '@eunbit/schema/review-usage';
import { dateText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { ShopReply } from '../../../components/ShopReply.tsx';
import { CheckIcon } from '../../../elements/icons.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { PictureThumbnails } from '../pictures/PictureThumbnails.tsx';
import { productPath } from '../review.urls.ts';
import { SCENT_TEXT, SURFACE_TEXT, USE_TEXT } from '../usage-texts.ts';
import { HelpfulVote } from './HelpfulVote.tsx';
import { Rating } from './Rating.tsx';
import { ReviewText } from './ReviewText.tsx';

const ReviewCardReview = graphql(`
  fragment ReviewCard_Review on Review {
    id
    market
    authorName
    title
    comment
    rating
    isVerifiedPurchase
    isExample
    use
    surface
    scent
    createdAt
    isEdited
    ...HelpfulVote_Review
    pictures { id url width height }
    reply { text at }
    product { id market slug title }
  }
`);

interface ReviewCardProps {
  readonly review: FragmentType<typeof ReviewCardReview>;
  /** Path of the edit page for its author; null for everybody else. */
  readonly editPath: string | null;
  /** Whether to show the product's name: in lists with reviews of several products. */
  readonly namesProduct?: boolean;
}

/** A published review with the staff's reply. */
export function ReviewCard({ review, editPath, namesProduct = false }: ReviewCardProps) {
  const shown = readFragment(ReviewCardReview, review);
  return (
    <styled.article display="grid" gap="3" py="6" borderTopWidth="1px">
      {namesProduct && shown.product ? (
        <styled.span justifySelf="start" fontSize="sm" fontWeight="semibold" color="fg.accent">
          <Link to={productPath(shown.product.slug)}>{shown.product.title}</Link>
        </styled.span>
      ) : null}
      <styled.div display="flex" alignItems="center" justifyContent="space-between" gap="4">
        <Rating value={shown.rating} />
        {editPath ? (
          <styled.span fontSize="sm" fontWeight="semibold" color="fg.accent">
            <Link to={editPath}>
              <FormattedMessage id="review.edit" />
            </Link>
          </styled.span>
        ) : null}
      </styled.div>
      <ReviewText title={shown.title} comment={shown.comment}>
        <Byline {...shown} />
      </ReviewText>
      <UsageChips {...shown} />
      <PictureThumbnails pictures={shown.pictures} authorName={shown.authorName} />
      <HelpfulVote review={shown} />
      {shown.reply ? <ShopReply titleId="review.replyOf" {...shown.reply} market={shown.market} /> : null}
    </styled.article>
  );
}

interface BylineProps {
  readonly authorName: string;
  readonly createdAt: string;
  readonly market: Market;
  readonly isEdited: boolean;
  readonly isVerifiedPurchase: boolean;
  readonly isExample: boolean;
}

function Byline({ authorName, createdAt, market, isEdited, isVerifiedPurchase, isExample }: BylineProps) {
  const language = useLanguage();
  return (
    <styled.p
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      fontSize="sm"
      color="fg.muted"
    >
      {isExample ? (
        <styled.span px="2" borderWidth="1px" borderRadius="full" fontWeight="semibold">
          <FormattedMessage id="review.example" />
        </styled.span>
      ) : null}
      <span>{authorName}</span>
      <time dateTime={createdAt}>{dateText(createdAt, language, market)}</time>
      {isEdited ? (
        <span>
          <FormattedMessage id="review.edited" />
        </span>
      ) : null}
      {isVerifiedPurchase ? (
        <styled.span display="inline-flex" alignItems="center" gap="1" color="green.700" fontWeight="medium">
          <CheckIcon />
          <FormattedMessage id="review.verified" />
        </styled.span>
      ) : null}
    </styled.p>
  );
}

/** The author's statements about the use of the product; nothing if all were omitted. */
function UsageChips({ use, surface, scent }: Partial<ReviewUsage>) {
  const intl = useIntl();
  const texts = [use && USE_TEXT[use], surface && SURFACE_TEXT[surface], scent && SCENT_TEXT[scent]].flatMap(
    (text) => text ?? [],
  );
  if (texts.length === 0) return null;
  return (
    <styled.ul
      aria-label={intl.formatMessage({ id: 'review.usage' })}
      listStyleType="none"
      display="flex"
      flexWrap="wrap"
      gap="2"
      fontSize="sm"
    >
      {texts.map((id) => (
        <styled.li key={id} px="3" py="1" bg="bg.tint" borderRadius="full">
          <FormattedMessage id={id} />
        </styled.li>
      ))}
    </styled.ul>
  );
}
