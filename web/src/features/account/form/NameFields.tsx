import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { TextField } from '../../../elements/FormField.tsx';

interface Names {
  readonly firstname: string;
  readonly lastname: string;
}

interface NameFieldsProps {
  readonly fields: Names;
  readonly getError: (field: keyof Names) => string | null;
  readonly onText: (change: Partial<Names>) => void;
}

/** Family and given name, in the order of the store's country. */
export function NameFields({ fields, getError, onText }: NameFieldsProps) {
  const { market } = useSettings();
  const lastname = (
    <TextField
      key="lastname"
      label={<FormattedMessage id="account.lastname" />}
      error={getError('lastname')}
      name="lastname"
      autoComplete="family-name"
      value={fields.lastname}
      onChange={(event) => onText({ lastname: event.currentTarget.value })}
    />
  );
  const firstname = (
    <TextField
      key="firstname"
      label={<FormattedMessage id="account.firstname" />}
      error={getError('firstname')}
      name="firstname"
      autoComplete="given-name"
      value={fields.firstname}
      onChange={(event) => onText({ firstname: event.currentTarget.value })}
    />
  );
  return (
    <styled.div display="grid" gap="5" gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
      {market === 'KR' ? [lastname, firstname] : [firstname, lastname]}
    </styled.div>
  );
}
