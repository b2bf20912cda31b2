import { MAILING_CONSENT, MAILING_TICKED_AT_FIRST } from '@eunbit/schema/consent-texts';
import { validateSignUp } from '@eunbit/schema/validation-account';
import { FormattedMessage } from 'react-intl';
import { useSettings } from '../../../app/settings.tsx';
import { Form } from '../../../components/Form.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { EmailField } from '../../../elements/FormField.tsx';
import { useSignUp } from '../account-mutations.ts';
import { CheckField } from '../form/CheckField.tsx';
import { NameFields } from '../form/NameFields.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { SignUpTerms } from '../frame/EntryFrame.tsx';
import { useEnter } from '../frame/use-enter.ts';

/** Names, email, password and the mailing list; redirects to `next`. */
export function SignUpForm({ next }: { next: string }) {
  const { market, language } = useSettings();
  const enter = useEnter();
  const { send } = useSignUp();
  const { form, fields, edit, busy, getError, alert } = useAccountForm({
    name: 'sign-up',
    initial: {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      hasMailingConsent: MAILING_TICKED_AT_FIRST[market],
    },
    order: ['firstName', 'lastName', 'email', 'password'],
    check: validateSignUp,
    send,
    onDone: ({ language }) => enter(next, language),
    leaves: true,
    fieldOfCode: { EMAIL_TAKEN: 'email' },
    failed: ['account.failed'],
  });
  return (
    <Form {...form} display="grid" gap="5">
      <NameFields fields={fields} getError={getError} onText={edit} />
      <EmailField
        label={<FormattedMessage id="account.email" />}
        error={getError('email')}
        autoComplete="username"
        value={fields.email}
        onChange={(event) => edit({ email: event.currentTarget.value })}
      />
      <PasswordField
        label={<FormattedMessage id="account.password" />}
        hint={<FormattedMessage id="account.passwordRule" />}
        error={getError('password')}
        name="password"
        autoComplete="new-password"
        value={fields.password}
        onText={(password) => edit({ password })}
      />
      <CheckField
        name="hasMailingConsent"
        label={<FormattedMessage id="account.mailing" />}
        hint={MAILING_CONSENT[language]}
        checked={fields.hasMailingConsent}
        onChange={(hasMailingConsent) => edit({ hasMailingConsent })}
      />
      {alert ? <ErrorAlert>{alert}</ErrorAlert> : null}
      <Button type="submit" size="lg" busy={busy} mt="1">
        <FormattedMessage id={busy ? 'account.signup.busy' : 'account.signup'} />
      </Button>
      <SignUpTerms />
    </Form>
  );
}
