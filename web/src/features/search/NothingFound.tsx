import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { SearchSuggestions } from './SearchSuggestions.tsx';
import { searchPath } from './search.urls.ts';

const Suggestion = styled(Link, { base: { fontWeight: 'semibold', color: 'fg.accent', textDecoration: 'underline' } });

interface NothingFoundProps {
  readonly text: string;
  /** The words of the search that find something. */
  readonly suggestion: string | null;
  readonly popular: readonly string[];
}

/** Says that nothing was found, and leads on: to what of the search finds something, what others search, the helper. */
export function NothingFound({ text, suggestion, popular }: NothingFoundProps) {
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
