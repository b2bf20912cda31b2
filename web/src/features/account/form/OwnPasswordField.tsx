import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { FormattedMessage } from 'react-intl';
import { PasswordField } from './PasswordField.tsx';

interface Owner {
  readonly email: string;
  readonly hasPassword: boolean;
}

interface OwnPasswordFieldProps {
  readonly member: Owner;
  readonly name?: 'password' | 'currentPassword';
  readonly error: string | null;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** The current password as a proof of identity. Not shown for an account without a password. */
export function OwnPasswordField({ member, name = 'password', ...field }: OwnPasswordFieldProps) {
  if (!member.hasPassword) return null;
  return (
    <>
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={member.email} readOnly hidden />
      <PasswordField
        {...field}
        label={<FormattedMessage id="account.currentPassword" />}
        name={name}
        autoComplete="current-password"
      />
    </>
  );
}

/** Adds an error to the failures of a form if the current password is missing. */
export function withOwnPassword(
  { hasPassword }: Pick<Owner, 'hasPassword'>,
  password: string,
  failures: readonly FieldFailure[],
  path: 'password' | 'currentPassword' = 'password',
): readonly FieldFailure[] {
  return hasPassword && password === '' ? [...failures, { path, key: 'password.required' }] : failures;
}
