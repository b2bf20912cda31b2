import { chakra } from '@chakra-ui/react/styled-system';
import type { AddressFields } from '@eunbit/schema/address';
import type { Market } from '@eunbit/schema/market';
import { TextField } from '@eunbit/ui/FormField.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSettings } from '../../app/settings.tsx';
import { withText } from './address-change.ts';
import { KoreanAddressFields } from './KoreanAddressFields.tsx';
import { UsAddressFields } from './UsAddressFields.tsx';

export interface AddressFormProps {
  readonly market: Market;
  readonly address: AddressFields;
  readonly errorOf: (field: string) => string | null;
  readonly onChange: (address: AddressFields) => void;
}

export interface FieldControl {
  readonly value: string;
  readonly error: string | null;
  readonly name: string;
  readonly onText: (text: string) => void;
}

/** The control of one field of an address. */
export function controlOf({ address, errorOf, onChange }: AddressFormProps, name: keyof AddressFields): FieldControl {
  return {
    name,
    value: address[name],
    error: errorOf(name),
    onText: (text) => onChange(withText(address, name, text)),
  };
}

/** Fields of an address. Korea: found by a search, family name first in Korean; US: as on an envelope. */
export function AddressForm(form: AddressFormProps) {
  const { language } = useSettings();
  const firstname = (
    <AddressField
      {...controlOf(form, 'firstname')}
      key="firstname"
      label={<FormattedMessage id="address.firstname" />}
      autoComplete="given-name"
    />
  );
  const lastname = (
    <AddressField
      {...controlOf(form, 'lastname')}
      key="lastname"
      label={<FormattedMessage id="address.lastname" />}
      autoComplete="family-name"
    />
  );
  return (
    <>
      <Pair>{language === 'ko' ? [lastname, firstname] : [firstname, lastname]}</Pair>
      {form.market === 'KR' ? <KoreanAddressFields {...form} /> : <UsAddressFields {...form} />}
    </>
  );
}

interface AddressFieldProps extends FieldControl {
  readonly label: ReactNode;
  readonly autoComplete: string;
  readonly inputMode?: 'numeric';
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
}

export function AddressField({ onText, readOnly = false, ...input }: AddressFieldProps) {
  return (
    <TextField
      {...input}
      readOnly={readOnly}
      bg={readOnly ? 'bg.subtle' : undefined}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}

/** Two fields side by side. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4" alignItems="start">
      {children}
    </chakra.div>
  );
}
