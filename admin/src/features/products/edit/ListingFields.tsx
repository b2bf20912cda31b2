import { Box, Grid } from '@chakra-ui/react';
import { ListingStatus } from '@eunbit/schema/catalogue';
import type { Market } from '@eunbit/schema/market';
import { CURRENCY_LABEL, MARKET_NAME } from '../../../app/market-texts.ts';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { FoldingPanel } from '../../../components/FoldingPanel.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import type { MessageId } from '../../../gql/message-id.ts';
import { formPart, type PartProps } from './form-part.ts';
import { type ListingDraft, STORES, type Store, usualFormerText } from './product-draft.ts';

const STATUS_TEXT: Readonly<Record<ListingStatus, MessageId>> = {
  DRAFT: 'products.listing.draft',
  ON_SALE: 'products.selling',
  STOPPED: 'products.stopped',
};

interface ListingFieldsProps extends PartProps<Store> {
  readonly market: Market;
  /** Shows the opening stock; a stored product has its stock on the stock screen. */
  readonly isNew: boolean;
}

/** Price and sale status of a product in a store. */
export const ListingFields = formPart(
  ({ market }) => [STORES[market]],
  function ListingFields({ market, isNew, draft, wrong, onChange }: ListingFieldsProps) {
    const t = useText();
    const store = STORES[market];
    const listing = draft[store];
    const change = (part: Partial<ListingDraft>) => onChange({ [store]: { ...listing, ...part } });
    const usual = usualFormerText(listing.price, store);
    return (
      <FoldingPanel id={`product-listing-${market}`} title={`${t(MARKET_NAME[market])} · ${CURRENCY_LABEL[market]}`}>
        <Grid gap="4">
          <SelectField
            label={t('products.state')}
            hint={listing.status === 'DRAFT' ? t('products.listing.draftHint') : null}
            value={listing.status}
            onChange={(event) => {
              const status = Object.values(ListingStatus).find((one) => one === event.target.value);
              if (status) change({ status });
            }}
          >
            {Object.values(ListingStatus).map((status) => (
              <option key={status} value={status}>
                {t(STATUS_TEXT[status])}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('products.edit.price')}
            error={wrong[`${store}.price`] ?? null}
            inputMode="decimal"
            autoComplete="off"
            value={listing.price}
            onChange={(event) => change({ price: event.target.value })}
          />
          <Grid gap="2" justifyItems="start">
            <Box width="full">
              <TextField
                label={t('products.edit.former')}
                hint={t('products.edit.formerHint')}
                error={wrong[`${store}.compareAtPrice`] ?? null}
                inputMode="decimal"
                autoComplete="off"
                value={listing.former}
                onChange={(event) => change({ former: event.target.value })}
              />
            </Box>
            {usual && usual !== listing.former ? (
              <Button size="sm" variant="outline" onClick={() => change({ former: usual })}>
                {t('products.edit.usualFormer', { amount: usual })}
              </Button>
            ) : null}
          </Grid>
          {isNew ? (
            <TextField
              label={t('products.edit.units')}
              error={wrong[`${store}.quantity`] ?? null}
              inputMode="numeric"
              autoComplete="off"
              value={listing.units}
              onChange={(event) => change({ units: event.target.value })}
            />
          ) : null}
        </Grid>
      </FoldingPanel>
    );
  },
);
