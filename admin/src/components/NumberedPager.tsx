import { chakra, Flex, Span } from '@chakra-ui/react';
import { Link } from 'react-router';
import { TOUCH_TARGET } from '../app/touch.ts';
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
    ...TOUCH_TARGET,
    '&[aria-current]': { bg: 'gray.800', borderColor: 'gray.800', color: 'white' },
  },
});

export interface PageOfList {
  readonly page: number;
  readonly pageCount: number;
  /** Shown beside the links; for lists that do not show their count elsewhere. */
  readonly totalCount?: number;
}

interface NumberedPagerProps extends PageOfList {
  /** Accessible name of the pager; defaults to a general one. */
  readonly label?: string;
  /** Address of a page of the same list. */
  readonly buildUrl: (page: number) => string;
  /** Keeps the scroll position, for a list that shares its screen with others. */
  readonly keepsPlace?: boolean;
}

/** Numbered links to the pages of a list. */
export function NumberedPager({
  label,
  page,
  pageCount,
  totalCount,
  buildUrl,
  keepsPlace = false,
}: NumberedPagerProps) {
  const t = useText();
  // The list itself shows that it is empty.
  if (!totalCount && pageCount < 2) return null;
  return (
    <Flex wrap="wrap" align="center" gap="3" mt="4">
      {totalCount === undefined ? null : (
        <Span color="fg.muted" marginEnd="auto">
          {t('app.pages.total', { count: totalCount })}
        </Span>
      )}
      {pageCount > 1 ? (
        <nav aria-label={label ?? t('app.pages.title')}>
          <chakra.ul display="flex" flexWrap="wrap" gap="1.5" listStyle="none">
            {pageNumbers(page, pageCount).map((number, place) =>
              number === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity except its position.
                <chakra.li key={`gap-${place}`} aria-hidden alignSelf="center" px="1">
                  …
                </chakra.li>
              ) : (
                <li key={number}>
                  <PageLink
                    to={buildUrl(number)}
                    aria-label={t('app.pages.page', { page: number })}
                    aria-current={number === page ? 'page' : undefined}
                    preventScrollReset={keepsPlace}
                  >
                    {number}
                  </PageLink>
                </li>
              ),
            )}
          </chakra.ul>
        </nav>
      ) : null}
    </Flex>
  );
}
