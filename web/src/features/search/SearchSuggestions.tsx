import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { button } from '#styled-system/recipes';
import { searchPath } from './search.urls.ts';

const WORDS = ['search.suggestion1', 'search.suggestion2', 'search.suggestion3', 'search.suggestion4'] as const;
const ELSEWHERE = [
  { path: '/find', titleKey: 'search.find' },
  { path: '/products', titleKey: 'search.allProducts' },
  { path: '/faq', titleKey: 'search.allQuestions' },
  { path: '/contact', titleKey: 'search.contact' },
] as const;

const Word = styled(Link, button);
const QuietLink = styled(Link, { base: { py: '1.5', textDecoration: 'underline', _hover: { color: 'fg.accent' } } });

/** Minimum number of popular searches to show; fewer would look like a lack of visitors. */
const FEWEST_POPULAR = 3;

/** Suggestions: popular searches, or words with results; the product finder, all products, all questions, customer service. */
export function SearchSuggestions({ popular }: { popular: readonly string[] }) {
  const intl = useIntl();
  const isPopular = popular.length >= FEWEST_POPULAR;
  const words = isPopular ? popular : WORDS.map((id) => intl.formatMessage({ id }));
  return (
    <styled.nav aria-labelledby="search-suggestions" display="grid" gap="4" justifyItems="start">
      <styled.h2 id="search-suggestions" fontSize="lg" fontWeight="semibold">
        <FormattedMessage id={isPopular ? 'search.popular' : 'search.suggestions'} />
      </styled.h2>
      <styled.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none">
        {words.map((word) => (
          <li key={word}>
            <Word to={searchPath(word)} variant="outline">
              {word}
            </Word>
          </li>
        ))}
      </styled.ul>
      <styled.div display="flex" flexWrap="wrap" columnGap="5">
        {ELSEWHERE.map(({ path, titleKey }) => (
          <QuietLink key={path} to={path}>
            <FormattedMessage id={titleKey} />
          </QuietLink>
        ))}
      </styled.div>
    </styled.nav>
  );
}
