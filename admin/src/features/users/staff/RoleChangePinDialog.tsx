import { chakra, Dialog } from '@chakra-ui/react';
import { message } from '@eunbit/schema/staff-messages';
import { validateNewRoleChangePin } from '@eunbit/schema/validation-staff';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { focusFirstError } from '../../../components/first-error.ts';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { toaster } from '../../../components/toaster.ts';
import { RoleChangePinField } from '../role/RoleChangePinField.tsx';
import { useUpdateRoleChangePin } from '../user-mutations.ts';

/** The server's message and the field that it belongs to. */
interface CodeProblem {
  readonly field: 'code' | 'password';
  readonly text: string;
}

/** An admin sets the role change PIN and confirms it with their password. */
export function RoleChangePinDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { send, busy } = useUpdateRoleChangePin();
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
    const { problem: wrong } = await send({ code, currentPassword: password });
    if (wrong) return show({ field: wrong.field ? 'code' : 'password', text: wrong.message ?? t('users.failed') });
    toaster.create({ title: t('users.roleChangePin.done') });
    onClose();
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
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {t('users.dialog.close')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('users.roleChangePin.submit')}
          </Button>
        </Dialog.Footer>
      </chakra.form>
    </ModalDialog>
  );
}
