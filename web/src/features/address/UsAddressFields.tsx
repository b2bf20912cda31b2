import { US_STATES } from '@eunbit/schema/checkout';
import { FormattedMessage } from 'react-intl';
import { SelectField } from '../../elements/FormField.tsx';
import { AddressField, type AddressFormProps, FieldPair, getFieldControl } from './AddressField.tsx';

/** Street, apartment, city, one of the 50 states or DC, and the zipcode. */
export function UsAddressFields(form: AddressFormProps) {
  const { onText, ...state } = getFieldControl(form, 'state');
  return (
    <>
      <AddressField
        {...getFieldControl(form, 'address')}
        label={<FormattedMessage id="address.address" />}
        autoComplete="address-line1"
      />
      <AddressField
        {...getFieldControl(form, 'apt')}
        label={<FormattedMessage id="address.apt" />}
        autoComplete="address-line2"
      />
      <AddressField
        {...getFieldControl(form, 'city')}
        label={<FormattedMessage id="address.city" />}
        autoComplete="address-level2"
      />
      <FieldPair>
        <SelectField
          {...state}
          label={<FormattedMessage id="address.state" />}
          autoComplete="address-level1"
          onChange={(event) => onText(event.currentTarget.value)}
        >
          <option value="" />
          {US_STATES.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
        <AddressField
          {...getFieldControl(form, 'zipCode')}
          label={<FormattedMessage id="address.zipCode" />}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
        />
      </FieldPair>
    </>
  );
}
