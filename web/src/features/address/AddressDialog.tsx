import type { AddressFields } from '@eunbit/schema/address';
import type { Market } from '@eunbit/schema/market';
import type { Problem } from '@eunbit/ui/use-send';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Dialog } from '../../components/Dialog.tsx';
import { WaitingForm } from '../../components/WaitingForm.tsx';
import { Button } from '../../elements/Button.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { AddressForm } from './AddressForm.tsx';
import { useAddressForm } from './use-address-form.ts';
import type { SavedAddress } from './use-saved-addresses.ts';

interface AddressDialogProps {
  /** `new` or the address to edit; null while the dialog is closed. */
  readonly subject: SavedAddress | 'new' | null;
  /** The store whose form is used for a new address. */
  readonly market: Market;
  readonly save: (
    subject: SavedAddress | 'new',
    address: AddressFields,
  ) => Promise<{ readonly problem: Problem | null }>;
  readonly onSaved: () => void;
  readonly onRemove: (address: SavedAddress) => void;
  readonly onClose: () => void;
}

/** Adds or edits an address; an existing one can be deleted as well. */
export function AddressDialog({ subject, market, save, onSaved, onRemove, onClose }: AddressDialogProps) {
  const title = <FormattedMessage id={subject === 'new' ? 'address.add' : 'address.editTitle'} />;
  return (
    <Dialog open={subject !== null} title={title} onClose={onClose}>
      {subject ? (
        <DialogForm
          initial={subject === 'new' ? null : subject}
          market={subject === 'new' ? market : subject.market}
          save={(address) => save(subject, address)}
          onSaved={onSaved}
          onRemove={subject === 'new' ? null : () => onRemove(subject)}
        />
      ) : null}
    </Dialog>
  );
}

interface DialogFormProps {
  readonly initial: SavedAddress | null;
  readonly market: Market;
  readonly save: (address: AddressFields) => Promise<{ readonly problem: Problem | null }>;
  readonly onSaved: () => void;
  readonly onRemove: (() => void) | null;
}

function DialogForm({ onRemove, ...options }: DialogFormProps) {
  const { form, address, change, submit, saving, getError, failure } = useAddressForm(options);
  return (
    <WaitingForm ref={form} onSubmit={submit} display="grid" gap="5">
      {options.market === 'US' ? (
        <styled.p fontSize="sm" color="fg.muted">
          <FormattedMessage id="address.ownName" />
        </styled.p>
      ) : null}
      <AddressForm market={options.market} address={address} getError={getError} onChange={change} />
      {failure ? <ErrorAlert>{failure}</ErrorAlert> : null}
      <styled.div display="flex" flexWrap="wrap" gap="3" justifyContent="space-between">
        <Button type="submit" busy={saving}>
          <FormattedMessage id="address.save" />
        </Button>
        {onRemove ? (
          <Button variant="outline" onClick={onRemove}>
            <FormattedMessage id="address.delete" values={{ h: () => null }} />
          </Button>
        ) : null}
      </styled.div>
    </WaitingForm>
  );
}
