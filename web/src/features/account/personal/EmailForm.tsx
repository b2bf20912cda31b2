import { useApolloClient } from '@apollo/client/react';
import { validateEmail } from '@eunbit/schema/validation-account';
import { FormattedMessage } from 'react-intl';
import { WaitingForm } from '../../../components/WaitingForm.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { EmailField } from '../../../elements/FormField.tsx';
import { useRequestEmailChange } from '../account-mutations.ts';
import { OwnPasswordField, withOwnPassword } from '../form/OwnPasswordField.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { type Member, MemberDocument } from '../frame/member-query.ts';

interface EmailFormProps {
  readonly member: Member;
  readonly onSent: (text: string) => void;
}

/** A new email, and the password as a proof. */
export function EmailForm({ member, onSent }: EmailFormProps) {
  const client = useApolloClient();
  const { send } = useRequestEmailChange();
  const { form, fields, edit, busy, getError, alert } = useAccountForm({
    name: null,
    initial: { email: '', password: '' },
    order: ['email', 'password'],
    check: (typed) => withOwnPassword(member, typed.password, validateEmail(typed)),
    send: ({ email, password }) => send({ email, password: member.hasPassword ? password : null }),
    onDone: ({ message }) => {
      onSent(message);
      // Reads the account again, which now contains the unconfirmed address.
      void client.query({ query: MemberDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    },
    fieldOfCode: { EMAIL_TAKEN: 'email', CREDENTIALS_WRONG: 'password' },
    failed: ['account.failed', 'reset.failed'],
  });
  return (
    <WaitingForm ref={form.ref} onSubmit={form.onSubmit} display="grid" gap="5">
      <p>
        <FormattedMessage id="account.email.how" />
      </p>
      <EmailField
        label={<FormattedMessage id="account.email.new" />}
        error={getError('email')}
        value={fields.email}
        onChange={(event) => edit({ email: event.currentTarget.value })}
      />
      <OwnPasswordField
        member={member}
        error={getError('password')}
        value={fields.password}
        onText={(password) => edit({ password })}
      />
      {alert ? <ErrorAlert>{alert}</ErrorAlert> : null}
      <Button type="submit" busy={busy} justifySelf="start">
        <FormattedMessage id={busy ? 'account.sending' : 'account.email.send'} />
      </Button>
    </WaitingForm>
  );
}
