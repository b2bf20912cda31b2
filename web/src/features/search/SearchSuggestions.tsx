import { chakra } from '@chakra-ui/react/styled-system';
import { buttonRecipe } from '@eunbit/ui/recipes';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { searchPath } from './search.urls.ts';

const WORDS = ['search.suggestion1', 'search.suggestion2', 'search.suggestion3', 'search.suggestion4'] as const;
const ELSEWHERE = [
  { path: '/products', titleKey: 'search.allProducts' },
  { path: '/faq', titleKey: 'search.allQuestions' },
  { path: '/contact', titleKey: 'search.contact' },
] as const;

const Word = chakra(Link, buttonRecipe);
const QuietLink = chakra(Link, { base: { py: '1.5', textDecoration: 'underline', _hover: { color: 'fg.accent' } } });

/** Suggestions: words with results, all products, all questions, customer service. */
export function SearchSuggestions() {
  const intl = useIntl();
  return (
    <chakra.nav aria-labelledby="search-suggestions" display="grid" gap="4" justifyItems="start">
      <chakra.h2 id="search-suggestions" fontSize="lg" fontWeight="semibold">
        <FormattedMessage id="search.suggestions" />
      </chakra.h2>
      <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none">
        {WORDS.map((key) => (
          <li key={key}>
            <Word to={searchPath(intl.formatMessage({ id: key }))} variant="outline">
              <FormattedMessage id={key} />
            </Word>
          </li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" columnGap="5">
        {ELSEWHERE.map(({ path, titleKey }) => (
          <QuietLink key={path} to={path}>
            <FormattedMessage id={titleKey} />
          </QuietLink>
        ))}
      </chakra.div>
    </chakra.nav>
  );
}
