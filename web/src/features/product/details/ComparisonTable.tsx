import { chakra } from '@chakra-ui/react/styled-system';
import { FormattedMessage } from 'react-intl';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

const ComparisonTableComparison = graphql(`
  fragment ComparisonTable_ProductComparison on ProductComparison {
    ours
    theirs
    rows {
      aspect
      ours
      theirs
    }
  }
`);

const Cell = chakra('td', { base: { px: { base: '2.5', md: '4' }, py: '3.5', verticalAlign: 'top' } });
const Head = chakra('th', {
  base: { px: { base: '2.5', md: '4' }, py: '3.5', textAlign: 'start', verticalAlign: 'top' },
});

/** Compares the product with an ordinary one that contains alcohol. */
export function ComparisonTable({ comparison }: { comparison: FragmentType<typeof ComparisonTableComparison> }) {
  const { ours, theirs, rows } = readFragment(ComparisonTableComparison, comparison);
  return (
    <chakra.section pt={{ base: '14', lg: '24' }}>
      <chakra.h2 fontSize={{ base: '2xl', lg: '3xl' }} fontWeight="bold" mb="6">
        <FormattedMessage id="product.comparison" />
      </chakra.h2>
      <chakra.div
        borderWidth="1px"
        borderRadius="xl"
        overflowX="auto"
        // Very narrow windows scroll it, by keyboard as well.
        tabIndex={0}
        role="group"
        aria-label={`${ours}, ${theirs}`}
      >
        <chakra.table width="full" fontSize={{ base: 'sm', lg: 'md' }} css={{ borderCollapse: 'collapse' }}>
          <thead>
            <chakra.tr bg="gray.50">
              <Head scope="col">
                <FormattedMessage id="product.comparisonAspect" />
              </Head>
              <Head scope="col" color="purple.700" fontWeight="bold">
                {ours}
              </Head>
              <Head scope="col" fontWeight="medium">
                {theirs}
              </Head>
            </chakra.tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <chakra.tr key={row.aspect} borderTopWidth="1px">
                <Head scope="row" fontWeight="semibold" width="24%">
                  {row.aspect}
                </Head>
                <Cell bg="purple.50" fontWeight="medium" width="38%">
                  {row.ours}
                </Cell>
                <Cell color="gray.700">{row.theirs}</Cell>
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
    </chakra.section>
  );
}
