import { formatMoney } from '@eunbit/schema/money';
import { useText } from '../../app/use-text.ts';
import { Fact, Facts } from '../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';

const DraftSumsFragment = graphql(`
  fragment DraftSums_DraftOrderAmounts on DraftOrderAmounts {
    subtotal { amount currency }
    shipping { amount currency }
    tax { amount currency }
    taxRate
    total { amount currency }
  }
`);

/** The totals of a draft. */
export function DraftSums({ amounts }: { amounts: FragmentType<typeof DraftSumsFragment> }) {
  const t = useText();
  const { subtotal, shipping, tax, taxRate, total } = readFragment(DraftSumsFragment, amounts);
  return (
    <Facts>
      <Fact name={t('draftOrders.subtotal')}>{formatMoney(subtotal, { place: 'order' })}</Fact>
      <Fact name={t('draftOrders.shipping')}>{formatMoney(shipping, { place: 'order' })}</Fact>
      {tax.amount > 0 ? (
        <Fact name={t('draftOrders.tax', { rate: taxRate })}>{formatMoney(tax, { place: 'order' })}</Fact>
      ) : null}
      <Fact name={t('draftOrders.total')}>
        <strong>{formatMoney(total, { place: 'order' })}</strong>
      </Fact>
    </Facts>
  );
}
