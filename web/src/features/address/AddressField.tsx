import type { AddressFields } from '@eunbit/schema/address';
import type { Market } from '@eunbit/schema/market';
import type { ReactNode } from 'react';
import { styled } from '#styled-system/jsx';
import { TextField } from '../../elements/FormField.tsx';
import { withText } from './address-change.ts';

export interface AddressFormProps {
  readonly market: Market;
  readonly address: AddressFields;
  readonly getError: (field: string) => string | null;
  readonly onChange: (address: AddressFields) => void;
}

interface FieldControl {
  readonly value: string;
  readonly error: string | null;
  readonly name: string;
  readonly onText: (text: string) => void;
}

/** Value, error and change of one field of an address, as `AddressField` takes them. */
export function getFieldControl(
  { address, getError, onChange }: AddressFormProps,
  name: keyof AddressFields,
): FieldControl {
  return {
    name,
    value: address[name],
    error: getError(name),
    onText: (text) => onChange(withText(address, name, text)),
  };
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
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <styled.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4" alignItems="start">
      {children}
    </styled.div>
  );
}
