import { Text } from '@chakra-ui/react';
import { MAXIMUM_ROLE_NAME_LENGTH, validateRole } from '@eunbit/schema/role';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { ConflictAlert } from '../../components/ConflictAlert.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { toaster } from '../../components/toaster.ts';
import { useSendForm } from '../../components/use-send-form.ts';
import { PermissionBoxes } from './PermissionBoxes.tsx';
import { RefundLimitFields } from './RefundLimitFields.tsx';
import { RolePresets } from './RolePresets.tsx';
import { EMPTY_ROLE, toDraft, toFields, toInput } from './role-draft.ts';
import { useCreateStaffRole, useUpdateStaffRole } from './staff-role-mutations.ts';
import type { DefinedRole } from './staff-roles.ts';

interface RoleEditDialogProps {
  /** As it is now; null for a new one, and undefined for one that has been deleted meanwhile. */
  readonly staffRole: DefinedRole | null | undefined;
  readonly onClose: () => void;
}

/** Defines a role or changes one. After a conflict what is typed stays until the person has chosen. */
export function RoleEditDialog({ staffRole, onClose }: RoleEditDialogProps) {
  const t = useText();
  const create = useCreateStaffRole();
  const update = useUpdateStaffRole();
  // The version that the draft is made on: the list behind the dialog may have a newer one.
  const [base, setBase] = useState(staffRole ?? null);
  const form = useSendForm({
    values: staffRole ? toDraft(staffRole) : EMPTY_ROLE,
    validate: (draft) => validateRole(toFields(draft)),
    send(draft) {
      const input = toInput(toFields(draft));
      return base ? update.send({ ...input, id: base.role.id, version: base.version }) : create.send(input);
    },
    failed: t('roles.saveFailed'),
    conflictCode: 'STAFF_ROLE_CONFLICT',
    paths: { refundLimit: 'limit' },
    onSent(_sent, { name }) {
      toaster.create({ title: t('roles.saved', { name: name.trim() }) });
      onClose();
    },
  });

  return (
    <FormDialog
      wide
      title={base ? t('roles.edit', { name: base.role.name }) : t('roles.new')}
      form={form}
      agree={t('roles.save')}
      back={t('roles.cancel')}
      onClose={onClose}
    >
      {base ? null : <RolePresets onChoose={(preset) => form.setValues(preset)} />}
      <TextField
        label={t('roles.name')}
        autoComplete="off"
        data-autofocus
        maxLength={MAXIMUM_ROLE_NAME_LENGTH}
        {...form.field('name')}
      />
      <PermissionBoxes {...form.control('permissions')} />
      {form.watch('permissions').includes('refund:make') ? <RefundLimitFields form={form} /> : null}
      {base && base.peopleCount > 0 ? (
        <Text color="fg.muted">{t('roles.consequence', { count: base.peopleCount })}</Text>
      ) : null}
      {form.conflict && staffRole ? (
        <ConflictAlert
          message={form.conflict}
          takeNewText={t('roles.conflict.takeNew')}
          keepMineText={t('roles.conflict.keepMine')}
          onTakeNew={() => {
            setBase(staffRole);
            form.reset(toDraft(staffRole));
          }}
          onKeepMine={() => {
            setBase(staffRole);
            form.refuse(null);
          }}
        />
      ) : null}
    </FormDialog>
  );
}
