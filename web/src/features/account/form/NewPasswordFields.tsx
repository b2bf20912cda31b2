import { FormattedMessage } from 'react-intl';
import { PasswordField } from './PasswordField.tsx';

interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

interface NewPasswordFieldsProps {
  readonly fields: NewPassword;
  readonly getError: (field: keyof NewPassword) => string | null;
  readonly onText: (change: Partial<NewPassword>) => void;
}

export function NewPasswordFields({ fields, getError, onText }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={<FormattedMessage id="account.newPassword" />}
        hint={<FormattedMessage id="account.passwordRule" />}
        error={getError('password')}
        name="password"
        autoComplete="new-password"
        value={fields.password}
        onText={(password) => onText({ password })}
      />
      <PasswordField
        label={<FormattedMessage id="account.confirmPassword" />}
        error={getError('confirmation')}
        name="confirmation"
        autoComplete="new-password"
        value={fields.confirmation}
        onText={(confirmation) => onText({ confirmation })}
      />
    </>
  );
}
