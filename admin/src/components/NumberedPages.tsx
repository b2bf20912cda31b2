import { chakra } from '@chakra-ui/react/styled-system';
import { useText } from '../app/use-text.ts';
import { ButtonLink } from './ButtonLink.tsx';

interface NumberedPagesProps {
  readonly page: number;
  readonly pageCount: number;
  readonly totalCount: number;
  /** Address of a page of the same list. */
  readonly urlOf: (page: number) => string;
}

/** Ways to the other pages of a list whose page number stands in the address. */
export function NumberedPages({ page, pageCount, totalCount, urlOf }: NumberedPagesProps) {
  const t = useText();
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="4">
      <chakra.span color="fg.muted">{t('app.pages.total', { count: totalCount })}</chakra.span>
      {pageCount > 1 ? (
        <chakra.nav aria-label={t('app.pages.title')} display="flex" alignItems="center" gap="3" marginStart="auto">
          {page > 1 ? (
            <ButtonLink size="sm" variant="outline" to={urlOf(page - 1)}>
              {t('app.pages.previous')}
            </ButtonLink>
          ) : null}
          <chakra.span fontVariantNumeric="tabular-nums">{t('app.pages.place', { page, pageCount })}</chakra.span>
          {page < pageCount ? (
            <ButtonLink size="sm" variant="outline" to={urlOf(page + 1)}>
              {t('app.pages.next')}
            </ButtonLink>
          ) : null}
        </chakra.nav>
      ) : null}
    </chakra.div>
  );
}
