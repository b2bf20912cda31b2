import { chakra } from '@chakra-ui/react/styled-system';
import type { AddressFields } from '@eunbit/schema/address';
import { US_STATES } from '@eunbit/schema/checkout';
import { validateAddress } from '@eunbit/schema/validation-address';
import { SelectField, TextField } from '@eunbit/ui/FormField.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSettings } from '../../app/settings.tsx';
import { type AddressFieldName, addressFieldsInOrder, addressToEdit } from './address-fields.ts';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './step-props.ts';
import { useSetCheckoutAddress } from './useSetCheckoutAddress.ts';
import { useStepForm } from './useStepForm.ts';

interface FieldControl {
  readonly value: string;
  readonly error: string | null;
  readonly name: string;
  readonly onText: (text: string) => void;
}

/** Where the order goes. Korea: postcode first, family name first in Korean; US: as on an envelope. */
export function AddressStep({ checkout, draft, onDraft, onSaved }: StepProps) {
  const { language } = useSettings();
  const save = useSetCheckoutAddress();
  const { market } = checkout;
  const address = addressToEdit(draft.address, checkout.address ?? null);
  const { form, submit, saving, failure, errorOf } = useStepForm({
    fields: addressFieldsInOrder(market, language),
    check: () => validateAddress(address, market),
    save: () => save({ checkoutId: checkout.id, address }),
    onSaved,
  });
  const control = (name: AddressFieldName): FieldControl => ({
    name,
    value: address[name],
    error: errorOf(name),
    onText: (text) => onDraft({ address: { ...address, [name]: text } satisfies AddressFields }),
  });
  const familyNameFirst = language === 'ko';
  const firstname = (
    <AddressField
      {...control('firstname')}
      key="firstname"
      label={<FormattedMessage id="checkout.firstname" />}
      autoComplete="given-name"
    />
  );
  const lastname = (
    <AddressField
      {...control('lastname')}
      key="lastname"
      label={<FormattedMessage id="checkout.lastname" />}
      autoComplete="family-name"
    />
  );
  return (
    <StepFrame
      formRef={form}
      onSubmit={submit}
      failure={failure}
      saving={saving}
      submitText={<FormattedMessage id={market === 'KR' ? 'checkout.toPayment' : 'checkout.toShipping'} />}
    >
      <Pair>{familyNameFirst ? [lastname, firstname] : [firstname, lastname]}</Pair>
      {market === 'KR' ? <KoreanFields control={control} /> : <UsFields control={control} />}
    </StepFrame>
  );
}

type ControlOf = (name: AddressFieldName) => FieldControl;

function KoreanFields({ control }: { control: ControlOf }) {
  return (
    <>
      <chakra.div maxWidth="12rem">
        <AddressField
          {...control('zipcode')}
          label={<FormattedMessage id="checkout.zipcode" />}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
          placeholder="04766"
        />
      </chakra.div>
      <Pair>
        <AddressField
          {...control('state')}
          label={<FormattedMessage id="checkout.province" />}
          autoComplete="address-level1"
          placeholder="서울특별시"
        />
        <AddressField
          {...control('city')}
          label={<FormattedMessage id="checkout.district" />}
          autoComplete="address-level2"
          placeholder="성동구"
        />
      </Pair>
      <AddressField
        {...control('address')}
        label={<FormattedMessage id="checkout.koreanAddress" />}
        autoComplete="address-line1"
      />
      <AddressField
        {...control('apt')}
        label={<FormattedMessage id="checkout.koreanApt" />}
        autoComplete="address-line2"
      />
    </>
  );
}

function UsFields({ control }: { control: ControlOf }) {
  const { onText, ...state } = control('state');
  return (
    <>
      <AddressField
        {...control('address')}
        label={<FormattedMessage id="checkout.address" />}
        autoComplete="address-line1"
      />
      <AddressField {...control('apt')} label={<FormattedMessage id="checkout.apt" />} autoComplete="address-line2" />
      <AddressField
        {...control('city')}
        label={<FormattedMessage id="checkout.city" />}
        autoComplete="address-level2"
      />
      <Pair>
        <SelectField
          {...state}
          label={<FormattedMessage id="checkout.state" />}
          autoComplete="address-level1"
          onChange={(event) => onText(event.currentTarget.value)}
        >
          <option value="" />
          {US_STATES.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
        <AddressField
          {...control('zipcode')}
          label={<FormattedMessage id="checkout.zipcode" />}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
        />
      </Pair>
    </>
  );
}

interface AddressFieldProps extends FieldControl {
  readonly label: ReactNode;
  readonly autoComplete: string;
  readonly inputMode?: 'numeric';
  readonly maxLength?: number;
  readonly placeholder?: string;
}

function AddressField({ onText, ...input }: AddressFieldProps) {
  return <TextField {...input} onChange={(event) => onText(event.currentTarget.value)} />;
}

function Pair({ children }: { children: ReactNode }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4" alignItems="start">
      {children}
    </chakra.div>
  );
}
