import { validateNewPassword } from '@eunbit/schema/validation-account';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { styled } from '#styled-system/jsx';
import { WaitingForm } from '../../components/WaitingForm.tsx';
import { Button } from '../../elements/Button.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { PasswordField } from './form/PasswordField.tsx';
import { useAccountForm } from './form/use-account-form.ts';
import { EntryLink, SignUpTerms } from './frame/EntryFrame.tsx';
import { useEnter } from './frame/use-enter.ts';
import { useSignUpWithOrder } from './offer-mutations.ts';

interface AccountOfferProps {
  /** Access token of the order that becomes the first of the account. */
  readonly accessToken: string;
  readonly email: string;
}

/**
 * Offers an account to a guest who has just bought something; it needs only a password, since name and email come from the order.
 */
export function AccountOffer({ accessToken, email }: AccountOfferProps) {
  const { pathname } = useLocation();
  const enter = useEnter();
  const { send } = useSignUpWithOrder();
  const { form, fields, edit, busy, getError, alert } = useAccountForm({
    name: null,
    initial: { password: '' },
    order: ['password'],
    check: ({ password }) => validateNewPassword({ password, confirmation: password }),
    send: ({ password }) => send({ accessToken, password }),
    onDone: ({ language }) => enter(pathname, language),
    leaves: true,
    // An optional form: leaving it needs no warning.
    keepsDraft: true,
    failed: ['account.failed'],
  });
  return (
    <styled.section
      aria-labelledby="account-offer"
      width="full"
      p={{ base: '5', md: '7' }}
      borderWidth="1px"
      borderRadius="xl"
      textAlign="start"
    >
      <styled.h2 id="account-offer" fontSize="xl" fontWeight="semibold">
        <FormattedMessage id="account.offer.title" />
      </styled.h2>
      <styled.p mt="1" mb="4" color="fg.muted">
        <FormattedMessage
          id="account.offer.text"
          values={{ email: <styled.strong overflowWrap="anywhere">{email}</styled.strong> }}
        />
      </styled.p>
      <WaitingForm ref={form.ref} onSubmit={form.onSubmit} display="grid" gap="4">
        {/* For password managers, which store a password with its account. */}
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={<FormattedMessage id="account.password" />}
          hint={<FormattedMessage id="account.passwordRule" />}
          error={getError('password')}
          name="password"
          autoComplete="new-password"
          value={fields.password}
          onText={(password) => edit({ password })}
        />
        {alert ? (
          <ErrorAlert>
            {alert}{' '}
            <EntryLink to="/login">
              <FormattedMessage id="account.offer.signIn" />
            </EntryLink>
          </ErrorAlert>
        ) : null}
        <Button type="submit" busy={busy}>
          <FormattedMessage id="account.offer.submit" />
        </Button>
        <SignUpTerms />
      </WaitingForm>
    </styled.section>
  );
}
