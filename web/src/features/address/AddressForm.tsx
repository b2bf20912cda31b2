import { FormattedMessage } from 'react-intl';
import { useSettings } from '../../app/settings.tsx';
import { AddressField, type AddressFormProps, FieldPair, getFieldControl } from './AddressField.tsx';
import { KoreanAddressFields } from './KoreanAddressFields.tsx';
import { UsAddressFields } from './UsAddressFields.tsx';

/**
 * Fields of an address. Korea: filled by the postcode search, family name first in Korean; US: in the order of an
 * envelope.
 */
export function AddressForm(form: AddressFormProps) {
  const { language } = useSettings();
  const firstName = (
    <AddressField
      {...getFieldControl(form, 'firstName')}
      key="firstName"
      label={<FormattedMessage id="address.firstName" />}
      autoComplete="given-name"
    />
  );
  const lastName = (
    <AddressField
      {...getFieldControl(form, 'lastName')}
      key="lastName"
      label={<FormattedMessage id="address.lastName" />}
      autoComplete="family-name"
    />
  );
  return (
    <>
      <FieldPair>{language === 'ko' ? [lastName, firstName] : [firstName, lastName]}</FieldPair>
      {form.market === 'KR' ? <KoreanAddressFields {...form} /> : <UsAddressFields {...form} />}
    </>
  );
}
