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

/** The password that somebody has, as the proof that it is them. Whoever has none is not asked. */
export function OwnPasswordField({ member, name = 'password', ...field }: OwnPasswordFieldProps) {
  if (!member.hasPassword) return null;
  return (
    <>
      {/* Tells password managers whose password it is. */}
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

/** What is wrong with a form that asks for the proof beside its own fields. */
export function withOwnPassword(
  { hasPassword }: Pick<Owner, 'hasPassword'>,
  password: string,
  failures: readonly FieldFailure[],
  path: 'password' | 'currentPassword' = 'password',
): readonly FieldFailure[] {
  return hasPassword && password === '' ? [...failures, { path, key: 'password.required' }] : failures;
}
