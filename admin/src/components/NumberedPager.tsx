import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { useText } from '../app/use-text.ts';
import { pageNumbers } from './page-numbers.ts';

const PageLink = chakra(Link, {
  base: {
    display: 'inline-grid',
    placeContent: 'center',
    minW: '9',
    minH: '9',
    px: '2',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'white',
    fontVariantNumeric: 'tabular-nums',
    _hover: { borderColor: 'gray.800' },
    '&[aria-current]': { bg: 'gray.800', borderColor: 'gray.800', color: 'white' },
  },
});

interface NumberedPagerProps {
  /** What the pages are of, for screen readers. */
  readonly label: string;
  readonly page: number;
  readonly pageCount: number;
  readonly urlOf: (page: number) => string;
}

/** Numbered links to the pages of a list; nothing where there is one page. */
export function NumberedPager({ label, page, pageCount, urlOf }: NumberedPagerProps) {
  const t = useText();
  if (pageCount < 2) return null;
  return (
    <chakra.nav aria-label={label} mt="4">
      <chakra.ul display="flex" flexWrap="wrap" gap="1.5" listStyle="none">
        {pageNumbers(page, pageCount).map((number, place) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place.
            <chakra.li key={`gap-${place}`} aria-hidden alignSelf="center" px="1">
              …
            </chakra.li>
          ) : (
            <li key={number}>
              <PageLink
                to={urlOf(number)}
                aria-label={t('app.pager.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                preventScrollReset
              >
                {number}
              </PageLink>
            </li>
          ),
        )}
      </chakra.ul>
    </chakra.nav>
  );
}
