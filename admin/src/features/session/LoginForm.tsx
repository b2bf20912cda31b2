import { chakra } from '@chakra-ui/react';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../components/first-error.ts';
import { TextField } from '../../components/TextField.tsx';
import { findLoginProblem, type LoginProblem, toLoginProblem } from './login-problem.ts';
import { useSignIn } from './use-sign-in.ts';

interface LoginFormProps {
  /** Filled in at first. */
  readonly email: string;
  readonly onSignedIn?: () => void;
}

export function LoginForm({ email: firstEmail, onSignedIn }: LoginFormProps) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { signIn, busy } = useSignIn();
  const [email, setEmail] = useState(firstEmail);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  useEffect(
    function focusProblem() {
      if (problem) focusFirstError(form.current);
    },
    [problem],
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const wrong = findLoginProblem(email, password, language);
    setProblem(wrong);
    if (wrong) return;
    const refused = await signIn(email, password);
    if (!refused) return onSignedIn?.();
    setProblem(toLoginProblem({ code: refused.code, message: refused.message ?? t('session.login.failed') }));
  }

  const getError = (place: LoginProblem['place']) => (problem?.place === place ? problem.text : null);
  return (
    <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="5">
      {problem?.place === 'form' ? <ErrorAlert>{problem.text}</ErrorAlert> : null}
      <TextField
        label={t('session.login.email')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        value={email}
        error={getError('email')}
        onChange={(event) => {
          setEmail(event.target.value);
          setProblem(null);
        }}
      />
      <TextField
        label={t('session.login.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={getError('password')}
        onChange={(event) => {
          setPassword(event.target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" size="lg" loading={busy} mt="1">
        {busy ? t('session.login.busy') : t('session.login.submit')}
      </Button>
    </chakra.form>
  );
}
