import { type KeyboardEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { SecretField, type SecretFieldProps } from '../../../components/SecretField.tsx';

interface PasswordFieldProps extends Omit<SecretFieldProps, 'autoComplete'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** The password of an account. It warns of Caps Lock, since the characters cannot be seen. */
export function PasswordField({ hint, ...props }: PasswordFieldProps) {
  const [capsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const warning = (
    <styled.span role="status" color="fg.warning" fontWeight="medium">
      {capsLock ? <FormattedMessage id="account.capsLock" /> : null}
    </styled.span>
  );
  return (
    <SecretField
      {...props}
      hint={
        <>
          {hint} {warning}
        </>
      }
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      onBlur={() => setCapsLock(false)}
    />
  );
}
