import { useQuery } from '@apollo/client/react';
import { Grid, Text } from '@chakra-ui/react';
import { MAXIMUM_HAND_PICKED } from '@eunbit/schema/product-discovery';
import { useText } from '../../../app/use-text.ts';
import { FoldingPanel } from '../../../components/FoldingPanel.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { graphql } from '../../../gql/index.ts';
import { withCompanion } from './discovery-draft.ts';
import { formPart, type PartProps } from './form-part.ts';

const ProductNamesDocument = graphql(`
  query ProductNames {
    productRanking { version products { id title } }
  }
`);

interface GoesWithFieldsProps extends PartProps<'goesWithIds'> {
  /** Null for a new product. */
  readonly productId: string | null;
}

/** Up to four companion products; products that are often bought together are listed before them (DISCOVERY-5). */
export const GoesWithFields = formPart(
  () => ['goesWithIds'],
  function GoesWithFields({ draft: { goesWithIds }, wrong, onChange, productId }: GoesWithFieldsProps) {
    const t = useText();
    const { data } = useQuery(ProductNamesDocument);
    const products = (data?.productRanking.products ?? []).filter(({ id }) => id !== productId);
    const places = Math.min(goesWithIds.length + 1, MAXIMUM_HAND_PICKED);
    return (
      <FoldingPanel id="product-goes-with" title={t('products.edit.goesWith')}>
        <Text color="fg.muted" mb="3">
          {t('products.goesWith.hint')}
        </Text>
        <Grid gap="4" templateColumns={{ md: '1fr 1fr' }} alignItems="start">
          {Array.from({ length: places }, (_, place) => {
            const chosen = goesWithIds[place] ?? '';
            return (
              <SelectField
                key={chosen || 'next'}
                label={t('products.goesWith.place', { number: place + 1 })}
                error={place === 0 ? (wrong.goesWithIds ?? null) : null}
                value={chosen}
                onChange={(event) => onChange({ goesWithIds: withCompanion(goesWithIds, place, event.target.value) })}
              >
                <option value="">{t('products.goesWith.none')}</option>
                {chosen !== '' && !products.some(({ id }) => id === chosen) ? (
                  <option value={chosen}>{data ? t('products.goesWith.gone') : '…'}</option>
                ) : null}
                {products.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </SelectField>
            );
          })}
        </Grid>
      </FoldingPanel>
    );
  },
);
