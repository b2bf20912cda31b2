import { chakra } from '@chakra-ui/react/styled-system';
import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import { Button } from '@eunbit/ui/Button.tsx';
import { VisuallyHidden } from '@eunbit/ui/VisuallyHidden.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSettings } from '../../app/settings.tsx';
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
    <chakra.li display="grid" gap="3" px="5" py="4" borderWidth="1px" borderRadius="lg" alignContent="space-between">
      <div>
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2" fontWeight="semibold">
          <chakra.span overflowWrap="anywhere">{personName(address)}</chakra.span>
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
        </chakra.p>
        <chakra.p mt="1" color="fg.muted" overflowWrap="anywhere">
          {line}
        </chakra.p>
      </div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
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
      </chakra.div>
    </chakra.li>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <chakra.span px="2" py="0.5" borderRadius="sm" bg="bg.tint" fontSize="xs" fontWeight="semibold">
      {children}
    </chakra.span>
  );
}
