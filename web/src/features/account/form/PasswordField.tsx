import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SecretField, type SecretFieldProps } from '../../../components/SecretField.tsx';

interface PasswordFieldProps extends Omit<SecretFieldProps, 'autoComplete'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** The password of an account. It warns of Caps Lock, since the characters cannot be seen. */
export function PasswordField({ hint, ...props }: PasswordFieldProps) {
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const warning = (
    <chakra.span role="status" color="fg.warning" fontWeight="medium">
      {capsLock ? <FormattedMessage id="account.capsLock" /> : null}
    </chakra.span>
  );
  return (
    <SecretField
      {...props}
      hint={
        <>
          {hint} {warning}
        </>
      }
      onKeyDown={look}
      onKeyUp={look}
      onBlur={() => setCapsLock(false)}
    />
  );
}
