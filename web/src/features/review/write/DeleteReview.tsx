import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button.tsx';
import { showToast } from '../../../elements/toast-store.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useDeleteReview } from './use-delete-review.ts';

/** Deletes a review after asking once more. */
export function DeleteReview({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const deleteReview = useDeleteReview();
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const confirm = async () => {
    setDeleting(true);
    const outcome = await deleteReview(id);
    setDeleting(false);
    setAsking(false);
    if (outcome.kind === 'saved') {
      showToast({ tone: 'neutral', content: <FormattedMessage id="review.deleted" /> });
      onDeleted();
    } else {
      const reason = 'message' in outcome ? outcome.message : <FormattedMessage id="review.saveFailed" />;
      showToast({ tone: 'error', content: reason });
    }
  };
  return (
    <>
      <Button variant="outline" size="lg" onClick={() => setAsking(true)}>
        <FormattedMessage id="review.delete" />
      </Button>
      {asking ? (
        <ConfirmDialog text={<FormattedMessage id="review.deleteQuestion" />} onClose={() => setAsking(false)}>
          <Button onClick={() => void confirm()} busy={deleting}>
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
