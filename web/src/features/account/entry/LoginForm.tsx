import { validateSignIn } from '@eunbit/schema/validation-account';
import { FormattedMessage } from 'react-intl';
import { Form } from '../../../components/Form.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { EmailField } from '../../../elements/FormField.tsx';
import { useSignIn } from '../account-mutations.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useEnter } from '../frame/use-enter.ts';

/** Email and password; redirects to `next`. */
export function LoginForm({ next }: { next: string }) {
  const enter = useEnter();
  const { send } = useSignIn();
  const { form, fields, edit, busy, getError, alert } = useAccountForm({
    name: 'sign-in',
    initial: { email: '', password: '' },
    order: ['email', 'password'],
    check: validateSignIn,
    send,
    onDone: ({ language }) => enter(next, language),
    leaves: true,
    fieldOfCode: { USER_NOT_FOUND: 'email', CREDENTIALS_WRONG: 'password' },
    failed: ['signIn.failed'],
  });
  return (
    <Form {...form} display="grid" gap="5">
      <EmailField
        label={<FormattedMessage id="account.email" />}
        error={getError('email')}
        autoComplete="username"
        value={fields.email}
        onChange={(event) => edit({ email: event.currentTarget.value })}
      />
      <PasswordField
        label={<FormattedMessage id="account.password" />}
        error={getError('password')}
        name="password"
        autoComplete="current-password"
        value={fields.password}
        onText={(password) => edit({ password })}
      />
      {alert ? <ErrorAlert>{alert}</ErrorAlert> : null}
      <Button type="submit" size="lg" busy={busy} mt="1">
        <FormattedMessage id={busy ? 'account.login.busy' : 'account.login'} />
      </Button>
    </Form>
  );
}
