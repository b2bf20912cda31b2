import { chakra, Dialog, Skeleton, Text } from '@chakra-ui/react';
import { personName } from '@eunbit/schema/person-name';
import { message } from '@eunbit/schema/staff-messages';
import { validateRoleChangePin } from '@eunbit/schema/validation-staff';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../../components/first-error.ts';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { toaster } from '../../../components/toaster.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { ROLE_TEXT } from '../../../labels/user-texts.ts';
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
    staffRole {
      id
      name
    }
    nextRoles
  }
`);

interface RoleDialogProps {
  readonly user: FragmentType<typeof RoleDialogFragment>;
  readonly onClose: () => void;
}

/** Gives somebody another role; asks for the role change PIN. */
export function RoleDialog({ user: ref, onClose }: RoleDialogProps) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  // The role when the dialog opened: the answer changes the account behind the dialog.
  const [user] = useState(readFragment(RoleDialogFragment, ref));
  const { send, busy } = useUpdateUserRole();
  const { choices, failed } = useRoleChoices(user.nextRoles, user.staffRole?.id ?? null);
  const [value, setValue] = useState<string | null>(null);
  const chosen = choices?.find((choice) => choice.value === value) ?? choices?.[0];
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function show(text: string) {
    flushSync(() => setProblem(text));
    focusFirstError(form.current);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !chosen) return;
    const [failure] = validateRoleChangePin(code);
    if (failure) return show(message(failure.key, language));
    const { role, staffRoleId } = chosen;
    const expectedStaffRoleId = user.staffRole?.id ?? null;
    const input = { userId: user.id, expectedRole: user.role, expectedStaffRoleId, role, staffRoleId, code };
    const { answer, problem: refused } = await send(input);
    if (refused) {
      // Only a refused PIN is cleared.
      if (refused.message !== null) setCode('');
      return show(refused.message ?? t('users.failed'));
    }
    toaster.create({ title: answer.message });
    onClose();
  }

  return (
    <ModalDialog title={t('users.role.title')} onClose={onClose}>
      <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="5">
        <Text overflowWrap="anywhere">
          {t('users.role.whose', {
            name: personName(user),
            email: user.email,
            role: user.staffRole?.name ?? t(ROLE_TEXT[user.role]),
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
            <RoleChangePinField
              label={t('users.roleChangePin.label')}
              value={code}
              error={problem}
              onChange={setCode}
            />
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
            <Button type="submit" loading={busy}>
              {t('users.role.submit')}
            </Button>
          ) : null}
        </Dialog.Footer>
      </chakra.form>
    </ModalDialog>
  );
}
