import { Flex, Span } from '@chakra-ui/react';
import { ROLE_PRESETS, type RolePreset } from '@eunbit/schema/role-preset';
import { useId } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import type { MessageId } from '../../gql/message-id.ts';
import type { RoleDraft } from './role-draft.ts';

const PRESET_TEXT: Readonly<Record<RolePreset, MessageId>> = {
  shipping: 'roles.preset.shipping',
  orders: 'roles.preset.orders',
  payments: 'roles.preset.payments',
  care: 'roles.preset.care',
};

/** What a new role may begin with; everything can be changed afterwards. */
export function RolePresets({ onChoose }: { onChoose: (part: Pick<RoleDraft, 'name' | 'permissions'>) => void }) {
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
