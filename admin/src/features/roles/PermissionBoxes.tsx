import { Checkbox, chakra, Grid, Text } from '@chakra-ui/react';
import {
  impliedBy,
  PERMISSION_GROUPS,
  type PermissionGroup,
  type StaffPermission,
  withImplied,
} from '@eunbit/schema/permission';
import { useId } from 'react';
import { useText } from '../../app/use-text.ts';
import { COVERING_INPUT } from '../../components/covering-input.ts';

interface PermissionBoxesProps {
  readonly value: readonly StaffPermission[];
  readonly error: string | null;
  readonly onChange: (chosen: readonly StaffPermission[]) => void;
}

/** The permissions of a role, in groups. A permission that another one requires is ticked with it, and a note explains it. */
export function PermissionBoxes({ value: chosen, error, onChange }: PermissionBoxesProps) {
  const t = useText();
  const errorId = useId();
  const held = withImplied(chosen);

  function toggle(permission: StaffPermission, checked: boolean) {
    onChange(checked ? [...chosen, permission] : chosen.filter((one) => one !== permission));
  }

  return (
    <Grid gap="4">
      {error ? (
        <Text id={errorId} color="fg.error">
          {error}
        </Text>
      ) : null}
      <Grid gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr' }} alignItems="start">
        {(Object.keys(PERMISSION_GROUPS) as PermissionGroup[]).map((group) => (
          <chakra.fieldset key={group} borderWidth="1px" borderRadius="md" px="3" pt="1" pb="3">
            <chakra.legend px="1" fontWeight="semibold">
              {t(`roles.group.${group}`)}
            </chakra.legend>
            <Grid gap="0">
              {PERMISSION_GROUPS[group].map((permission) => {
                const needing = impliedBy(permission, chosen);
                return (
                  <div key={permission}>
                    <Checkbox.Root
                      checked={held.includes(permission)}
                      disabled={needing.length > 0}
                      invalid={error !== null}
                      onCheckedChange={(change) => toggle(permission, change.checked === true)}
                    >
                      <Checkbox.HiddenInput style={COVERING_INPUT} aria-describedby={error ? errorId : undefined} />
                      <Checkbox.Control />
                      <Checkbox.Label>{t(`roles.permission.${permission}`)}</Checkbox.Label>
                    </Checkbox.Root>
                    {needing.length > 0 ? (
                      <Text color="fg.muted" fontSize="xs" ms="7">
                        {t('roles.neededFor', { what: needing.map((one) => t(`roles.permission.${one}`)).join(', ') })}
                      </Text>
                    ) : null}
                  </div>
                );
              })}
            </Grid>
          </chakra.fieldset>
        ))}
      </Grid>
    </Grid>
  );
}
