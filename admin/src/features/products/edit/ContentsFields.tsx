import { Grid, Text } from '@chakra-ui/react';
import { CURRENCY_BY_MARKET, type Market } from '@eunbit/schema/market';
import {
  ContentsKind,
  describeContents,
  describePricePerMeasure,
  type ProductContents,
  toPricePerMeasure,
} from '@eunbit/schema/product-contents';
import { parseAmount } from '../../../app/amount-text.ts';
import { useStores } from '../../../app/stores.ts';
import { useText } from '../../../app/use-text.ts';
import { FoldingPanel } from '../../../components/FoldingPanel.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import type { MessageId } from '../../../gql/message-id.ts';
import { formPart, type PartProps } from './form-part.ts';
import { type ContentsDraft, STORES, toContents } from './product-draft.ts';

/** Contents of one unit, with a preview of what shoppers see. */
export const ContentsFields = formPart(
  () => ['contents', 'kr', 'us'],
  function ContentsFields({ draft, wrong, onChange }: PartProps<'contents' | 'kr' | 'us'>) {
    const t = useText();
    const { contents } = draft;
    const change = (part: Partial<ContentsDraft>) => onChange({ contents: { ...contents, ...part } });
    const number = (name: 'amount' | 'packs', label: MessageId) => (
      <TextField
        label={t(label)}
        error={wrong[`contents.${name}`] ?? null}
        inputMode="numeric"
        autoComplete="off"
        value={contents[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    );
    return (
      <FoldingPanel id="product-contents" title={t('products.edit.contents')}>
        <Grid gap="4" templateColumns={{ md: 'repeat(3, 1fr)' }} alignItems="start">
          <SelectField
            label={t('products.edit.contentsKind')}
            error={wrong['contents.kind'] ?? null}
            value={contents.kind}
            onChange={(event) =>
              change({ kind: Object.values(ContentsKind).find((kind) => kind === event.target.value) ?? '' })
            }
          >
            <option value="">{t('products.edit.noContents')}</option>
            {Object.values(ContentsKind).map((kind) => (
              <option key={kind} value={kind}>
                {t(`products.edit.${kind}`)}
              </option>
            ))}
          </SelectField>
          {contents.kind === '' ? null : (
            <>
              {number('amount', 'products.edit.contentsAmount')}
              {number('packs', 'products.edit.packs')}
            </>
          )}
        </Grid>
        <ContentsPreview draft={draft} />
      </FoldingPanel>
    );
  },
);

/** Preview for each store; renders nothing until the numbers are valid. */
function ContentsPreview({ draft }: Pick<PartProps<'contents' | 'kr' | 'us'>, 'draft'>) {
  const t = useText();
  const open = useStores();
  const contents = toContents(draft.contents);
  if (!contents || !(contents.amount > 0 && contents.packs > 0)) return null;
  const stores = open.map((market) => describeInStore(market, contents, draft[STORES[market]].price));
  return (
    <Text color="fg.muted" fontSize="sm" mt="3">
      {t('products.edit.contentsPreview', { text: stores.join(' / ') })}
    </Text>
  );
}

/** In the default language of the store. */
function describeInStore(market: Market, contents: ProductContents, priceText: string): string {
  const language = market === 'KR' ? 'ko' : 'en';
  const amount = parseAmount(priceText, market);
  const price = amount === null ? null : toPricePerMeasure({ amount, currency: CURRENCY_BY_MARKET[market] }, contents);
  const text = describeContents(contents, language);
  return price ? `${text}, ${describePricePerMeasure(price, contents.kind, language)}` : text;
}
