import { type AddressFields, isSameAddress } from '@eunbit/schema/address';
import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import { validateAddress } from '@eunbit/schema/validation-address';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { AddressForm } from '../../address/AddressForm.tsx';
import { NO_ADDRESS } from '../../address/address-fields.ts';
import { SuggestedAddress } from '../../address/SuggestedAddress.tsx';
import { toEditableFields } from '../../address/use-address-form.ts';
import { type SavedAddress, useSavedAddresses } from '../../address/use-saved-addresses.ts';
import { useUpdateCheckoutAddress } from '../checkout-mutations.ts';
import { StepFrame, type StepProps } from '../step/StepFrame.tsx';
import { useStepForm } from '../step/use-step-form.ts';
import { getAddressFieldOrder, getAddressToEdit } from './address-fields.ts';

/** The delivery address. A member starts with the default address, may choose another one and save a new one. */
export function AddressStep(step: StepProps) {
  const { market, isGuest, address } = step.checkout;
  const { addresses, loading } = useSavedAddresses({ skip: isGuest });
  const offered = (addresses ?? []).filter((saved) => saved.market === market);
  // The form waits for the saved addresses, since it starts with one of them; if an address was already given, there is no wait.
  if (loading && !address) return <styled.div minHeight="24rem" aria-busy />;
  return <AddressStepForm {...step} offered={offered} />;
}

function AddressStepForm({ checkout, draft, onDraft, onSaved, offered }: StepProps & { offered: SavedAddress[] }) {
  const { language } = useSettings();
  const [keep, setKeep] = useState(true);
  const [suggestion, setSuggestion] = useState<AddressFields | null>(null);
  const { market, isGuest } = checkout;
  const usual = offered.find(({ isDefault }) => isDefault);
  const preset = checkout.address ?? (usual ? toEditableFields(usual, market) : null);
  const address = getAddressToEdit(draft.address, preset);
  const saveAddress = !isGuest && keep;
  const { send: save } = useUpdateCheckoutAddress(saveAddress);
  const { form, submit, send, saving, failure, getError } = useStepForm({
    fields: getAddressFieldOrder(market, language),
    values: address,
    check: () => validateAddress(address, market),
    save: () => save({ checkoutId: checkout.id, address, isSavedToAddressBook: saveAddress }),
    onSaved,
    onSuggested: setSuggestion,
  });
  const change = (changed: AddressFields) => {
    setSuggestion(null);
    onDraft({ address: changed });
  };
  /** The buyer has seen both spellings, so neither is checked again. */
  const decide = (decided: AddressFields) => {
    onDraft({ address: decided });
    void send(() =>
      save({ checkoutId: checkout.id, address: decided, isSavedToAddressBook: saveAddress, isKeptAsTyped: true }),
    );
  };
  return (
    <StepFrame
      formRef={form}
      onSubmit={submit}
      failure={failure}
      saving={saving}
      submitText={<FormattedMessage id={market === 'KR' ? 'checkout.toPayment' : 'checkout.toShipping'} />}
    >
      <SavedAddresses
        addresses={offered}
        chosen={address}
        onPick={(saved) => change(toEditableFields(saved, market))}
        onOther={() => change(NO_ADDRESS)}
      />
      <AddressForm market={market} address={address} getError={getError} onChange={change} />
      {isGuest ? null : (
        <styled.label display="flex" alignItems="center" gap="3" minH="11" cursor="pointer">
          <styled.input
            type="checkbox"
            name="saveAddress"
            checked={keep}
            onChange={({ currentTarget }) => setKeep(currentTarget.checked)}
            accentColor="purple.600"
            boxSize="5"
            flexShrink="0"
          />
          <FormattedMessage id="address.keep" />
        </styled.label>
      )}
      {suggestion ? (
        <SuggestedAddress
          typed={address}
          suggestion={suggestion}
          busy={saving}
          onUse={() => decide(suggestion)}
          onKeep={() => decide(address)}
        />
      ) : null}
    </StepFrame>
  );
}

interface SavedAddressesProps {
  readonly addresses: readonly SavedAddress[];
  /** The current address of the form; an equal saved address is marked. */
  readonly chosen: AddressFields;
  readonly onPick: (address: SavedAddress) => void;
  /** Called to start with an empty form. */
  readonly onOther: () => void;
}

/** Saved addresses to choose from, and a new one. Renders nothing without saved addresses. */
function SavedAddresses({ addresses, chosen, onPick, onOther }: SavedAddressesProps) {
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
