import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../app/settings.tsx';
import { Button } from '../../elements/Button.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden.tsx';
import type { SavedAddress } from './use-saved-addresses.ts';

interface AddressCardProps {
  readonly address: SavedAddress;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onMakeDefault: () => void;
}

/** One saved address with its labels and actions. */
export function AddressCard({ address, onEdit, onDelete, onMakeDefault }: AddressCardProps) {
  const { market } = useSettings();
  const line = addressLine(address, address.market);
  // Screen readers need the address to tell the buttons of several cards apart.
  const hidden = { h: () => <VisuallyHidden>: {line}</VisuallyHidden> };
  return (
    <styled.li display="grid" gap="3" px="5" py="4" borderWidth="1px" borderRadius="lg" alignContent="space-between">
      <div>
        <styled.p display="flex" flexWrap="wrap" alignItems="center" gap="2" fontWeight="semibold">
          <styled.span overflowWrap="anywhere">{personName(address)}</styled.span>
          {address.isDefault ? (
            <Mark>
              <FormattedMessage id="address.default" />
            </Mark>
          ) : null}
          {address.market === market ? null : (
            <Mark>
              <FormattedMessage id={address.market === 'KR' ? 'address.koreanStore' : 'address.usStore'} />
            </Mark>
          )}
        </styled.p>
        <styled.p mt="1" color="fg.muted" overflowWrap="anywhere">
          {line}
        </styled.p>
      </div>
      <styled.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" variant="outline" onClick={onEdit}>
          <FormattedMessage id="address.edit" values={hidden} />
        </Button>
        <Button size="sm" variant="outline" onClick={onDelete}>
          <FormattedMessage id="address.delete" values={hidden} />
        </Button>
        {address.isDefault ? null : (
          <Button size="sm" variant="outline" onClick={onMakeDefault}>
            <FormattedMessage id="address.makeDefault" values={hidden} />
          </Button>
        )}
      </styled.div>
    </styled.li>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <styled.span px="2" py="0.5" borderRadius="sm" bg="bg.tint" fontSize="xs" fontWeight="semibold">
      {children}
    </styled.span>
  );
}
