import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '../../../components/Dialog.tsx';
import { Button } from '../../../elements/Button.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden.tsx';
import { type FragmentType, readFragment } from '../../../gql/index.ts';
import { DestinationForm, EditDestinationFragment } from './DestinationForm.tsx';

interface EditDestinationProps {
  readonly order: FragmentType<typeof EditDestinationFragment>;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
}

/**
 * The button that opens the form for the order's destination, while the buyer may change it. A form that is open when staff start
 * to process the order stays open: the server returns why it is too late.
 */
export function EditDestination({ order: masked, accessToken }: EditDestinationProps) {
  const order = readFragment(EditDestinationFragment, masked);
  const [editing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      {order.isEditableByBuyer ? (
        <Button
          variant="outline"
          aria-haspopup="dialog"
          onClick={() => {
            setSaved(false);
            setEditing(true);
          }}
        >
          <FormattedMessage id="order.edit.button" />
        </Button>
      ) : null}
      <VisuallyHidden role="status">{isSaved ? <FormattedMessage id="order.edit.saved" /> : null}</VisuallyHidden>
      <Dialog open={editing} title={<FormattedMessage id="order.edit.title" />} onClose={() => setEditing(false)}>
        <DestinationForm
          order={order}
          accessToken={accessToken}
          onSaved={() => {
            setEditing(false);
            setSaved(true);
          }}
        />
      </Dialog>
    </>
  );
}
