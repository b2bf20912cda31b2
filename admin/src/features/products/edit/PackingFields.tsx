import { Grid, Text } from '@chakra-ui/react';
import { PACKED_SIDES, type PackedUnit } from '@eunbit/schema/packed-unit';
import { useText } from '../../../app/use-text.ts';
import { FoldingPanel } from '../../../components/FoldingPanel.tsx';
import { TextField } from '../../../components/TextField.tsx';
import type { MessageId } from '../../../gql/message-id.ts';
import { formPart, type PartProps } from './form-part.ts';

const FIELDS: readonly (keyof PackedUnit)[] = ['weightGrams', ...PACKED_SIDES];

const FIELD_TEXT: Readonly<Record<keyof PackedUnit, MessageId>> = {
  weightGrams: 'products.edit.weightGrams',
  lengthMm: 'products.edit.lengthMm',
  widthMm: 'products.edit.widthMm',
  heightMm: 'products.edit.heightMm',
};

/** Weight and size of one packed unit, in grams and millimetres for both stores. */
export const PackingFields = formPart(
  () => ['packedUnit'],
  function PackingFields({ draft: { packedUnit }, wrong, onChange }: PartProps<'packedUnit'>) {
    const t = useText();
    return (
      <FoldingPanel id="product-packing" title={t('products.edit.packing')}>
        <Text color="fg.muted" mb="3">
          {t('products.edit.packingHint')}
        </Text>
        <Grid gap="4" templateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }} alignItems="start">
          {FIELDS.map((name) => (
            <TextField
              key={name}
              label={t(FIELD_TEXT[name])}
              error={wrong[`packedUnit.${name}`] ?? null}
              inputMode="numeric"
              autoComplete="off"
              value={packedUnit[name]}
              onChange={(event) => onChange({ packedUnit: { ...packedUnit, [name]: event.target.value } })}
            />
          ))}
        </Grid>
      </FoldingPanel>
    );
  },
);
