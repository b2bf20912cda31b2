import { chakra, Grid } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { TextField } from '../../components/TextField.tsx';
import { TickBox } from '../../components/TickBox.tsx';
import type { RoleDraft } from './role-draft.ts';

interface RefundLimitFieldsProps {
  readonly draft: RoleDraft;
  readonly error: string | null;
  readonly onChange: (part: Partial<RoleDraft>) => void;
}

/** What of an order the people of a role may pay back. */
export function RefundLimitFields({ draft: { isLimited, limit }, error, onChange }: RefundLimitFieldsProps) {
  const t = useText();
  return (
    <chakra.fieldset borderWidth="1px" borderRadius="md" px="3" pt="1" pb="3">
      <chakra.legend px="1" fontWeight="semibold">
        {t('roles.limit.title')}
      </chakra.legend>
      <Grid gap="3">
        <TickBox
          label={t('roles.limit.none')}
          checked={!isLimited}
          onChange={(isUnlimited) => onChange({ isLimited: !isUnlimited })}
        />
        {isLimited ? (
          <Grid gap="3" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
            <TextField
              label={t('roles.limit.kr')}
              hint={t('roles.limit.hint')}
              inputMode="numeric"
              autoComplete="off"
              value={limit.KRW}
              error={error}
              onChange={({ target }) => onChange({ limit: { ...limit, KRW: target.value } })}
            />
            <TextField
              label={t('roles.limit.us')}
              inputMode="decimal"
              autoComplete="off"
              value={limit.USD}
              error={error}
              onChange={({ target }) => onChange({ limit: { ...limit, USD: target.value } })}
            />
          </Grid>
        ) : null}
      </Grid>
    </chakra.fieldset>
  );
}
