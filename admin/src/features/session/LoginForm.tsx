import { chakra } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import { findFirstFailure, toLoginProblem } from './login-problem.ts';
import { useSignIn } from './use-sign-in.ts';

interface LoginFormProps {
  /** Initial email address. */
  readonly email: string;
  readonly onSignedIn?: () => void;
}

export function LoginForm({ email, onSignedIn }: LoginFormProps) {
  const t = useText();
  const signIn = useSignIn();
  const form = useSendForm({
    values: { email, password: '' },
    validate: findFirstFailure,
    send: async (typed) => ({ problem: toLoginProblem(await signIn(typed.email, typed.password)) }),
    failed: t('session.login.failed'),
    onSent: () => onSignedIn?.(),
  });
  return (
    <chakra.form {...form.formProps} display="grid" gap="5">
      {form.problem ? <ErrorAlert>{form.problem}</ErrorAlert> : null}
      <TextField
        label={t('session.login.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...form.field('email')}
      />
      <TextField
        label={t('session.login.password')}
        type="password"
        autoComplete="current-password"
        {...form.field('password')}
      />
      <Button type="submit" size="lg" loading={form.busy} mt="1">
        {form.busy ? t('session.login.busy') : t('session.login.submit')}
      </Button>
    </chakra.form>
  );
}
