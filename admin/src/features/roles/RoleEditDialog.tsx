import { chakra, Dialog, Text } from '@chakra-ui/react';
import { MAXIMUM_ROLE_NAME_LENGTH, validateRole } from '@eunbit/schema/role';
import { message } from '@eunbit/schema/staff-messages';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ConflictAlert } from '../../components/ConflictAlert.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../components/first-error.ts';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { toaster } from '../../components/toaster.ts';
import { PermissionBoxes } from './PermissionBoxes.tsx';
import { RefundLimitFields } from './RefundLimitFields.tsx';
import { RolePresets } from './RolePresets.tsx';
import { EMPTY_ROLE, type RoleDraft, toDraft, toFields, toInput } from './role-draft.ts';
import { useCreateStaffRole, useUpdateStaffRole } from './staff-role-mutations.ts';
import type { DefinedRole } from './staff-roles.ts';

type Problems = Readonly<Partial<Record<'name' | 'permissions' | 'refundLimit' | 'form' | 'conflict', string>>>;

interface RoleEditDialogProps {
  /** As it is now; null for a new one, and undefined for one that has been deleted meanwhile. */
  readonly staffRole: DefinedRole | null | undefined;
  readonly onClose: () => void;
}

/** Defines a role or changes one. After a conflict what is typed stays until the person has chosen. */
export function RoleEditDialog({ staffRole, onClose }: RoleEditDialogProps) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const create = useCreateStaffRole();
  const update = useUpdateStaffRole();
  const busy = create.busy || update.busy;
  // The version that the draft is made on: the list behind the dialog may have a newer one.
  const [base, setBase] = useState(staffRole ?? null);
  const [draft, setDraft] = useState<RoleDraft>(staffRole ? toDraft(staffRole) : EMPTY_ROLE);
  const [problems, setProblems] = useState<Problems>({});

  function show(found: Problems) {
    flushSync(() => setProblems(found));
    focusFirstError(form.current);
  }

  function change(part: Partial<RoleDraft>) {
    setDraft({ ...draft, ...part });
    setProblems({});
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const fields = toFields(draft);
    const failures = validateRole(fields);
    if (failures.length > 0) {
      return show(Object.fromEntries(failures.map(({ path, key }) => [path, message(key, language)])));
    }
    const input = toInput(fields);
    const { problem } = await (base
      ? update.send({ ...input, id: base.role.id, version: base.version })
      : create.send(input));
    if (problem?.field) return show(problem.fields);
    if (problem?.code === 'STAFF_ROLE_CONFLICT') return show({ conflict: problem.message });
    if (problem) return show({ form: problem.message ?? t('roles.saveFailed') });
    toaster.create({ title: t('roles.saved', { name: fields.name.trim() }) });
    onClose();
  }

  return (
    <ModalDialog wide title={base ? t('roles.edit', { name: base.role.name }) : t('roles.new')} onClose={onClose}>
      <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="5">
        {base ? null : <RolePresets onChoose={change} />}
        <TextField
          label={t('roles.name')}
          autoComplete="off"
          data-autofocus
          maxLength={MAXIMUM_ROLE_NAME_LENGTH}
          value={draft.name}
          error={problems.name ?? null}
          onChange={({ target }) => change({ name: target.value })}
        />
        <PermissionBoxes
          chosen={draft.permissions}
          error={problems.permissions ?? null}
          onChange={(permissions) => change({ permissions })}
        />
        {draft.permissions.includes('refund:make') ? (
          <RefundLimitFields draft={draft} error={problems.refundLimit ?? null} onChange={change} />
        ) : null}
        {base && base.peopleCount > 0 ? (
          <Text color="fg.muted">{t('roles.consequence', { count: base.peopleCount })}</Text>
        ) : null}
        {problems.conflict && staffRole ? (
          <ConflictAlert
            message={problems.conflict}
            takeNewText={t('roles.conflict.takeNew')}
            keepMineText={t('roles.conflict.keepMine')}
            onTakeNew={() => {
              setBase(staffRole);
              setDraft(toDraft(staffRole));
              setProblems({});
            }}
            onKeepMine={() => {
              setBase(staffRole);
              setProblems({});
            }}
          />
        ) : null}
        {problems.form ? <ErrorAlert>{problems.form}</ErrorAlert> : null}
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {t('roles.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('roles.save')}
          </Button>
        </Dialog.Footer>
      </chakra.form>
    </ModalDialog>
  );
}
