import { chakra, Grid } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { TextField } from '../../components/TextField.tsx';
import { TickBox } from '../../components/TickBox.tsx';
import type { SendForm } from '../../components/use-send-form.ts';
import type { RoleDraft } from './role-draft.ts';

/** What of an order the people of a role may pay back. */
export function RefundLimitFields({ form }: { form: SendForm<RoleDraft> }) {
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
