import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { buildQuery, type OrdersView } from './orders-address.ts';

interface OrderPagesProps {
  readonly page: number;
  readonly pageCount: number;
  readonly view: OrdersView;
  readonly pathname: string;
}

/** Links to newer and older orders; nothing if there is only one page. */
export function OrderPages({ page, pageCount, view, pathname }: OrderPagesProps) {
  const intl = useIntl();
  if (pageCount === 1) return null;
  const buildAddress = (wanted: number) => `${pathname}${buildQuery({ ...view, page: wanted })}#top`;
  return (
    <styled.nav
      aria-label={intl.formatMessage({ id: 'order.pages' })}
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="4"
      mt="8"
    >
      {page > 1 ? (
        <LinkButton to={buildAddress(page - 1)} rel="prev" variant="outline" size="sm">
          <FormattedMessage id="order.newer" />
        </LinkButton>
      ) : null}
      <span aria-current="page">
        <FormattedMessage id="order.pageOf" values={{ page, count: pageCount }} />
      </span>
      {page < pageCount ? (
        <LinkButton to={buildAddress(page + 1)} rel="next" variant="outline" size="sm">
          <FormattedMessage id="order.older" />
        </LinkButton>
      ) : null}
    </styled.nav>
  );
}
