import { FormattedMessage } from 'react-intl';
import { PasswordField } from './PasswordField.tsx';

interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

interface NewPasswordFieldsProps {
  readonly fields: NewPassword;
  readonly errorOf: (field: keyof NewPassword) => string | null;
  readonly onText: (change: Partial<NewPassword>) => void;
}

/** A new password, and the same again. */
export function NewPasswordFields({ fields, errorOf, onText }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={<FormattedMessage id="account.newPassword" />}
        hint={<FormattedMessage id="account.passwordRule" />}
        error={errorOf('password')}
        name="password"
        autoComplete="new-password"
        value={fields.password}
        onText={(password) => onText({ password })}
      />
      <PasswordField
        label={<FormattedMessage id="account.confirmPassword" />}
        error={errorOf('confirmation')}
        name="confirmation"
        autoComplete="new-password"
        value={fields.confirmation}
        onText={(confirmation) => onText({ confirmation })}
      />
    </>
  );
}
