import { chakra, Dialog } from '@chakra-ui/react';
import { personName } from '@eunbit/schema/person-name';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { toaster } from '../../../components/toaster.ts';
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

/** The API refuses longer reasons. */
const MAXIMUM_REASON_LENGTH = 200;

interface BlockDialogProps {
  readonly user: FragmentType<typeof BlockDialogFragment>;
  readonly onClose: () => void;
}

/** Asks before an account is blocked from writing reviews, or unblocked. */
export function BlockDialog({ user: ref, onClose }: BlockDialogProps) {
  const t = useText();
  const user = readFragment(BlockDialogFragment, ref);
  const { send, busy } = useUpdateUserBlocked();
  // The state when the dialog opened: the answer changes the account behind the dialog before it closes.
  const [blocked] = useState(!user.isBlocked);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const name = personName(user);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    const { problem: refused } = await send({ userId: user.id, isBlocked: blocked, reason });
    if (refused) return setProblem(refused.message ?? t('users.failed'));
    toaster.create({ title: t(blocked ? 'users.block.done' : 'users.unblock.done', { name }) });
    onClose();
  }

  return (
    <ModalDialog title={t(blocked ? 'users.block.title' : 'users.unblock.title', { name })} onClose={onClose}>
      <chakra.form onSubmit={submit} noValidate display="grid" gap="5">
        <p>{t(blocked ? 'users.block.text' : 'users.unblock.text')}</p>
        {blocked ? (
          <TextField
            label={t('users.block.reason')}
            hint={t('users.block.reasonHint')}
            name="reason"
            autoComplete="off"
            maxLength={MAXIMUM_REASON_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        ) : null}
        {problem ? <ErrorAlert>{problem}</ErrorAlert> : null}
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {t('users.block.disagree')}
          </Button>
          <Button type="submit" loading={busy} colorPalette={blocked ? 'red' : 'gray'}>
            {t('users.block.agree')}
          </Button>
        </Dialog.Footer>
      </chakra.form>
    </ModalDialog>
  );
}
