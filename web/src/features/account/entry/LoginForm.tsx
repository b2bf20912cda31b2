import { chakra } from '@chakra-ui/react/styled-system';
import { validateSignIn } from '@eunbit/schema/validation-account';
import { Button } from '@eunbit/ui/Button.tsx';
import { ErrorAlert } from '@eunbit/ui/ErrorAlert.tsx';
import { TextField } from '@eunbit/ui/FormField.tsx';
import { FormattedMessage } from 'react-intl';
import { graphql } from '../../../gql/index.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useSend } from '../form/use-send.ts';
import { useEnter } from '../frame/use-enter.ts';

const SignInDocument = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on SignedIn {
        viewer {
          id
          language
        }
      }
      ... on UserError {
        code
        message
      }
      ... on ValidationError {
        fieldErrors {
          path
          message
        }
      }
    }
  }
`);

/** Email and password; leads to `next`. */
export function LoginForm({ next }: { next: string }) {
  const enter = useEnter();
  const signIn = useSend(SignInDocument);
  const { form, fields, edit, submit, busy, errorOf, alert } = useAccountForm({
    initial: { email: '', password: '' },
    order: ['email', 'password'],
    check: validateSignIn,
    send: signIn,
    onDone: ({ viewer }) => enter(next, viewer.language),
    leaves: true,
    fieldOfCode: { USER_NOT_FOUND: 'email', CREDENTIALS_WRONG: 'password' },
    failed: ['signIn.failed'],
  });
  return (
    <chakra.form ref={form} method="post" noValidate onSubmit={submit} display="grid" gap="5">
      <TextField
        label={<FormattedMessage id="account.email" />}
        error={errorOf('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        value={fields.email}
        onChange={(event) => edit({ email: event.currentTarget.value })}
      />
      <PasswordField
        label={<FormattedMessage id="account.password" />}
        error={errorOf('password')}
        name="password"
        autoComplete="current-password"
        value={fields.password}
        onText={(password) => edit({ password })}
      />
      {alert ? <ErrorAlert>{alert}</ErrorAlert> : null}
      <Button type="submit" size="lg" busy={busy} mt="1">
        <FormattedMessage id={busy ? 'account.login.busy' : 'account.login'} />
      </Button>
    </chakra.form>
  );
}
