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
  const firstname = (
    <AddressField
      {...getFieldControl(form, 'firstname')}
      key="firstname"
      label={<FormattedMessage id="address.firstname" />}
      autoComplete="given-name"
    />
  );
  const lastname = (
    <AddressField
      {...getFieldControl(form, 'lastname')}
      key="lastname"
      label={<FormattedMessage id="address.lastname" />}
      autoComplete="family-name"
    />
  );
  return (
    <>
      <FieldPair>{language === 'ko' ? [lastname, firstname] : [firstname, lastname]}</FieldPair>
      {form.market === 'KR' ? <KoreanAddressFields {...form} /> : <UsAddressFields {...form} />}
    </>
  );
}
