import { chakra, Dialog, Skeleton, Text } from '@chakra-ui/react';
import { personName } from '@eunbit/schema/person-name';
import { validateRoleChangePin } from '@eunbit/schema/validation-staff';
import { NO_ANSWER } from '@eunbit/ui/use-send';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { toaster } from '../../../components/toaster.ts';
import { useSendForm } from '../../../components/use-send-form.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { useUpdateUserRole } from '../user-mutations.ts';
import { RoleChangePinField } from './RoleChangePinField.tsx';
import { useRoleChoices } from './role-choices.ts';

const RoleDialogFragment = graphql(`
  fragment RoleDialog_User on User {
    id
    firstName
    lastName
    email
    role
    staffRole { id name }
    nextRoles
  }
`);

interface RoleDialogProps {
  readonly user: FragmentType<typeof RoleDialogFragment>;
  readonly onClose: () => void;
}

/** Changes somebody's role; asks for the role change PIN. */
export function RoleDialog({ user: ref, onClose }: RoleDialogProps) {
  const t = useText();
  // The role when the dialog opened: the result changes the account behind the dialog.
  const [user] = useState(readFragment(RoleDialogFragment, ref));
  const { send } = useUpdateUserRole();
  const { choices, failed } = useRoleChoices(user.nextRoles, user.staffRole?.id ?? null);
  const [value, setValue] = useState<string | null>(null);
  const chosen = choices?.find((choice) => choice.value === value) ?? choices?.[0];
  const form = useSendForm({
    values: { code: '' },
    validate: ({ code }) => validateRoleChangePin(code),
    async send({ code }) {
      if (!chosen) return { answer: null, problem: NO_ANSWER };
      const { role, staffRoleId } = chosen;
      const expectedStaffRoleId = user.staffRole?.id ?? null;
      const input = { userId: user.id, expectedRole: user.role, expectedStaffRoleId, role, staffRoleId, code };
      const sent = await send(input);
      // Only a rejected PIN is cleared.
      if (sent.problem && sent.problem.message !== null) form.setValue('code', '');
      return sent;
    },
    failed: t('users.failed'),
    problemField: 'code',
    onSent({ answer }) {
      toaster.create({ title: answer.message });
      onClose();
    },
  });

  return (
    <ModalDialog title={t('users.role.title')} onClose={onClose}>
      <chakra.form {...form.formProps} display="grid" gap="5">
        <Text overflowWrap="anywhere">
          {t('users.role.whose', {
            name: personName(user),
            email: user.email,
            role: user.staffRole?.name ?? t(`users.role.${user.role}`),
          })}
        </Text>
        {chosen ? (
          <>
            <SelectField
              label={t('users.role.new')}
              name="position"
              value={chosen.value}
              onChange={({ target }) => setValue(target.value)}
            >
              {choices?.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </SelectField>
            <RoleChangePinField label={t('users.roleChangePin.label')} {...form.control('code')} />
            <Text color="fg.muted">{t('users.role.consequence')}</Text>
          </>
        ) : failed ? (
          <ErrorAlert>{t('users.role.choicesFailed')}</ErrorAlert>
        ) : choices ? (
          <p>{t('users.role.none')}</p>
        ) : (
          <Skeleton height="10rem" bg="gray.200" />
        )}
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {t('users.dialog.close')}
          </Button>
          {chosen ? (
            <Button type="submit" loading={form.busy}>
              {t('users.role.submit')}
            </Button>
          ) : null}
        </Dialog.Footer>
      </chakra.form>
    </ModalDialog>
  );
}
