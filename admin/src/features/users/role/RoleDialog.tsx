import { chakra } from '@chakra-ui/react/styled-system';
import type { Role } from '@eunbit/schema/account';
import { message } from '@eunbit/schema/messages';
import { personName } from '@eunbit/schema/person-name';
import { validateRoleChangePin } from '@eunbit/schema/validation-staff';
import { Button } from '@eunbit/ui/Button.tsx';
import { focusFirstError, SelectField } from '@eunbit/ui/FormField.tsx';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { showToast } from '@eunbit/ui/toast-store';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../app/use-text.ts';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { ROLE_TEXT } from '../../../labels/user-texts.ts';
import { RoleChangePinField } from './RoleChangePinField.tsx';
import { useUpdateUserRole } from './use-update-user-role.ts';

const RoleDialogFragment = graphql(`
  fragment RoleDialog_User on User {
    id
    firstname
    lastname
    email
    role
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
  const { updateUserRole, busy } = useUpdateUserRole();
  const [role, setRole] = useState<Role | undefined>(user.nextRoles[0]);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function show(text: string) {
    flushSync(() => setProblem(text));
    focusFirstError(form.current);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !role) return;
    const [failure] = validateRoleChangePin(code);
    if (failure) return show(message(failure.key, language));
    try {
      const input = { userId: user.id, expectedRole: user.role, role, code };
      const outcome = await updateUserRole(input);
      if (!outcome.done) {
        // Only the refused PIN is cleared.
        setCode('');
        return show(outcome.message);
      }
      showToast({ tone: 'neutral', content: outcome.message });
      onClose();
    } catch {
      show(t('users.failed'));
    }
  }

  return (
    <ModalDialog title={t('users.role.title')} onClose={onClose}>
      <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="5">
        <chakra.p overflowWrap="anywhere">
          {t('users.role.whose', {
            name: personName(user),
            email: user.email,
            role: t(ROLE_TEXT[user.role]),
          })}
        </chakra.p>
        {role ? (
          <>
            <SelectField
              label={t('users.role.new')}
              name="position"
              value={role}
              onChange={({ target }) => setRole(user.nextRoles.find((each) => each === target.value))}
            >
              {user.nextRoles.map((each) => (
                <option key={each} value={each}>
                  {t(ROLE_TEXT[each])}
                </option>
              ))}
            </SelectField>
            <RoleChangePinField
              label={t('users.roleChangePin.label')}
              value={code}
              error={problem}
              onChange={setCode}
            />
            <chakra.p color="fg.muted">{t('users.role.consequence')}</chakra.p>
          </>
        ) : (
          <p>{t('users.role.none')}</p>
        )}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
          <Button variant="outline" onClick={onClose}>
            {t('users.dialog.close')}
          </Button>
          {role ? (
            <Button type="submit" busy={busy}>
              {t('users.role.submit')}
            </Button>
          ) : null}
        </chakra.div>
      </chakra.form>
    </ModalDialog>
  );
}
