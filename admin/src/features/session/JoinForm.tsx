import { chakra } from '@chakra-ui/react';
import { validateInvitationSignUp } from '@eunbit/schema/validation-account';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import { useAcceptInvitation } from './session-mutations.ts';

interface JoinFormProps {
  readonly token: string;
  /** With the address to sign in with. */
  readonly onJoined: (email: string) => void;
}

/** The account of somebody who is invited and has none. */
export function JoinForm({ token, onJoined }: JoinFormProps) {
  const t = useText();
  const language = useLanguage();
  const { send } = useAcceptInvitation();
  const form = useSendForm({
    values: { firstName: '', lastName: '', password: '' },
    validate: validateInvitationSignUp,
    send: (typed) => send({ token, ...typed }),
    failed: t('session.login.failed'),
    onSent: ({ answer }) => onJoined(answer.email),
  });
  const names = [
    <TextField
      key="lastName"
      label={t('session.invitation.lastName')}
      autoComplete="family-name"
      {...form.field('lastName')}
    />,
    <TextField
      key="firstName"
      label={t('session.invitation.firstName')}
      autoComplete="given-name"
      {...form.field('firstName')}
    />,
  ];
  return (
    <chakra.form {...form.formProps} display="grid" gap="5">
      {form.problem ? <ErrorAlert>{form.problem}</ErrorAlert> : null}
      {language === 'ko' ? names : names.toReversed()}
      <TextField
        label={t('session.invitation.password')}
        hint={t('session.invitation.passwordHint')}
        type="password"
        autoComplete="new-password"
        {...form.field('password')}
      />
      <Button type="submit" size="lg" loading={form.busy} mt="1">
        {t('session.invitation.join')}
      </Button>
    </chakra.form>
  );
}
