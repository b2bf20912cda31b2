import { chakra, Dialog, Skeleton, Text } from '@chakra-ui/react';
import type { Role } from '@eunbit/schema/account';
import { INVITATION_DAYS } from '@eunbit/schema/role';
import { message } from '@eunbit/schema/staff-messages';
import { validateInvitation } from '@eunbit/schema/validation-staff';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../app/use-text.ts';
import { useViewer } from '../../../app/viewer.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../../components/first-error.ts';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { toaster } from '../../../components/toaster.ts';
import type { StaffInvitations_StaffInvitationFragment } from '../../../gql/graphql.ts';
import { RoleChangePinField } from '../role/RoleChangePinField.tsx';
import { useRoleChoices } from '../role/role-choices.ts';
import { useInviteStaff } from '../user-mutations.ts';

/** The roles that somebody of a fixed role may invite to (STAFF-19); others give defined roles alone. */
const OFFERED: Readonly<Record<Role, readonly Role[]>> = {
  USER: [],
  STAFF: ['STAFF'],
  MANAGER: ['STAFF', 'MANAGER'],
  ADMIN: ['STAFF', 'MANAGER', 'ADMIN'],
};

type Problem = { readonly field: 'email' | 'code'; readonly text: string };

interface InviteDialogProps {
  /** The invitation that is sent again; null for a new one. */
  readonly again: StaffInvitations_StaffInvitationFragment | null;
  readonly onClose: () => void;
}

/** Invites somebody to the staff, with the role change PIN. */
export function InviteDialog({ again, onClose }: InviteDialogProps) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { send, busy } = useInviteStaff();
  const { choices, failed } = useRoleChoices(OFFERED[useViewer().role], null);
  const [email, setEmail] = useState(again?.email ?? '');
  const [value, setValue] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  // The role of an invitation that is sent again, as long as nobody has chosen another one.
  const former = choices?.find(({ role, label }) =>
    again?.role === 'STAFF' ? role === 'STAFF' && label === again.staffRoleName : role === again?.role,
  );
  const chosen = choices?.find((choice) => choice.value === value) ?? former ?? choices?.[0];

  function show(wrong: Problem) {
    flushSync(() => setProblem(wrong));
    focusFirstError(form.current);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !chosen) return;
    const [failure] = validateInvitation({ email: email.trim(), code });
    if (failure) {
      return show({ field: failure.path === 'email' ? 'email' : 'code', text: message(failure.key, language) });
    }
    const { role, staffRoleId } = chosen;
    const { problem: wrong } = await send({ email: email.trim(), role, staffRoleId, code });
    if (wrong) {
      // Only a refused PIN is cleared.
      if (wrong.message !== null && wrong.field === null) setCode('');
      return show({ field: wrong.field === 'email' ? 'email' : 'code', text: wrong.message ?? t('users.failed') });
    }
    toaster.create({ title: t('users.invitations.sent', { email: email.trim() }) });
    onClose();
  }

  const getError = (field: Problem['field']) => (problem?.field === field ? problem.text : null);
  return (
    <ModalDialog title={t(again ? 'users.invitations.again' : 'users.invitations.invite')} onClose={onClose}>
      <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="5">
        <TextField
          label={t('users.invitations.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          readOnly={again !== null}
          value={email}
          error={getError('email')}
          onChange={({ target }) => {
            setEmail(target.value);
            setProblem(null);
          }}
        />
        {chosen ? (
          <SelectField
            label={t('users.invitations.role')}
            value={chosen.value}
            onChange={({ target }) => setValue(target.value)}
          >
            {choices?.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </SelectField>
        ) : failed ? (
          <ErrorAlert>{t('users.role.choicesFailed')}</ErrorAlert>
        ) : choices ? (
          <Text>{t('users.invitations.noRole')}</Text>
        ) : (
          <Skeleton height="16" bg="gray.200" />
        )}
        <RoleChangePinField
          label={t('users.roleChangePin.label')}
          value={code}
          error={getError('code')}
          onChange={setCode}
        />
        <Text color="fg.muted">
          {t(again ? 'users.invitations.againText' : 'users.invitations.text', { days: INVITATION_DAYS })}
        </Text>
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {t('users.dialog.close')}
          </Button>
          <Button type="submit" loading={busy} disabled={!chosen}>
            {t('users.invitations.submit')}
          </Button>
        </Dialog.Footer>
      </chakra.form>
    </ModalDialog>
  );
}
