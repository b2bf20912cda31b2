import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Button } from '../../elements/Button.tsx';
import type { SavedAddress } from './use-saved-addresses.ts';

interface DeleteAddressDialogProps {
  /** The address to delete; null while the dialog is closed. */
  readonly address: SavedAddress | null;
  readonly remove: (address: SavedAddress) => Promise<void>;
  readonly onClose: () => void;
}

/** Confirms the deletion of an address. */
export function DeleteAddressDialog({ address, remove, onClose }: DeleteAddressDialogProps) {
  const [removing, setRemoving] = useState(false);
  async function confirm(wanted: SavedAddress): Promise<void> {
    setRemoving(true);
    await remove(wanted);
    setRemoving(false);
  }
  return (
    <Dialog open={address !== null} title={<FormattedMessage id="address.deleteTitle" />} onClose={onClose}>
      {address ? (
        <styled.div display="grid" gap="5">
          <styled.p overflowWrap="anywhere">
            {personName(address)}
            <br />
            {addressLine(address, address.market)}
          </styled.p>
          <styled.div display="flex" flexWrap="wrap" gap="3">
            <Button busy={removing} onClick={() => void confirm(address)}>
              <FormattedMessage id="address.deleteConfirm" />
            </Button>
            <Button variant="outline" onClick={onClose}>
              <FormattedMessage id="address.cancel" />
            </Button>
          </styled.div>
        </styled.div>
      ) : null}
    </Dialog>
  );
}
