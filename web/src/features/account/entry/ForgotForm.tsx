import { validateEmail } from '@eunbit/schema/validation-account';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePostedAnswer } from '../../../app/posted-form.ts';
import { DoneAlert } from '../../../components/DoneAlert.tsx';
import { Form } from '../../../components/Form.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { EmailField } from '../../../elements/FormField.tsx';
import type { Acknowledgement } from '../../../gql/graphql.ts';
import { useRequestPasswordReset } from '../account-mutations.ts';
import { useAccountForm } from '../form/use-account-form.ts';

/** Email address for the reset link. */
export function ForgotForm() {
  const posted = usePostedAnswer<Acknowledgement>('forgot');
  const [sent, setSent] = useState<string | null>(posted?.message ?? null);
  const { send } = useRequestPasswordReset();
  const { form, fields, edit, busy, getError, alert } = useAccountForm({
    name: 'forgot',
    initial: { email: '' },
    order: ['email'],
    check: validateEmail,
    send,
    onDone: ({ message }) => setSent(message),
    fieldOfCode: { USER_NOT_FOUND: 'email' },
    failed: ['account.failed', 'reset.failed'],
  });
  return (
    <Form {...form} display="grid" gap="5">
      <EmailField
        label={<FormattedMessage id="account.email" />}
        error={getError('email')}
        autoComplete="username"
        value={fields.email}
        onChange={(event) => {
          edit({ email: event.currentTarget.value });
          setSent(null);
        }}
      />
      {alert ? <ErrorAlert>{alert}</ErrorAlert> : null}
      <Button type="submit" size="lg" busy={busy} mt="1">
        <FormattedMessage id={busy ? 'account.sending' : 'account.forgot.send'} />
      </Button>
      <DoneAlert text={sent} isPosted={posted !== null} />
    </Form>
  );
}
