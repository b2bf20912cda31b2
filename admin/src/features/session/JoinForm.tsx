import { chakra } from '@chakra-ui/react';
import { message } from '@eunbit/schema/staff-messages';
import { validateInvitationSignUp } from '@eunbit/schema/validation-account';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../components/first-error.ts';
import { TextField } from '../../components/TextField.tsx';
import { useAcceptInvitation } from './session-mutations.ts';

const EMPTY = { firstName: '', lastName: '', password: '' };
type Problems = Readonly<Partial<Record<keyof typeof EMPTY | 'form', string>>>;

interface JoinFormProps {
  readonly token: string;
  /** With the address to sign in with. */
  readonly onJoined: (email: string) => void;
}

/** The account of somebody who is invited and has none. */
export function JoinForm({ token, onJoined }: JoinFormProps) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { send, busy } = useAcceptInvitation();
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});

  function show(found: Problems) {
    flushSync(() => setProblems(found));
    focusFirstError(form.current);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const failures = validateInvitationSignUp(typed);
    if (failures.length > 0) {
      return show(Object.fromEntries(failures.map(({ path, key }) => [path, message(key, language)])));
    }
    const { answer, problem } = await send({ token, ...typed });
    if (!problem) return onJoined(answer.email);
    show(problem.field ? problem.fields : { form: problem.message ?? t('session.login.failed') });
  }

  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: typed[name],
    error: problems[name] ?? null,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value });
      setProblems({});
    },
  });
  const names = [
    <TextField
      key="lastName"
      label={t('session.invitation.lastName')}
      autoComplete="family-name"
      {...field('lastName')}
    />,
    <TextField
      key="firstName"
      label={t('session.invitation.firstName')}
      autoComplete="given-name"
      {...field('firstName')}
    />,
  ];
  return (
    <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="5">
      {problems.form ? <ErrorAlert>{problems.form}</ErrorAlert> : null}
      {language === 'ko' ? names : names.toReversed()}
      <TextField
        label={t('session.invitation.password')}
        hint={t('session.invitation.passwordHint')}
        type="password"
        autoComplete="new-password"
        {...field('password')}
      />
      <Button type="submit" size="lg" loading={busy} mt="1">
        {t('session.invitation.join')}
      </Button>
    </chakra.form>
  );
}
