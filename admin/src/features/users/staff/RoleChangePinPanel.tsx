import { Text } from '@chakra-ui/react';
import { validateNewRoleChangePin } from '@eunbit/schema/validation-staff';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../../app/clock.ts';
import { useText } from '../../../app/use-text.ts';
import { DialogButton } from '../../../components/DialogButton.tsx';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useSendForm } from '../../../components/use-send-form.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { staffUrl } from '../../../urls/staff.urls.ts';
import { RoleChangePinField } from '../role/RoleChangePinField.tsx';
import { useUpdateRoleChangePin } from '../user-mutations.ts';

const RoleChangePinPanelFragment = graphql(`
  fragment RoleChangePinPanel_RoleChangePin on RoleChangePin {
    isSet
    lockedUntil
    viewerCanSet
  }
`);

/** Shows whether roles can be changed now, and lets an admin set the PIN for it. */
export function RoleChangePinPanel({
  roleChangePin: ref,
}: {
  roleChangePin: FragmentType<typeof RoleChangePinPanelFragment>;
}) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const { isSet, lockedUntil, viewerCanSet } = readFragment(RoleChangePinPanelFragment, ref);
  return (
    <Panel title={t('users.roleChangePin.title')}>
      <Text maxWidth="40rem">
        {lockedUntil
          ? t('users.roleChangePin.locked', { time: dateTimeText(lockedUntil, language, clock) })
          : t(isSet ? 'users.roleChangePin.isSet' : 'users.roleChangePin.missing')}
      </Text>
      <Text maxWidth="40rem" color="fg.muted" mt="1">
        {t('users.staff.howToAppoint')}
      </Text>
      {viewerCanSet ? (
        <DialogButton size="sm" variant="outline" mt="4" to={staffUrl({ code: true })}>
          {t(isSet ? 'users.roleChangePin.change' : 'users.roleChangePin.set')}
        </DialogButton>
      ) : null}
    </Panel>
  );
}

/** Lets an admin set the role change PIN and confirm it with their password. */
export function RoleChangePinDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { send } = useUpdateRoleChangePin();
  const form = useSendForm({
    values: { code: '', password: '' },
    validate: ({ code }) => validateNewRoleChangePin(code),
    send: ({ code, password }) => send({ code, currentPassword: password }),
    failed: t('users.failed'),
    problemField: 'password',
    done: t('users.roleChangePin.done'),
    onSent: onClose,
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
