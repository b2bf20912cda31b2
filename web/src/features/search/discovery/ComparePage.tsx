import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../../app/PageHead.tsx';
import type { ScreenLoader } from '../../../app/screen.ts';
import { useScreenQuery } from '../../../app/use-screen-query.ts';
import { PageBody } from '../../../components/PageBody.tsx';
import { PageIntro } from '../../../components/PageIntro.tsx';
import { LoadFailed } from '../../../elements/ErrorAlert.tsx';
import { graphql } from '../../../gql/index.ts';
import { CompareChooser } from './CompareChooser.tsx';
import { CompareTable } from './CompareTable.tsx';
import { readCompared } from './discovery.urls.ts';

const CompareDocument = graphql(`
  query Compare($numbers: [Int!]!) {
    compared: products(first: 3, filter: { numbers: $numbers }) { nodes { id ...CompareTable_Product } }
    products(first: 24) {
      edges { node { id market number title } }
    }
  }
`);

export const loadCompare: ScreenLoader = ({ url, preload }) =>
  preload(CompareDocument, { numbers: readCompared(url.searchParams) });

/** `/compare?products=1,3`: up to three products side by side, and a form to choose them. */
export function ComparePage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const numbers = readCompared(search);
  const { data, state, retry, retrying } = useScreenQuery(CompareDocument, { numbers });
  const title = intl.formatMessage({ id: 'search.compareTitle' });
  return (
    <PageBody>
      <PageHead title={title} description={intl.formatMessage({ id: 'search.compareLead' })} path="/compare" />
      <meta name="robots" content="noindex" />
      <PageIntro title={title} lead={<FormattedMessage id="search.compareLead" />} />
      {state === 'failed' ? <LoadFailed id="search.failed" retry={retry} retrying={retrying} /> : null}
      {data ? (
        <styled.div display="grid" gap="10" gridTemplateColumns="minmax(0, 1fr)">
          {data.compared.nodes.length > 0 ? (
            <CompareTable products={data.compared.nodes} />
          ) : (
            <styled.p role="status">
              <FormattedMessage id="search.compareEmpty" />
            </styled.p>
          )}
          <CompareChooser
            key={numbers.join()}
            chosen={numbers}
            products={data.products.edges.map(({ node }) => node)}
          />
        </styled.div>
      ) : null}
    </PageBody>
  );
}
