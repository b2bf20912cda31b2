import { chakra } from '@chakra-ui/react/styled-system';
import { useText } from '../app/use-text.ts';
import { ButtonLink } from './ButtonLink.tsx';

type CursorTrail = readonly string[];

interface CursorPagerProps {
  /** What the pages are of, for screen readers. */
  readonly label: string;
  /** Where each page on the way to the present one began; empty on the first. */
  readonly trail: CursorTrail;
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
  /** Said beside the pages, where it is known. */
  readonly totalCount?: number;
  readonly buildUrl: (trail: CursorTrail) => string;
  /** The list is one of several on its screen, which stays where it is when the list turns over. */
  readonly keepsPlace?: boolean;
}

/** Ways to newer and older rows of a list whose pages are known by where they begin. */
export function CursorPager({ label, trail, next, totalCount, buildUrl, keepsPlace = false }: CursorPagerProps) {
  const t = useText();
  if (totalCount === undefined && trail.length === 0 && next === null) return null;
  const link = { size: 'sm', variant: 'outline', preventScrollReset: keepsPlace } as const;
  return (
    <chakra.nav aria-label={label} display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="4">
      {totalCount === undefined ? null : (
        <chakra.span color="fg.muted">{t('app.pages.total', { count: totalCount })}</chakra.span>
      )}
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
