import { validateNewRoleChangePin } from '@eunbit/schema/validation-staff';
import { useText } from '../../../app/use-text.ts';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { toaster } from '../../../components/toaster.ts';
import { useSendForm } from '../../../components/use-send-form.ts';
import { RoleChangePinField } from '../role/RoleChangePinField.tsx';
import { useUpdateRoleChangePin } from '../user-mutations.ts';

/** An admin sets the role change PIN and confirms it with their password. */
export function RoleChangePinDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { send } = useUpdateRoleChangePin();
  const form = useSendForm({
    values: { code: '', password: '' },
    validate: ({ code }) => validateNewRoleChangePin(code),
    send: ({ code, password }) => send({ code, currentPassword: password }),
    failed: t('users.failed'),
    problemField: 'password',
    onSent() {
      toaster.create({ title: t('users.roleChangePin.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('users.roleChangePin.dialog')}
      form={form}
      agree={t('users.roleChangePin.submit')}
      back={t('users.dialog.close')}
      onClose={onClose}
    >
      <RoleChangePinField
        label={t('users.roleChangePin.new')}
        hint={t('users.roleChangePin.newHint')}
        {...form.control('code')}
      />
      <TextField
        label={t('users.roleChangePin.password')}
        hint={t('users.roleChangePin.passwordHint')}
        type="password"
        autoComplete="current-password"
        {...form.field('password')}
      />
    </FormDialog>
  );
}
