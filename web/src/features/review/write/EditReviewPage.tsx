import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { usePostedAnswer } from '../../../app/posted-form.ts';
import type { ScreenLoader } from '../../../app/screen.ts';
import { useScreenQuery } from '../../../app/use-screen-query.ts';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert, LoadFailed } from '../../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../../elements/Skeleton.tsx';
import { showToast } from '../../../elements/toast-store.ts';
import type { MyReviewQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { productPath, readReviewQuery } from '../review.urls.ts';
import { useDeleteReview, useUpdateReview } from '../review-mutations.ts';
import { useIsBlocked } from '../use-reviewer.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewPageFrame, type ReviewPlace } from './ReviewPageFrame.tsx';
import { useReviewForm } from './use-review-form.ts';

const MyReviewDocument = graphql(`
  query MyReview($id: ID!) {
    myReview(id: $id) { id title comment rating use surface scent pictures { id url width height } }
  }
`);

export const loadReview: ScreenLoader = ({ url, preload }) =>
  preload(MyReviewDocument, { id: url.searchParams.get('id') ?? '' });

/** `/dashboard-edit-review` and `/edit-a-review`: edits or deletes the member's own review. */
export function EditReviewPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isBlocked = useIsBlocked();
  const id = search.get('id') ?? '';
  const { data, state, retry, retrying } = useScreenQuery(MyReviewDocument, { id });
  const [deleted, setDeleted] = useState(false);
  const place: ReviewPlace = pathname === '/edit-a-review' ? 'product' : 'account';
  const { name, link } = readReviewQuery(search);
  const back = place === 'account' ? '/dashboard-review' : `${productPath(link)}#top`;
  const isMissing = data?.myReview === null && !deleted;
  useEffect(() => {
    if (isMissing) void navigate(productPath(link), { replace: true });
  }, [isMissing, navigate, link]);
  return (
    <ReviewPageFrame place={place} title={intl.formatMessage({ id: 'review.editTitle' })} lead={name}>
      {state === 'failed' ? <LoadFailed id="review.loadFailed" retry={retry} retrying={retrying} /> : null}
      {state === 'loading' ? <Skeleton height="30rem" /> : null}
      {isBlocked ? (
        <ErrorAlert>
          <FormattedMessage id="review.blockedAlert" />
        </ErrorAlert>
      ) : null}
      {data?.myReview && !isBlocked ? (
        <OwnReview
          key={data.myReview.id}
          review={data.myReview}
          place={place}
          onDone={() => {
            setDeleted(true);
            void navigate(back);
          }}
        />
      ) : null}
    </ReviewPageFrame>
  );
}

interface OwnReviewProps {
  readonly review: NonNullable<MyReviewQuery['myReview']>;
  readonly place: ReviewPlace;
  readonly onDone: () => void;
}

function OwnReview({ review, place, onDone }: OwnReviewProps) {
  const { send, busy } = useUpdateReview();
  const isPosted = usePostedAnswer('own-review') !== null;
  const [thanked, setThanked] = useState(isPosted && place === 'product');
  const { id, title, comment, rating, use, surface, scent, pictures } = review;
  const state = useReviewForm({
    name: 'own-review',
    subject: id,
    initial: { title, comment, rating, use: use ?? null, surface: surface ?? null, scent: scent ?? null },
    initialPictures: pictures,
    send: (fields) => send({ id, ...fields }),
    saving: busy,
    onSaved: place === 'account' ? onDone : () => setThanked(true),
  });
  return (
    <>
      <ReviewForm state={state}>
        <DeleteReview id={id} onDeleted={onDone} />
      </ReviewForm>
      {thanked ? (
        <ConfirmDialog text={<FormattedMessage id="review.thanks" />} onClose={onDone}>
          <Button onClick={onDone}>
            <FormattedMessage id="dialog.close" />
          </Button>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** Deletes a review after a confirmation. */
function DeleteReview({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const { send, busy } = useDeleteReview();
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    const { problem } = await send({ id });
    setAsking(false);
    if (problem) {
      showToast({ tone: 'error', content: problem.message ?? <FormattedMessage id="review.saveFailed" /> });
    } else {
      showToast({ tone: 'neutral', content: <FormattedMessage id="review.deleted" /> });
      onDeleted();
    }
  };
  return (
    <>
      <Button variant="outline" size="lg" onClick={() => setAsking(true)}>
        <FormattedMessage id="review.delete" />
      </Button>
      {asking ? (
        <ConfirmDialog text={<FormattedMessage id="review.deleteQuestion" />} onClose={() => setAsking(false)}>
          <Button onClick={() => void confirm()} busy={busy}>
            <FormattedMessage id="review.deleteConfirm" />
          </Button>
          <Button variant="outline" onClick={() => setAsking(false)}>
            <FormattedMessage id="review.keep" />
          </Button>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
