import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { TextField } from '../../../elements/FormField.tsx';

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

interface NameFieldsProps {
  readonly fields: Names;
  readonly getError: (field: keyof Names) => string | null;
  readonly onText: (change: Partial<Names>) => void;
}

/** Family and given name, in the order of the store's country. */
export function NameFields({ fields, getError, onText }: NameFieldsProps) {
  const { market } = useSettings();
  const lastName = (
    <TextField
      key="lastName"
      label={<FormattedMessage id="account.lastName" />}
      error={getError('lastName')}
      name="lastName"
      autoComplete="family-name"
      value={fields.lastName}
      onChange={(event) => onText({ lastName: event.currentTarget.value })}
    />
  );
  const firstName = (
    <TextField
      key="firstName"
      label={<FormattedMessage id="account.firstName" />}
      error={getError('firstName')}
      name="firstName"
      autoComplete="given-name"
      value={fields.firstName}
      onChange={(event) => onText({ firstName: event.currentTarget.value })}
    />
  );
  return (
    <styled.div display="grid" gap="5" gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
      {market === 'KR' ? [lastName, firstName] : [firstName, lastName]}
    </styled.div>
  );
}
