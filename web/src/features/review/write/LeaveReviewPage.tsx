import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { usePostedAnswer } from '../../../app/posted-form.ts';
import { useSettings } from '../../../app/settings.tsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { productPath, type ReviewQuery, readReviewQuery, readStars } from '../review.urls.ts';
import { useCreateReview } from '../review-mutations.ts';
import { useIsBlocked } from '../use-reviewer.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewPageFrame, type ReviewPlace } from './ReviewPageFrame.tsx';
import { EMPTY_DRAFT } from './review-draft.ts';
import { useReviewForm } from './use-review-form.ts';

/** `/dashboard-leave-a-new-review` and `/leave-a-review`: a new review of the product in the address. */
export function LeaveReviewPage() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isBlocked = useIsBlocked();
  const place: ReviewPlace = pathname === '/leave-a-review' ? 'product' : 'account';
  const query = readReviewQuery(search);
  return (
    <ReviewPageFrame place={place} title={intl.formatMessage({ id: 'review.leaveTitle' })} lead={query.name}>
      {isBlocked ? (
        <ErrorAlert>
          <FormattedMessage id="review.blockedAlert" />
        </ErrorAlert>
      ) : (
        <NewReview key={query.productId} place={place} query={query} stars={readStars(search)} />
      )}
    </ReviewPageFrame>
  );
}

interface NewReviewProps {
  readonly place: ReviewPlace;
  readonly query: ReviewQuery;
  /** The stars in the link that led here; null if there are none. */
  readonly stars: number | null;
}

function NewReview({ place, query, stars }: NewReviewProps) {
  const navigate = useNavigate();
  const { market } = useSettings();
  const { send, busy } = useCreateReview();
  const [saved, setSaved] = useState(usePostedAnswer('review') !== null);
  const state = useReviewForm({
    name: 'review',
    subject: `${market}:${query.productId}`,
    initial: stars === null ? EMPTY_DRAFT : { ...EMPTY_DRAFT, rating: stars },
    initialPictures: [],
    send: (fields) => send({ market, productId: query.productId, ...fields }),
    saving: busy,
    onSaved: () => setSaved(true),
  });
  const stay = () => {
    state.startAnew();
    setSaved(false);
  };
  const returnToProduct = () => void navigate(`${productPath(query.link)}#top`);
  return (
    <>
      <ReviewForm state={state} />
      {saved && place === 'account' ? (
        <ConfirmDialog text={<FormattedMessage id="review.saved" />} onClose={stay}>
          <LinkButton to="/dashboard-review">
            <FormattedMessage id="review.allMine" />
          </LinkButton>
          <Button variant="outline" onClick={stay}>
            <FormattedMessage id="review.stay" />
          </Button>
        </ConfirmDialog>
      ) : null}
      {saved && place === 'product' ? (
        <ConfirmDialog text={<FormattedMessage id="review.thanks" />} onClose={returnToProduct}>
          <Button onClick={returnToProduct}>
            <FormattedMessage id="dialog.close" />
          </Button>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
