import { Badge, chakra, Flex, Span, Text } from '@chakra-ui/react';
import { personName } from '@eunbit/schema/person-name';
import { dateTimeText } from '@eunbit/ui/date';
import { detectLanguage } from '@eunbit/ui/detect-language';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type ReactNode, useState } from 'react';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { AnswerBox } from '../../components/AnswerBox.tsx';
import { Button } from '../../components/Button.tsx';
import { TextLink } from '../../components/ButtonLink.tsx';
import { MarketFlag } from '../../components/MarketFlag.tsx';
import { Moment } from '../../components/Moment.tsx';
import { PlainLink } from '../../components/PlainLink.tsx';
import { RemovalDialog } from '../../components/RemovalDialog.tsx';
import { showError } from '../../components/toaster.ts';
import type { ModeratedReviewCard_ModeratedReviewFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { storefrontProductUrl } from '../../urls/products.urls.ts';
import { userUrl } from '../../urls/users.urls.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { ReviewUsage } from './ReviewUsage.tsx';
import { useDeleteReviewAsStaff, useReplyToReview } from './review-mutations.ts';

const ModeratedReviewCardFragment = graphql(`
  fragment ModeratedReviewCard_ModeratedReview on ModeratedReview {
    author { id email firstName lastName isBlocked }
    review {
      id
      market
      authorName
      title
      comment
      rating
      isVerifiedPurchase
      isExample
      helpfulCount
      isEdited
      use
      surface
      scent
      createdAt
      pictures { id url width height }
      reply { text at }
      product { id market slug title }
    }
  }
`);

type Review = ModeratedReviewCard_ModeratedReviewFragment['review'];

interface ModeratedReviewCardProps {
  readonly row: FragmentType<typeof ModeratedReviewCardFragment>;
  /** `account` omits the author, whose page it is. */
  readonly place: 'list' | 'account';
  /** Called after the review was removed: the list must be refetched. */
  readonly onRemoved: () => void;
}

/** A review with the actions that staff may take. */
export function ModeratedReviewCard({ row, place, onRemoved }: ModeratedReviewCardProps) {
  const { review, author } = readFragment(ModeratedReviewCardFragment, row);
  const Title = place === 'list' ? chakra.h2 : chakra.h3;
  const lang = detectLanguage(`${review.title} ${review.comment}`);
  return (
    <chakra.article bg="white" borderWidth="1px" borderRadius="lg" px={{ base: '4', md: '5' }} py="4">
      <ReviewHead review={review}>{place === 'list' ? <Author review={review} author={author} /> : null}</ReviewHead>
      <Title lang={lang} fontSize="md" fontWeight="semibold" overflowWrap="anywhere">
        {review.title}
      </Title>
      <Text lang={lang} mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {review.comment}
      </Text>
      <ReviewUsage review={review} />
      <Pictures review={review} />
      <Moderation review={review} onRemoved={onRemoved} />
    </chakra.article>
  );
}

function ReviewHead({ review, children }: { review: Review; children: ReactNode }) {
  const t = useText();
  const { market, rating, product, createdAt, isVerifiedPurchase, isExample, helpfulCount, isEdited } = review;
  return (
    <Flex wrap="wrap" align="center" gap="2" mb="2" fontSize="sm">
      <MarketFlag market={market} />
      <Span fontWeight="bold">{t('reviews.rating', { rating })}</Span>
      {product ? (
        <PlainLink href={storefrontProductUrl(product.slug)} color="fg.accent">
          {product.title}
        </PlainLink>
      ) : null}
      {children}
      {isExample ? <Badge>{t('reviews.example')}</Badge> : null}
      {isVerifiedPurchase ? <Badge>{t('reviews.verified')}</Badge> : null}
      {isEdited ? <Badge>{t('reviews.edited')}</Badge> : null}
      {helpfulCount > 0 ? <Span color="fg.muted">{t('reviews.helpful', { count: helpfulCount })}</Span> : null}
      <Moment at={createdAt} color="fg.muted" marginStart={{ md: 'auto' }} />
    </Flex>
  );
}

function Author({ review, author }: Pick<ModeratedReviewCard_ModeratedReviewFragment, 'review' | 'author'>) {
  const t = useText();
  return (
    <>
      <Span color="fg.muted" overflowWrap="anywhere">
        {author ? (
          <TextLink to={userUrl(author.id)}>
            {personName(author)} · {author.email}
          </TextLink>
        ) : (
          review.authorName
        )}
      </Span>
      {author?.isBlocked ? <Badge>{t('reviews.blocked')}</Badge> : null}
    </>
  );
}

function Pictures({ review: { pictures } }: { review: Review }) {
  const t = useText();
  if (pictures.length === 0) return null;
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2" mt="3" listStyle="none">
      {pictures.map(({ id, url, width, height }, index) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            <chakra.img
              src={url}
              alt={t('reviews.picture', { number: index + 1 })}
              width={width}
              height={height}
              boxSize="24"
              objectFit="cover"
              borderRadius="md"
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </chakra.ul>
  );
}

function Moderation({ review, onRemoved }: { review: Review; onRemoved: () => void }) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const { id, title, reply } = review;
  const [open, setOpen] = useState<'reply' | 'remove' | null>(null);
  const { send, busy } = useReplyToReview();

  async function takeBack() {
    const { problem } = await send({ id, text: null });
    if (problem) showError(problem.message ?? t('reviews.reply.failed'));
  }

  return (
    <>
      {reply && open !== 'reply' ? (
        <AnswerBox title={t('reviews.reply.at', { at: dateTimeText(reply.at, language, clock) })} text={reply.text} />
      ) : null}
      {open === 'reply' ? <ReplyForm id={id} text={reply?.text ?? ''} onDone={() => setOpen(null)} /> : null}
      <Flex wrap="wrap" gap="2" mt="3">
        {open === 'reply' ? null : (
          <Button size="sm" variant="outline" onClick={() => setOpen('reply')}>
            {t(reply ? 'reviews.reply.change' : 'reviews.reply.write')}
          </Button>
        )}
        {reply ? (
          <Button size="sm" variant="outline" loading={busy} onClick={takeBack}>
            {t('reviews.reply.takeBack')}
          </Button>
        ) : null}
        <Button size="sm" variant="outline" colorPalette="red" onClick={() => setOpen('remove')}>
          {t('reviews.remove')}
        </Button>
      </Flex>
      {open === 'remove' ? (
        <RemoveDialog id={id} title={title} onClose={() => setOpen(null)} onRemoved={onRemoved} />
      ) : null}
    </>
  );
}

interface RemoveDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks for confirmation before a review is permanently removed. */
function RemoveDialog({ id, title, onClose, onRemoved }: RemoveDialogProps) {
  const t = useText();
  const { send, busy } = useDeleteReviewAsStaff();
  return (
    <RemovalDialog
      title={t('reviews.remove.title')}
      keep={t('reviews.remove.keep')}
      agree={t('reviews.remove.agree')}
      failed={t('reviews.remove.failed')}
      busy={busy}
      remove={() => send({ id })}
      onClose={onClose}
      onRemoved={onRemoved}
    >
      <p>{t('reviews.remove.text')}</p>
      <Text mt="3" fontWeight="semibold" overflowWrap="anywhere">
        {title}
      </Text>
    </RemovalDialog>
  );
}
