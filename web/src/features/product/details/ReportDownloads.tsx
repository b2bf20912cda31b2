import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { ReportList } from '../../report/ReportList.tsx';

const ReportDownloadsProduct = graphql(`
  fragment ReportDownloads_Product on Product {
    id
    market
    reports {
      file
      ...ReportList_Download
    }
  }
`);

/** The test reports of a product, to download. */
export function ReportDownloads({ product }: { product: FragmentType<typeof ReportDownloadsProduct> }) {
  const { reports } = readFragment(ReportDownloadsProduct, product);
  if (reports.length === 0) return null;
  return (
    <styled.section pt={{ base: '14', lg: '24' }}>
      <styled.h2 fontSize={{ base: '2xl', lg: '3xl' }} fontWeight="bold" mb="6">
        <FormattedMessage id="product.reports" />
      </styled.h2>
      <ReportList reports={reports} />
    </styled.section>
  );
}
