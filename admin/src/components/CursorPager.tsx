import { chakra, Span } from '@chakra-ui/react';
import { useText } from '../app/use-text.ts';
import { ButtonLink } from './ButtonLink.tsx';

type CursorTrail = readonly string[];

interface CursorPagerProps {
  /** Accessible name of the pager. */
  readonly label: string;
  /** Cursors of the pages up to the current one; empty on the first page. */
  readonly trail: CursorTrail;
  /** Of the shown page; undefined while the first one loads. */
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null } | undefined;
  /** Shown beside the links if it is known. */
  readonly totalCount?: number;
  readonly buildUrl: (trail: CursorTrail) => string;
  /** Keeps the scroll position, for a list that shares its screen with others. */
  readonly keepsPlace?: boolean;
}

/** Links to the newer and the older page of a list with cursors. */
export function CursorPager({ label, trail, pageInfo, totalCount, buildUrl, keepsPlace = false }: CursorPagerProps) {
  const t = useText();
  const next = pageInfo?.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  if (totalCount === undefined && trail.length === 0 && next === null) return null;
  const link = { size: 'sm', variant: 'outline', preventScrollReset: keepsPlace } as const;
  return (
    <chakra.nav aria-label={label} display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="4">
      {totalCount === undefined ? null : <Span color="fg.muted">{t('app.pages.total', { count: totalCount })}</Span>}
      {trail.length > 0 ? (
        <ButtonLink {...link} to={buildUrl(trail.slice(0, -1))}>
          {t('app.pages.newer')}
        </ButtonLink>
      ) : null}
      {next === null ? null : (
        <ButtonLink {...link} to={buildUrl([...trail, next])}>
          {t('app.pages.older')}
        </ButtonLink>
      )}
    </chakra.nav>
  );
}
