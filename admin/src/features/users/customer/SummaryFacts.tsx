import type { Market } from '@eunbit/schema/market';
import { dateText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../app/use-text.ts';
import { Fact } from '../../../components/Panel.tsx';
import { Prices } from '../../../components/Prices.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

const SummaryFactsFragment = graphql(`
  fragment SummaryFacts_CustomerSummary on CustomerSummary {
    orderCount
    value {
      amount
      currency
    }
    firstOrderAt
    lastOrderAt
  }
`);

interface SummaryFactsProps {
  readonly summary: FragmentType<typeof SummaryFactsFragment>;
  readonly market: Market;
}

/** What the orders of a customer come to, as facts of their profile. */
export function SummaryFacts({ summary: ref, market }: SummaryFactsProps) {
  const t = useText();
  const language = useLanguage();
  const { orderCount, value, firstOrderAt, lastOrderAt } = readFragment(SummaryFactsFragment, ref);
  return (
    <>
      <Fact name={t('users.column.orders')}>{orderCount}</Fact>
      <Fact name={t('users.column.value')}>
        <Prices values={value} />
      </Fact>
      {firstOrderAt && lastOrderAt ? (
        <>
          <Fact name={t('users.column.firstOrderAt')}>{dateText(firstOrderAt, language, market)}</Fact>
          <Fact name={t('users.column.lastOrderAt')}>{dateText(lastOrderAt, language, market)}</Fact>
        </>
      ) : null}
    </>
  );
}
