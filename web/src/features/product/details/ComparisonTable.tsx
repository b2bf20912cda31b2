import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

const ComparisonTableComparison = graphql(`
  fragment ComparisonTable_ProductComparison on ProductComparison {
    ours
    theirs
    rows { aspect ours theirs }
  }
`);

const Cell = styled('td', { base: { px: { base: '2.5', md: '4' }, py: '3.5', verticalAlign: 'top' } });
const Head = styled('th', {
  base: { px: { base: '2.5', md: '4' }, py: '3.5', textAlign: 'start', verticalAlign: 'top' },
});

/** Compares the product with an ordinary one that contains alcohol. */
export function ComparisonTable({ comparison }: { comparison: FragmentType<typeof ComparisonTableComparison> }) {
  const { ours, theirs, rows } = readFragment(ComparisonTableComparison, comparison);
  return (
    <styled.section pt={{ base: '14', lg: '24' }}>
      <styled.h2 fontSize={{ base: '2xl', lg: '3xl' }} fontWeight="bold" mb="6">
        <FormattedMessage id="product.comparison" />
      </styled.h2>
      <styled.div
        borderWidth="1px"
        borderRadius="xl"
        overflowX="auto"
        // Very narrow windows scroll it, by keyboard as well.
        tabIndex={0}
        role="group"
        aria-label={`${ours}, ${theirs}`}
      >
        <styled.table width="full" fontSize={{ base: 'sm', lg: 'md' }} css={{ borderCollapse: 'collapse' }}>
          <thead>
            <styled.tr bg="gray.50">
              <Head scope="col">
                <FormattedMessage id="product.comparisonAspect" />
              </Head>
              <Head scope="col" color="purple.700" fontWeight="bold">
                {ours}
              </Head>
              <Head scope="col" fontWeight="medium">
                {theirs}
              </Head>
            </styled.tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <styled.tr key={row.aspect} borderTopWidth="1px">
                <Head scope="row" fontWeight="semibold" width="24%">
                  {row.aspect}
                </Head>
                <Cell bg="purple.50" fontWeight="medium" width="38%">
                  {row.ours}
                </Cell>
                <Cell color="gray.700">{row.theirs}</Cell>
              </styled.tr>
            ))}
          </tbody>
        </styled.table>
      </styled.div>
    </styled.section>
  );
}
