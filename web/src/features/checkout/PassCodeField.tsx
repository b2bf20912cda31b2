import { FormattedMessage } from 'react-intl';
import { SecretField, type SecretFieldProps } from '../../components/SecretField.tsx';

interface PassCodeFieldProps extends Omit<SecretFieldProps, 'autoComplete' | 'show' | 'hide'> {
  readonly autoComplete: 'new-password' | 'off';
}

/** The word by which a guest finds an order again. */
export function PassCodeField(props: PassCodeFieldProps) {
  return (
    <SecretField
      {...props}
      show={<FormattedMessage id="checkout.showCode" />}
      hide={<FormattedMessage id="checkout.hideCode" />}
    />
  );
}
