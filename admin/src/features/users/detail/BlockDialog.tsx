import { personName } from '@eunbit/schema/person-name';
import { MAXIMUM_TEXT_LENGTH } from '@eunbit/schema/validation-rules';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useSendForm } from '../../../components/use-send-form.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { useUpdateUserBlocked } from '../user-mutations.ts';

const BlockDialogFragment = graphql(`
  fragment BlockDialog_User on User {
    id
    firstName
    lastName
    isBlocked
  }
`);

interface BlockDialogProps {
  readonly user: FragmentType<typeof BlockDialogFragment>;
  readonly onClose: () => void;
}

/** Asks for confirmation before an account is blocked from writing reviews, or unblocked. */
export function BlockDialog({ user: ref, onClose }: BlockDialogProps) {
  const t = useText();
  const user = readFragment(BlockDialogFragment, ref);
  const { send } = useUpdateUserBlocked();
  // The state when the dialog opened: the result changes the account before the dialog closes.
  const [blocked] = useState(!user.isBlocked);
  const name = personName(user);
  const form = useSendForm({
    values: { reason: '' },
    send: ({ reason }) => send({ userId: user.id, isBlocked: blocked, reason }),
    failed: t('users.failed'),
    done: t(blocked ? 'users.block.done' : 'users.unblock.done', { name }),
    onSent: onClose,
  });

  return (
    <FormDialog
      title={t(blocked ? 'users.block.title' : 'users.unblock.title', { name })}
      form={form}
      agree={t('users.block.agree')}
      back={t('users.block.disagree')}
      colorPalette={blocked ? 'red' : 'gray'}
      onClose={onClose}
    >
      <p>{t(blocked ? 'users.block.text' : 'users.unblock.text')}</p>
      {blocked ? (
        <TextField
          label={t('users.block.reason')}
          hint={t('users.block.reasonHint')}
          autoComplete="off"
          maxLength={MAXIMUM_TEXT_LENGTH}
          {...form.field('reason')}
        />
      ) : null}
    </FormDialog>
  );
}
