import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { MAXIMUM_DRAFT_QUANTITY } from '@eunbit/schema/draft-order';
import type { Market } from '@eunbit/schema/market';
import { formatMoney } from '@eunbit/schema/money';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { SendForm } from '../../components/use-send-form.ts';
import { ProductPicker } from '../orders/ProductPicker.tsx';
import { type DraftForm, type LineForm, withProduct } from './draft-form.ts';

interface DraftLinesProps {
  readonly market: Market;
  readonly lines: readonly LineForm[];
  /** The order is free, so there are no prices to agree on. */
  readonly isFree: boolean;
  readonly form: SendForm<DraftForm>;
}

/** The products with quantity and price, either the listed price or an agreed one. */
export function DraftLines({ market, lines, isFree, form }: DraftLinesProps) {
  const t = useText();
  const { getError } = form;
  const { onChange } = form.control('lines');
  const change = (place: number, more: Partial<LineForm>) =>
    onChange(lines.map((line, index) => (index === place ? { ...line, ...more } : line)));
  return (
    <Grid gap="4">
      {lines.length === 0 ? <Text color="fg.muted">{t('draftOrders.noLines')}</Text> : null}
      {getError('lines') ? <Text color="fg.error">{getError('lines')}</Text> : null}
      <chakra.ul listStyle="none" display="grid" gap="4">
        {lines.map((line, index) => (
          <chakra.li key={line.productId} borderBottomWidth="1px" pb="4">
            <fieldset>
              <Flex asChild justify="space-between" gap="3" mb="2" width="full">
                <legend>
                  <strong>{line.title}</strong>
                </legend>
              </Flex>
              <Grid gap="3" templateColumns={{ base: '1fr 1fr', md: '7rem minmax(0, 1fr) auto' }} alignItems="start">
                <TextField
                  label={t('draftOrders.quantity')}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={String(MAXIMUM_DRAFT_QUANTITY).length}
                  value={line.quantity}
                  error={getError(`lines.${index}.quantity`) ?? getError(`lines.${index}.productId`)}
                  onChange={(event) => change(index, { quantity: event.target.value })}
                />
                {isFree ? (
                  <Box />
                ) : (
                  <TextField
                    label={t('draftOrders.agreedPrice')}
                    hint={t('draftOrders.listPrice', { price: formatMoney(line.listPrice, { place: 'order' }) })}
                    inputMode="decimal"
                    autoComplete="off"
                    value={line.agreedPrice}
                    error={getError(`lines.${index}.agreedPrice`)}
                    onChange={(event) => change(index, { agreedPrice: event.target.value })}
                  />
                )}
                <Button
                  variant="outline"
                  size="sm"
                  mt={{ md: '7' }}
                  aria-label={t('draftOrders.removeLine', { title: line.title })}
                  onClick={() => onChange(lines.filter((_line, place) => place !== index))}
                >
                  {t('draftOrders.remove')}
                </Button>
              </Grid>
            </fieldset>
          </chakra.li>
        ))}
      </chakra.ul>
      <ProductPicker market={market} onPick={(product) => onChange(withProduct(lines, product))} />
    </Grid>
  );
}
