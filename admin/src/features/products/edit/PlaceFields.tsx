import { chakra, Flex, Grid } from '@chakra-ui/react';
import { ProductGroup, ProductIcon } from '@eunbit/schema/catalogue';
import { useText } from '../../../app/use-text.ts';
import { FoldingPanel } from '../../../components/FoldingPanel.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { TickBox } from '../../../components/TickBox.tsx';
import { formPart, type PartProps } from './form-part.ts';

/** Group, slug, badges and icons of a product. */
export const PlaceFields = formPart(
  () => ['group', 'slug', 'isBestseller', 'icons'],
  function PlaceFields({ draft, wrong, onChange }: PartProps<'group' | 'slug' | 'isBestseller' | 'icons'>) {
    const t = useText();
    return (
      <FoldingPanel id="product-place" title={t('products.edit.place')}>
        <Grid gap="4" templateColumns={{ md: '1fr 1fr' }} alignItems="start">
          <SelectField
            label={t('products.edit.group')}
            value={draft.group}
            onChange={(event) => {
              const group = Object.values(ProductGroup).find((one) => one === event.target.value);
              if (group) onChange({ group });
            }}
          >
            {Object.values(ProductGroup).map((group) => (
              <option key={group} value={group}>
                {t(`products.group.${group}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('products.edit.slug')}
            hint={`/product/${draft.slug || '…'} · ${t('products.edit.slugHint')}`}
            error={wrong.slug ?? null}
            maxLength={80}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.slug}
            onChange={(event) => onChange({ slug: event.target.value })}
          />
        </Grid>
        <chakra.fieldset mt="4" border="none" p="0">
          <chakra.legend fontSize="sm" fontWeight="semibold" mb="1">
            {t('products.edit.marks')}
          </chakra.legend>
          <Flex wrap="wrap" columnGap="6">
            <TickBox
              label={t('products.edit.bestseller')}
              checked={draft.isBestseller}
              onChange={(isBestseller) => onChange({ isBestseller })}
            />
            {Object.values(ProductIcon).map((icon) => (
              <TickBox
                key={icon}
                label={t(`products.icon.${icon}`)}
                checked={draft.icons.includes(icon)}
                onChange={(ticked) => {
                  const others = draft.icons.filter((one) => one !== icon);
                  onChange({ icons: ticked ? [...others, icon] : others });
                }}
              />
            ))}
          </Flex>
        </chakra.fieldset>
      </FoldingPanel>
    );
  },
);
