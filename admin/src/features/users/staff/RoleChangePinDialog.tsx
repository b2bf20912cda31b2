import { chakra } from '@chakra-ui/react/styled-system';
import { message } from '@eunbit/schema/messages';
import { validateNewRoleChangePin } from '@eunbit/schema/validation-staff';
import { Button } from '@eunbit/ui/Button.tsx';
import { focusFirstError, TextField } from '@eunbit/ui/FormField.tsx';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { showToast } from '@eunbit/ui/toast-store';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../app/use-text.ts';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { RoleChangePinField } from '../role/RoleChangePinField.tsx';
import { type CodeProblem, useUpdateRoleChangePin } from './use-update-role-change-pin.ts';

/** An admin sets the role change PIN and confirms it with their password. */
export function RoleChangePinDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { updateRoleChangePin, busy } = useUpdateRoleChangePin();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<CodeProblem | null>(null);

  function show(wrong: CodeProblem) {
    flushSync(() => setProblem(wrong));
    focusFirstError(form.current);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const [failure] = validateNewRoleChangePin(code);
    if (failure) return show({ field: 'code', text: message(failure.key, language) });
    try {
      const wrong = await updateRoleChangePin({ code, currentPassword: password });
      if (wrong) return show(wrong);
      showToast({ tone: 'neutral', content: t('users.roleChangePin.done') });
      onClose();
    } catch {
      show({ field: 'password', text: t('users.failed') });
    }
  }

  const getError = (field: CodeProblem['field']) => (problem?.field === field ? problem.text : null);
  return (
    <ModalDialog title={t('users.roleChangePin.dialog')} onClose={onClose}>
      <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="5">
        <RoleChangePinField
          label={t('users.roleChangePin.new')}
          hint={t('users.roleChangePin.newHint')}
          value={code}
          error={getError('code')}
          onChange={setCode}
        />
        <TextField
          label={t('users.roleChangePin.password')}
          hint={t('users.roleChangePin.passwordHint')}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={getError('password')}
          onChange={(event) => setPassword(event.target.value)}
        />
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
          <Button variant="outline" onClick={onClose}>
            {t('users.dialog.close')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('users.roleChangePin.submit')}
          </Button>
        </chakra.div>
      </chakra.form>
    </ModalDialog>
  );
}
