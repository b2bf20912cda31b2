import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../app/settings.tsx';
import { PageLinks } from '../../components/PageLinks.tsx';
import type { SearchPageQuery } from '../../gql/graphql.ts';
import { ProductCard } from '../catalogue/ProductCard.tsx';
import { ProductGrid } from '../catalogue/ProductGrid.tsx';
import { FoundList } from './FoundList.tsx';
import { findPages } from './find-pages.ts';
import { SearchSuggestions } from './SearchSuggestions.tsx';
import { searchPath } from './search.urls.ts';

/** Cards in the first view. */
const SEEN_AT_ONCE = 4;

const QuietLink = styled(Link, {
  base: { display: 'inline-block', py: '1.5', textDecoration: 'underline', _hover: { color: 'fg.accent' } },
});
const CountLink = styled('a', {
  base: { py: '1.5', color: 'fg.muted', textDecoration: 'underline', _hover: { color: 'fg.accent' } },
});

/** The results of a search by kind: products, questions, announcements, pages (CATALOGUE-27). */
export function FoundResults({ text, data }: { text: string; data: SearchPageQuery }) {
  const { market, language } = useSettings();
  const { search, searchAnnouncements, popularSearches } = data;
  const { products, faqEntries, faqCount, suggestion } = search;
  const pages = findPages(text, market, language);
  const lists = [
    {
      id: 'questions',
      titleKey: 'search.questions',
      count: faqCount,
      links: faqEntries.map(({ id, question }) => ({ path: `/faq#${id}`, title: question })),
      more: (
        <QuietLink to="/faq">
          <FormattedMessage id="search.allQuestions" />
        </QuietLink>
      ),
    },
    {
      id: 'notices',
      titleKey: 'search.notices',
      count: searchAnnouncements.totalCount,
      links: searchAnnouncements.announcements.map(({ id, title, language }) => ({
        path: `/message-board/${id}`,
        title,
        lang: language.toLowerCase(),
      })),
      more: (
        <QuietLink to="/message-board">
          <FormattedMessage id="search.allNotices" />
        </QuietLink>
      ),
    },
    { id: 'pages', titleKey: 'search.pages', count: pages.length, links: pages },
  ];
  const shown = lists.filter(({ count }) => count > 0);
  if (products.totalCount === 0 && shown.length === 0) {
    return <NothingFound text={text} suggestion={suggestion ?? null} popular={popularSearches} />;
  }
  return (
    <>
      <styled.section id="products">
        <styled.div display="flex" flexWrap="wrap" columnGap="5" alignItems="baseline" mb="4">
          <styled.p role="status" color="fg.muted">
            <FormattedMessage id="search.productCount" values={{ count: products.totalCount }} />
          </styled.p>
          {shown.map(({ id, titleKey, count }) => (
            <CountLink key={id} href={`#${id}`}>
              <FormattedMessage id={titleKey} /> {count}
            </CountLink>
          ))}
        </styled.div>
        <ProductGrid>
          {products.nodes.map((product, index) => (
            <li key={product.id}>
              <ProductCard product={product} eager={index < SEEN_AT_ONCE} heading="h2" />
            </li>
          ))}
        </ProductGrid>
        <PageLinks page={products.page} pageCount={products.pageCount} />
      </styled.section>
      {shown.map((list) => (
        <FoundList key={list.id} {...list} />
      ))}
    </>
  );
}

const Suggestion = styled(Link, { base: { fontWeight: 'semibold', color: 'fg.accent', textDecoration: 'underline' } });

interface NothingFoundProps {
  readonly text: string;
  /** The words of the search that have results. */
  readonly suggestion: string | null;
  readonly popular: readonly string[];
}

/**
 * Shown if nothing was found, with alternatives: words of the search that have results, popular searches, and the product finder.
 */
function NothingFound({ text, suggestion, popular }: NothingFoundProps) {
  return (
    <>
      <styled.div role="status" display="grid" gap="2">
        <styled.p fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
          <FormattedMessage id="search.noneTitle" values={{ text }} />
        </styled.p>
        <p>
          {suggestion ? (
            <FormattedMessage
              id="search.suggestion"
              values={{ text: <Suggestion to={searchPath(suggestion)}>{suggestion}</Suggestion> }}
            />
          ) : (
            <FormattedMessage id="search.noneText" />
          )}
        </p>
      </styled.div>
      <SearchSuggestions popular={popular} />
    </>
  );
}
