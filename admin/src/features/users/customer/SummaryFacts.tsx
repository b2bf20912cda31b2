import { useText } from '../../../app/use-text.ts';
import { Fact, MomentFact } from '../../../components/Panel.tsx';
import { Prices } from '../../../components/Prices.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

const SummaryFactsFragment = graphql(`
  fragment SummaryFacts_CustomerSummary on CustomerSummary {
    orderCount
    value { amount currency }
    firstOrderAt
    lastOrderAt
  }
`);

interface SummaryFactsProps {
  readonly summary: FragmentType<typeof SummaryFactsFragment>;
}

/** Order totals of a customer, as facts of their profile. */
export function SummaryFacts({ summary: ref }: SummaryFactsProps) {
  const t = useText();
  const { orderCount, value, firstOrderAt, lastOrderAt } = readFragment(SummaryFactsFragment, ref);
  return (
    <>
      <Fact name={t('users.column.orders')}>{orderCount}</Fact>
      <Fact name={t('users.column.value')}>
        <Prices values={value} />
      </Fact>
      {firstOrderAt && lastOrderAt ? (
        <>
          <MomentFact name={t('users.column.firstOrderAt')} at={firstOrderAt} isDay />
          <MomentFact name={t('users.column.lastOrderAt')} at={lastOrderAt} isDay />
        </>
      ) : null}
    </>
  );
}
