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

/** Suggestions: words with results, all products, all questions, customer service. */
export function SearchSuggestions() {
  const intl = useIntl();
  return (
    <styled.nav aria-labelledby="search-suggestions" display="grid" gap="4" justifyItems="start">
      <styled.h2 id="search-suggestions" fontSize="lg" fontWeight="semibold">
        <FormattedMessage id="search.suggestions" />
      </styled.h2>
      <styled.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none">
        {WORDS.map((key) => (
          <li key={key}>
            <Word to={searchPath(intl.formatMessage({ id: key }))} variant="outline">
              <FormattedMessage id={key} />
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
