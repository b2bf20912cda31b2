import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button.tsx';
import { showToast } from '../../../elements/toast-store.ts';
import { useDeleteReview } from '../review-mutations.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Deletes a review after asking once more. */
export function DeleteReview({ id, onDeleted }: { id: string; onDeleted: () => void }) {
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
