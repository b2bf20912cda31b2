import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../app/PageHead.tsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { PageLinks } from '../../components/PageLinks.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import type { SearchPageQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { ProductCard } from '../catalogue/ProductCard.tsx';
import { ProductCardSkeleton } from '../catalogue/ProductCardSkeleton.tsx';
import { ProductGrid } from '../catalogue/ProductGrid.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchSuggestions } from './SearchSuggestions.tsx';
import { readSearched } from './search.urls.ts';

const SearchPageDocument = graphql(`
  query SearchPage($text: String!, $page: Int!) {
    search(text: $text, page: $page, first: 24) {
      products {
        totalCount
        page
        pageCount
        nodes {
          id
          ...ProductCard_Product
        }
      }
      faqEntries {
        id
        question
      }
    }
  }
`);

export const loadSearch: ScreenLoader = ({ url, preload }) =>
  preload(SearchPageDocument, readSearched(url.searchParams));

/** `/search?q=`: products and questions that match a text; a field and suggestions without a text. */
export function SearchPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const searched = readSearched(search);
  const { text } = searched;
  const { data, state, retry, retrying } = useScreenQuery(SearchPageDocument, searched);
  const title = text
    ? intl.formatMessage({ id: 'search.titleOf' }, { text })
    : intl.formatMessage({ id: 'search.title' });
  return (
    <PageBody>
      <PageHead title={title} description={intl.formatMessage({ id: 'search.description' })} path="/search" />
      <meta name="robots" content="noindex" />
      <PageIntro title={title} />
      <styled.div display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
        <SearchForm text={text} />
        {text === '' ? <SearchSuggestions /> : null}
        {text && state === 'failed' ? (
          <ErrorAlert onRetry={retry} retrying={retrying}>
            <FormattedMessage id="search.failed" />
          </ErrorAlert>
        ) : null}
        {text && state === 'loading' ? <Waiting /> : null}
        {text && data ? <Found text={text} found={data.search} /> : null}
      </styled.div>
    </PageBody>
  );
}

function Waiting() {
  return (
    <ProductGrid aria-busy>
      {['a', 'b', 'c', 'd'].map((place) => (
        <li key={place}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ProductGrid>
  );
}

/** Cards in the first view. */
const SEEN_AT_ONCE = 4;

function Found({ text, found }: { text: string; found: SearchPageQuery['search'] }) {
  const { products, faqEntries } = found;
  const { totalCount, page, pageCount } = products;
  if (totalCount === 0 && faqEntries.length === 0) {
    return (
      <>
        <styled.div role="status" display="grid" gap="2">
          <styled.p fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
            <FormattedMessage id="search.noneTitle" values={{ text }} />
          </styled.p>
          <p>
            <FormattedMessage id="search.noneText" />
          </p>
        </styled.div>
        <SearchSuggestions />
      </>
    );
  }
  return (
    <>
      <section>
        <styled.p role="status" mb="4" color="fg.muted">
          <FormattedMessage id="search.productCount" values={{ count: totalCount }} />
        </styled.p>
        <ProductGrid>
          {products.nodes.map((product, index) => (
            <li key={product.id}>
              <ProductCard product={product} eager={index < SEEN_AT_ONCE} heading="h2" />
            </li>
          ))}
        </ProductGrid>
        <PageLinks page={page} pageCount={pageCount} />
      </section>
      {faqEntries.length > 0 ? <Questions entries={faqEntries} /> : null}
    </>
  );
}

const QuestionLink = styled(Link, {
  base: {
    display: 'block',
    py: '3',
    borderTopWidth: '1px',
    _hover: { color: 'fg.accent', textDecoration: 'underline' },
  },
});

function Questions({ entries }: { entries: SearchPageQuery['search']['faqEntries'] }) {
  return (
    <styled.section aria-labelledby="search-questions" maxWidth="text">
      <styled.h2 id="search-questions" fontSize="xl" fontWeight="semibold" mb="3">
        <FormattedMessage id="search.questions" />
      </styled.h2>
      <styled.ul listStyleType="none">
        {entries.map(({ id, question }) => (
          <li key={id}>
            <QuestionLink to={`/faq#${id}`}>{question}</QuestionLink>
          </li>
        ))}
      </styled.ul>
    </styled.section>
  );
}
