import { notifySessionChange } from '@eunbit/ui/session-change';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { forgetSession } from '../../../browser/storage.ts';
import { WaitingForm } from '../../../components/WaitingForm.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { forgetShownCart } from '../../shown-storage/shown-values.ts';
import { useDeleteAccount } from '../account-mutations.ts';
import { OwnPasswordField, withOwnPassword } from '../form/OwnPasswordField.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import type { Member } from '../frame/member-query.ts';

interface DeleteAccountFormProps {
  readonly member: Member;
  readonly onCancel: () => void;
}

/** Confirms the deletion of the account. */
export function DeleteAccountForm({ member, onCancel }: DeleteAccountFormProps) {
  const { send } = useDeleteAccount();
  const { form, fields, edit, busy, getError, alert } = useAccountForm({
    name: null,
    initial: { password: '' },
    order: ['password'],
    check: ({ password }) => withOwnPassword(member, password, []),
    send: ({ password }) => send({ password: member.hasPassword ? password : null }),
    onDone: () => {
      forgetSession();
      forgetShownCart();
      notifySessionChange();
      location.replace('/');
    },
    leaves: true,
    fieldOfCode: { CREDENTIALS_WRONG: 'password' },
    failed: ['account.failed'],
  });
  return (
    <WaitingForm ref={form.ref} onSubmit={form.onSubmit} display="grid" gap="5">
      <p>
        <FormattedMessage id="account.delete.lead" />
      </p>
      <OwnPasswordField
        member={member}
        error={getError('password')}
        value={fields.password}
        onText={(password) => edit({ password })}
      />
      {alert ? <ErrorAlert>{alert}</ErrorAlert> : null}
      <styled.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" busy={busy} colorPalette="red">
          <FormattedMessage id={busy ? 'account.delete.busy' : 'account.delete.do'} />
        </Button>
        <Button variant="outline" onClick={onCancel}>
          <FormattedMessage id="account.cancel" />
        </Button>
      </styled.div>
    </WaitingForm>
  );
}
