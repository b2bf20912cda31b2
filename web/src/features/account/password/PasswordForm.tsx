import { useApolloClient } from '@apollo/client/react';
import { validateNewPassword } from '@eunbit/schema/validation-account';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePostedAnswer } from '../../../app/posted-form.ts';
import { DoneAlert } from '../../../components/DoneAlert.tsx';
import { Form } from '../../../components/Form.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import type { Acknowledgement } from '../../../gql/graphql.ts';
import { useChangePassword } from '../account-mutations.ts';
import { NewPasswordFields } from '../form/NewPasswordFields.tsx';
import { OwnPasswordField, withOwnPassword } from '../form/OwnPasswordField.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { type Member, MemberDocument } from '../frame/member-query.ts';

/** Time for which a message about the password is shown, in milliseconds (ACCOUNT-19). */
const MESSAGE_MS = 8_000;
const EMPTY = { currentPassword: '', password: '', confirmation: '' };

/** The current password, a new one and its confirmation. Messages disappear after eight seconds. */
export function PasswordForm({ member }: { member: Member }) {
  const client = useApolloClient();
  const { send } = useChangePassword();
  const posted = usePostedAnswer<Acknowledgement>('change-password');
  const [changed, setChanged] = useState<{ readonly text: string } | null>(posted && { text: posted.message });
  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => setChanged(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [changed]);

  const { form, fields, edit, reset, busy, getError, alert } = useAccountForm({
    name: 'change-password',
    initial: EMPTY,
    order: ['currentPassword', 'password', 'confirmation'],
    check: (typed) => withOwnPassword(member, typed.currentPassword, validateNewPassword(typed), 'currentPassword'),
    send: ({ currentPassword, ...typed }) => {
      setChanged(null);
      return send({ ...typed, currentPassword: member.hasPassword ? currentPassword : null });
    },
    onDone: ({ message }) => {
      reset(EMPTY);
      setChanged({ text: message });
      // An account without a password has one now.
      if (!member.hasPassword) {
        void client.query({ query: MemberDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
      }
    },
    fieldOfCode: { CREDENTIALS_WRONG: 'currentPassword' },
    failed: ['account.failed'],
    clearAfterMs: MESSAGE_MS,
  });
  return (
    <Form {...form} display="grid" gap="5" maxWidth="form">
      {member.hasPassword ? null : (
        <p>
          <FormattedMessage id="account.password.none" />
        </p>
      )}
      <OwnPasswordField
        member={member}
        name="currentPassword"
        error={getError('currentPassword')}
        value={fields.currentPassword}
        onText={(currentPassword) => edit({ currentPassword })}
      />
      <NewPasswordFields fields={fields} getError={getError} onText={edit} />
      {alert ? <ErrorAlert>{alert}</ErrorAlert> : null}
      <Button type="submit" size="lg" busy={busy} justifySelf="start">
        <FormattedMessage id={busy ? 'account.saving' : 'account.menu.password'} />
      </Button>
      <DoneAlert text={changed?.text} isPosted={posted !== null} />
    </Form>
  );
}
