import { useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { CloseIcon } from '../../elements/icons.tsx';
import { readRecentSearches, removeAllRecentSearches, removeRecentSearch } from './recent-searches.ts';
import { searchPath } from './search.urls.ts';

const QuietButton = styled('button', {
  base: { fontSize: 'sm', color: 'fg.muted', textDecoration: 'underline', cursor: 'pointer', minHeight: '6' },
});
const RemoveButton = styled('button', {
  base: { display: 'grid', placeItems: 'center', boxSize: '9', cursor: 'pointer', borderRadius: 'full' },
});
const Text = styled(Link, {
  base: { py: '1.5', ps: '4', overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' } },
});

/**
 * Searches of this browser, to repeat or to remove; they never leave the browser (CATALOGUE-28). `onLeave` runs before one is
 * followed: an open dialog would keep the focus.
 */
export function RecentSearches({ onLeave }: { onLeave?: () => void }) {
  const intl = useIntl();
  const titleId = useId();
  const { texts, remove, removeAll } = useRecentSearches();
  if (texts.length === 0) return null;
  return (
    <styled.section aria-labelledby={titleId} display="grid" gap="3" justifyItems="start">
      <styled.div display="flex" alignItems="baseline" columnGap="4">
        <styled.h2 id={titleId} fontSize="lg" fontWeight="semibold">
          <FormattedMessage id="search.recent" />
        </styled.h2>
        <QuietButton type="button" onClick={removeAll}>
          <FormattedMessage id="search.removeAll" />
        </QuietButton>
      </styled.div>
      <styled.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none">
        {texts.map((text) => (
          <styled.li key={text} display="flex" alignItems="center" borderWidth="1px" borderRadius="full">
            <Text to={searchPath(text)} onClick={onLeave}>
              {text}
            </Text>
            <RemoveButton
              type="button"
              aria-label={intl.formatMessage({ id: 'search.remove' }, { text })}
              onClick={() => remove(text)}
            >
              <CloseIcon boxSize="4" />
            </RemoveButton>
          </styled.li>
        ))}
      </styled.ul>
    </styled.section>
  );
}

/** The searches that this browser stored; empty for the first rendering, as the server does not know them. */
function useRecentSearches() {
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => setTexts(readRecentSearches()), []);
  return {
    texts,
    remove: (text: string) => setTexts(removeRecentSearch(text)),
    removeAll: () => setTexts(removeAllRecentSearches()),
  };
}
