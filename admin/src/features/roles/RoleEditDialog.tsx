import { chakra, Flex, Grid, Span, Text } from '@chakra-ui/react';
import { MAXIMUM_ROLE_NAME_LENGTH, validateRole } from '@eunbit/schema/role';
import { ROLE_PRESETS, type RolePreset } from '@eunbit/schema/role-preset';
import { useId, useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ConflictAlert } from '../../components/ConflictAlert.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { TickBox } from '../../components/TickBox.tsx';
import { type SendForm, useSendForm } from '../../components/use-send-form.ts';
import type { MessageId } from '../../gql/message-id.ts';
import { PermissionBoxes } from './PermissionBoxes.tsx';
import { EMPTY_ROLE, type RoleDraft, toDraft, toFields, toInput } from './role-draft.ts';
import { useCreateStaffRole, useUpdateStaffRole } from './staff-role-mutations.ts';
import type { DefinedRole } from './staff-roles.ts';

interface RoleEditDialogProps {
  /** The stored role; null for a new one, undefined if it was deleted meanwhile. */
  readonly staffRole: DefinedRole | null | undefined;
  readonly onClose: () => void;
}

/** Creates or edits a role. After a conflict the input stays until the person has chosen a version. */
export function RoleEditDialog({ staffRole, onClose }: RoleEditDialogProps) {
  const t = useText();
  const create = useCreateStaffRole();
  const update = useUpdateStaffRole();
  // The version that the draft is based on: the list behind the dialog may have a newer one.
  const [base, setBase] = useState(staffRole ?? null);
  const form = useSendForm({
    values: staffRole ? toDraft(staffRole) : EMPTY_ROLE,
    validate: (draft) => validateRole(toFields(draft)),
    send(draft) {
      const input = toInput(toFields(draft));
      return base ? update.send({ ...input, id: base.role.id, version: base.version }) : create.send(input);
    },
    failed: t('roles.saveFailed'),
    conflictError: 'STAFF_ROLE_CONFLICT',
    paths: { refundLimit: 'limit' },
    done: ({ name }) => t('roles.saved', { name: name.trim() }),
    onSent: onClose,
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

/** How much of an order the role may refund. */
function RefundLimitFields({ form }: { form: SendForm<RoleDraft> }) {
  const t = useText();
  const { value: isLimited, onChange: setLimited } = form.control('isLimited');
  const error = form.getError('limit');
  return (
    <chakra.fieldset borderWidth="1px" borderRadius="md" px="3" pt="1" pb="3">
      <chakra.legend px="1" fontWeight="semibold">
        {t('roles.limit.title')}
      </chakra.legend>
      <Grid gap="3">
        <TickBox
          label={t('roles.limit.none')}
          checked={!isLimited}
          onChange={(isUnlimited) => setLimited(!isUnlimited)}
        />
        {isLimited ? (
          <Grid gap="3" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
            <TextField
              label={t('roles.limit.kr')}
              hint={t('roles.limit.hint')}
              inputMode="numeric"
              autoComplete="off"
              {...form.field('limit.KRW')}
              error={error}
            />
            <TextField
              label={t('roles.limit.us')}
              inputMode="decimal"
              autoComplete="off"
              {...form.field('limit.USD')}
              error={error}
            />
          </Grid>
        ) : null}
      </Grid>
    </chakra.fieldset>
  );
}

const PRESET_TEXT: Readonly<Record<RolePreset, MessageId>> = {
  shipping: 'roles.preset.shipping',
  orders: 'roles.preset.orders',
  payments: 'roles.preset.payments',
  care: 'roles.preset.care',
};

/** Presets for a new role; everything can be changed afterwards. */
function RolePresets({ onChoose }: { onChoose: (part: Pick<RoleDraft, 'name' | 'permissions'>) => void }) {
  const t = useText();
  const labelId = useId();
  return (
    <Flex role="group" aria-labelledby={labelId} wrap="wrap" align="center" gap="2">
      <Span id={labelId} color="fg.muted">
        {t('roles.preset.label')}
      </Span>
      {(Object.keys(ROLE_PRESETS) as RolePreset[]).map((preset) => (
        <Button
          key={preset}
          size="sm"
          variant="outline"
          onClick={() => onChoose({ name: t(PRESET_TEXT[preset]), permissions: ROLE_PRESETS[preset] })}
        >
          {t(PRESET_TEXT[preset])}
        </Button>
      ))}
    </Flex>
  );
}
