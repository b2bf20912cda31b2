import { type AddressFields, isSameAddress } from '@eunbit/schema/address';
import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import type { SavedAddress } from '../../address/use-saved-addresses.ts';

interface SavedAddressesProps {
  readonly addresses: readonly SavedAddress[];
  /** The current address of the form; an equal saved address is marked. */
  readonly chosen: AddressFields;
  readonly onPick: (address: SavedAddress) => void;
  /** Called to start with an empty form. */
  readonly onOther: () => void;
}

/** Saved addresses to choose from, and a new one. Renders nothing without saved addresses. */
export function SavedAddresses({ addresses, chosen, onPick, onOther }: SavedAddressesProps) {
  if (addresses.length === 0) return null;
  return (
    <styled.fieldset minW="0">
      <styled.legend fontSize="sm" fontWeight="semibold" mb="2">
        <FormattedMessage id="address.changeTo" />
      </styled.legend>
      <styled.ul listStyleType="none" display="grid" gap="2" maxHeight="18rem" overflowY="auto" p="1" m="-1">
        {addresses.map((address) => (
          <li key={address.id}>
            <Choice type="button" aria-pressed={isSameAddress(address, chosen)} onClick={() => onPick(address)}>
              <styled.span display="flex" flexWrap="wrap" gap="2" fontWeight="semibold">
                {personName(address)}
                {address.isDefault ? (
                  <styled.span color="fg.muted" fontWeight="medium" fontSize="sm">
                    <FormattedMessage id="address.default" />
                  </styled.span>
                ) : null}
              </styled.span>
              <styled.span display="block" fontSize="sm" color="fg.muted">
                {addressLine(address, address.market)}
              </styled.span>
            </Choice>
          </li>
        ))}
      </styled.ul>
      {/* Outside of the list, which scrolls when it is long. */}
      <Choice
        type="button"
        mt="2"
        fontWeight="semibold"
        aria-pressed={!addresses.some((saved) => isSameAddress(saved, chosen))}
        onClick={onOther}
      >
        <FormattedMessage id="address.other" />
      </Choice>
    </styled.fieldset>
  );
}

const Choice = styled('button', {
  base: {
    width: 'full',
    px: '4',
    py: '3',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderWidth: '1px',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&[aria-pressed="true"]': { borderColor: 'purple.600', bg: 'bg.tint' },
  },
});
