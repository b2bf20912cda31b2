import { validateNewPassword } from '@eunbit/schema/validation-account';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DASHBOARD } from '../../../app/next-path.ts';
import { WaitingForm } from '../../../components/WaitingForm.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { useResetPassword } from '../account-mutations.ts';
import { NewPasswordFields } from '../form/NewPasswordFields.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useEnter } from '../frame/use-enter.ts';
import { LinkExpired } from './LinkExpired.tsx';

/**
 * A new password, typed twice. It also signs the member in. It waits for the page's script, because only that knows the token.
 */
export function ResetPasswordForm({ token }: { token: string }) {
  const enter = useEnter();
  const { send } = useResetPassword();
  const [expired, setExpired] = useState(false);
  const { form, fields, edit, busy, getError, alert } = useAccountForm({
    name: null,
    initial: { password: '', confirmation: '' },
    order: ['password', 'confirmation'],
    check: validateNewPassword,
    send: async (typed) => {
      const sent = await send({ token, ...typed });
      setExpired(sent.problem?.code === 'LINK_INVALID');
      return sent;
    },
    onDone: ({ language }) => enter(DASHBOARD, language),
    leaves: true,
    failed: ['account.failed'],
  });
  if (expired) return <LinkExpired retry="/forgot" />;
  return (
    <WaitingForm ref={form.ref} onSubmit={form.onSubmit} display="grid" gap="5">
      <NewPasswordFields fields={fields} getError={getError} onText={edit} />
      {alert ? <ErrorAlert>{alert}</ErrorAlert> : null}
      <Button type="submit" size="lg" busy={busy} mt="1">
        <FormattedMessage id={busy ? 'account.saving' : 'account.reset.save'} />
      </Button>
    </WaitingForm>
  );
}
