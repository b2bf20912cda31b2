import { chakra, SegmentGroup, Text } from '@chakra-ui/react';
import { message } from '@eunbit/schema/staff-messages';
import { getSaleState, isLowStock } from '@eunbit/schema/stock';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, memo, useEffect, useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { useMay } from '../../../app/viewer.ts';
import { Button } from '../../../components/Button.tsx';
import { ConflictAlert } from '../../../components/ConflictAlert.tsx';
import { COVERING_INPUT } from '../../../components/covering-input.ts';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { Fact, Facts } from '../../../components/Panel.tsx';
import { toaster } from '../../../components/toaster.ts';
import type { ProductCard_StockLevelFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import type { MessageId } from '../../../gql/message-id.ts';
import { useUpdateStock } from '../product-mutations.ts';
import { CardHead } from './CardHead.tsx';
import { QuantityField } from './QuantityField.tsx';
import {
  changedDraft,
  changeToSave,
  isOvertaken,
  parseQuantity,
  rebased,
  type StockDraft,
  type StockFigure,
  shownStock,
  stepped,
} from './stock-draft.ts';

const ProductCardProduct = graphql(`
  fragment ProductCard_Product on Product {
    id
    market
    slug
    title
    price { amount currency }
    images { url alt }
  }
`);

const ProductCardStock = graphql(`
  fragment ProductCard_StockLevel on StockLevel {
    id
    quantity
    isStopped
    reserved
    version
  }
`);

interface ProductCardProps {
  readonly product: FragmentType<typeof ProductCardProduct>;
  readonly stock: FragmentType<typeof ProductCardStock>;
  /** Threshold: at or below this number the stock is marked as low. */
  readonly lowStockAt: number;
  /** Whether the product is a draft in this store: its form publishes it, not the card. */
  readonly isDraft: boolean;
  /** Shows links to the stock history; absent on the page of the history. */
  readonly withHistory?: boolean;
  readonly onUnsaved: (stockId: string, unsaved: boolean) => void;
}

/** Stock and sale state of one product. It follows live sales until somebody edits it. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const t = useText();
  const language = useLanguage();
  const product = readFragment(ProductCardProduct, props.product);
  const stock = readFragment(ProductCardStock, props.stock);
  const { send, busy } = useUpdateStock();
  const mayUpdate = useMay()('STOCK_UPDATE');
  const [draft, setDraft] = useState<StockDraft | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = shownStock(stock, draft);
  const overtaken = isOvertaken(stock, draft);
  const mark = getMark(stock, props);
  const wrongQuantity = parseQuantity(shown.quantity) === null;
  const { onUnsaved } = props;
  useEffect(
    function notifyPage() {
      onUnsaved(stock.id, draft !== null);
      return () => onUnsaved(stock.id, false);
    },
    [onUnsaved, stock.id, draft],
  );

  function change(part: Parameters<typeof changedDraft>[1]) {
    setDraft(changedDraft(draft, part, stock));
    setProblem(null);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!draft || busy) return;
    const input = changeToSave(stock, draft);
    if (!input) return;
    const { problem: refused } = await send({ productId: product.id, market: product.market, ...input });
    // A conflict returns the newer figure, and the card asks which one to keep.
    if (refused) return setProblem(refused.message ?? t('products.saveFailed'));
    setDraft(null);
    setProblem(null);
    toaster.create({ title: t('products.saved', { title: product.title }) });
  }

  return (
    <chakra.li
      bg="white"
      borderWidth="1px"
      borderColor={draft ? 'amber.600' : 'border'}
      borderRadius="lg"
      p="4"
      display="grid"
      gap="4"
    >
      <CardHead product={product} unsaved={draft !== null} mark={mark} withHistory={props.withHistory ?? true} />
      {mayUpdate || draft ? (
        <chakra.form onSubmit={save} noValidate display="grid" gap="4">
          <QuantityField
            value={shown.quantity}
            error={wrongQuantity ? message('stockQuantity.notNumeric', language) : null}
            reserved={stock.reserved}
            onChange={(quantity) => change({ quantity })}
            onStep={(delta) => change({ quantity: stepped(shown.quantity, delta, stock) })}
          />
          {props.isDraft ? null : (
            <SaleToggle
              isStopped={shown.isStopped}
              title={product.title}
              onChange={(isStopped) => change({ isStopped })}
            />
          )}
          {draft && overtaken ? (
            <StockConflict
              message={problem ?? message('stock.conflict', language)}
              draft={draft}
              stock={stock}
              onTakeNew={() => {
                setDraft(null);
                setProblem(null);
              }}
              onKeepMine={() => {
                setDraft(rebased(draft, stock));
                setProblem(null);
              }}
            />
          ) : problem ? (
            <ErrorAlert>{problem}</ErrorAlert>
          ) : null}
          <Button type="submit" loading={busy} disabled={draft === null || wrongQuantity}>
            {t('products.save')}
          </Button>
        </chakra.form>
      ) : (
        <StockFacts stock={stock} isDraft={props.isDraft} />
      )}
    </chakra.li>
  );
});

/** Warning on the card; null if there is none. */
function getMark(
  stock: ProductCard_StockLevelFragment,
  { isDraft, lowStockAt }: Pick<ProductCardProps, 'isDraft' | 'lowStockAt'>,
): MessageId | null {
  if (isDraft) return 'products.listing.draft';
  if (getSaleState(stock) === 'soldOut') return 'products.count.soldOut';
  return isLowStock(stock, lowStockAt) ? 'products.low' : null;
}

interface SaleToggleProps {
  readonly isStopped: boolean;
  readonly title: string;
  readonly onChange: (isStopped: boolean) => void;
}

const STATES = [
  { value: 'selling', text: 'products.selling', color: 'green.700' },
  { value: 'stopped', text: 'products.stopped', color: 'red.700' },
] as const;

/** Selling or stopped, side by side. */
function SaleToggle({ isStopped, title, onChange }: SaleToggleProps) {
  const t = useText();
  return (
    <SegmentGroup.Root
      aria-label={`${title}: ${t('products.state')}`}
      value={isStopped ? 'stopped' : 'selling'}
      onValueChange={({ value }) => onChange(value === 'stopped')}
    >
      <SegmentGroup.Indicator />
      {STATES.map(({ value, text, color }) => (
        <SegmentGroup.Item key={value} value={value} _checked={{ color }}>
          <SegmentGroup.ItemText>{t(text)}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput style={COVERING_INPUT} />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}

interface StockConflictProps {
  readonly message: string;
  readonly draft: StockDraft;
  readonly stock: StockFigure;
  readonly onTakeNew: () => void;
  readonly onKeepMine: () => void;
}

/** Shows both figures and lets the person choose one. */
function StockConflict({ message, draft, stock, onTakeNew, onKeepMine }: StockConflictProps) {
  const t = useText();
  const mine = shownStock(stock, draft);
  const stateText = (isStopped: boolean) => t(isStopped ? 'products.stopped' : 'products.selling');
  return (
    <ConflictAlert
      message={message}
      takeNewText={t('products.conflict.takeNew')}
      keepMineText={t('products.conflict.keepMine')}
      onTakeNew={onTakeNew}
      onKeepMine={onKeepMine}
    >
      <chakra.dl mt="2" display="grid" gridTemplateColumns="auto 1fr" columnGap="3" rowGap="1">
        <dt>{t('products.conflict.now')}</dt>
        <chakra.dd fontWeight="bold">
          {stock.quantity} · {stateText(stock.isStopped)}
        </chakra.dd>
        <dt>{t('products.conflict.mine')}</dt>
        <chakra.dd fontWeight="bold">
          {mine.quantity} · {stateText(mine.isStopped)}
        </chakra.dd>
        <chakra.dt color="fg.muted">{t('products.conflict.before')}</chakra.dt>
        <chakra.dd color="fg.muted">
          {draft.base.quantity} · {stateText(draft.base.isStopped)}
        </chakra.dd>
      </chakra.dl>
    </ConflictAlert>
  );
}

interface StockFactsProps {
  readonly stock: ProductCard_StockLevelFragment;
  readonly isDraft: boolean;
}

/** Read-only stock of a product, for viewers who may not change it. */
function StockFacts({ stock: { quantity, reserved, isStopped }, isDraft }: StockFactsProps) {
  const t = useText();
  return (
    <>
      <Facts>
        <Fact name={t('products.quantity')}>{quantity.toLocaleString('en-US')}</Fact>
        {isDraft ? null : (
          <Fact name={t('products.state')}>{t(isStopped ? 'products.stopped' : 'products.selling')}</Fact>
        )}
      </Facts>
      {reserved > 0 ? <Text color="fg.muted">{t('products.reserved', { count: reserved })}</Text> : null}
    </>
  );
}
