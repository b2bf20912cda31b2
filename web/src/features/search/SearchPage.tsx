import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../app/PageHead.tsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { LoadFailed } from '../../elements/ErrorAlert.tsx';
import { graphql } from '../../gql/index.ts';
import { ProductGridSkeleton } from '../catalogue/ProductCardSkeleton.tsx';
import { FoundResults } from './FoundResults.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchSuggestions } from './SearchSuggestions.tsx';
import { readSearched } from './search.urls.ts';
import { useRecordSearch } from './use-record-search.ts';

const SearchPageDocument = graphql(`
  query SearchPage($text: String!, $page: Int!) {
    search(text: $text, page: $page, first: 24) {
      products { totalCount page pageCount nodes { id ...ProductCard_Product } }
      faqEntries { id question }
      faqCount
      suggestion
    }
    searchAnnouncements(text: $text) { totalCount announcements { id title language } }
    popularSearches
  }
`);

export const loadSearch: ScreenLoader = ({ url, preload }) =>
  preload(SearchPageDocument, readSearched(url.searchParams));

/** `/search?q=`: results for a text, by kind; without a text a field, recent searches of this browser, and popular searches. */
export function SearchPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const searched = readSearched(search);
  const { text } = searched;
  const { data, state, retry, retrying } = useScreenQuery(SearchPageDocument, searched);
  useRecordSearch(text, data !== undefined && state !== 'loading');
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
        {text === '' ? <RecentSearches /> : null}
        {text === '' ? <SearchSuggestions popular={data?.popularSearches ?? []} /> : null}
        {text && state === 'failed' ? <LoadFailed id="search.failed" retry={retry} retrying={retrying} /> : null}
        {text && state === 'loading' ? <ProductGridSkeleton /> : null}
        {text && data ? <FoundResults text={text} data={data} /> : null}
      </styled.div>
    </PageBody>
  );
}
