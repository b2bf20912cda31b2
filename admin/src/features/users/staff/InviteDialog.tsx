import { Skeleton, Text } from '@chakra-ui/react';
import type { Role } from '@eunbit/schema/account';
import { INVITATION_DAYS } from '@eunbit/schema/role';
import { validateInvitation } from '@eunbit/schema/validation-staff';
import { NO_ANSWER } from '@eunbit/ui/use-send';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { useViewer } from '../../../app/viewer.ts';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useSendForm } from '../../../components/use-send-form.ts';
import type { StaffInvitations_StaffInvitationFragment } from '../../../gql/graphql.ts';
import { RoleChangePinField } from '../role/RoleChangePinField.tsx';
import { useRoleChoices } from '../role/role-choices.ts';
import { useInviteStaff } from '../user-mutations.ts';

/** The roles to which each fixed role may invite (STAFF-19); all other staff may only invite to defined roles. */
const OFFERED: Readonly<Record<Role, readonly Role[]>> = {
  USER: [],
  STAFF: ['STAFF'],
  MANAGER: ['STAFF', 'MANAGER'],
  ADMIN: ['STAFF', 'MANAGER', 'ADMIN'],
};

interface InviteDialogProps {
  /** The invitation to send again; null for a new one. */
  readonly again: StaffInvitations_StaffInvitationFragment | null;
  readonly onClose: () => void;
}

/** Invites a person to the staff; asks for the role change PIN. */
export function InviteDialog({ again, onClose }: InviteDialogProps) {
  const t = useText();
  const { send } = useInviteStaff();
  const { choices, failed } = useRoleChoices(OFFERED[useViewer().role], null);
  const [value, setValue] = useState<string | null>(null);
  // The role of an invitation that is sent again, until another one is chosen.
  const former = choices?.find(({ role, label }) =>
    again?.role === 'STAFF' ? role === 'STAFF' && label === again.staffRoleName : role === again?.role,
  );
  const chosen = choices?.find((choice) => choice.value === value) ?? former ?? choices?.[0];

  const form = useSendForm({
    values: { email: again?.email ?? '', code: '' },
    validate: ({ email, code }) => validateInvitation({ email: email.trim(), code }),
    async send({ email, code }) {
      if (!chosen) return { problem: NO_ANSWER };
      const { role, staffRoleId } = chosen;
      const { problem } = await send({ email: email.trim(), role, staffRoleId, code });
      // Only a rejected PIN is cleared.
      if (problem && problem.message !== null && problem.field === null) form.setValue('code', '');
      return { problem };
    },
    failed: t('users.failed'),
    problemField: 'code',
    done: ({ email }) => t('users.invitations.sent', { email: email.trim() }),
    onSent: onClose,
  });

  return (
    <FormDialog
      title={t(again ? 'users.invitations.again' : 'users.invitations.invite')}
      form={form}
      agree={t('users.invitations.submit')}
      back={t('users.dialog.close')}
      disabled={!chosen}
      onClose={onClose}
    >
      <TextField
        label={t('users.invitations.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        readOnly={again !== null}
        {...form.field('email')}
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
      <RoleChangePinField label={t('users.roleChangePin.label')} {...form.control('code')} />
      <Text color="fg.muted">
        {t(again ? 'users.invitations.againText' : 'users.invitations.text', { days: INVITATION_DAYS })}
      </Text>
    </FormDialog>
  );
}
