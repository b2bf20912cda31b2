import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { styled } from '#styled-system/jsx';
import { button } from '#styled-system/recipes';

const PageLink = styled(Link, button);

interface PageLinksProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pageCount: number;
}

/** Links to the other pages of a list: the page number is in the address. */
export function PageLinks({ page, pageCount }: PageLinksProps) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  if (pageCount <= 1) return null;
  const buildAddress = (number: number) => {
    const query = new URLSearchParams(search);
    query.set('page', String(number));
    return `${pathname}?${query}`;
  };
  return (
    <styled.nav
      aria-label={intl.formatMessage({ id: 'pages.label' })}
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="4"
      pt="8"
    >
      {page > 1 ? (
        <PageLink to={buildAddress(page - 1)} rel="prev" variant="outline">
          <FormattedMessage id="pages.previous" />
        </PageLink>
      ) : null}
      <styled.span aria-current="page" fontVariantNumeric="tabular-nums">
        <FormattedMessage id="pages.of" values={{ page, count: pageCount }} />
      </styled.span>
      {page < pageCount ? (
        <PageLink to={buildAddress(page + 1)} rel="next" variant="outline">
          <FormattedMessage id="pages.next" />
        </PageLink>
      ) : null}
    </styled.nav>
  );
}
