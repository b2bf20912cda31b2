import { dateText } from '@eunbit/ui/date';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import type { ScreenLoader } from '../../../app/screen.ts';
import { useSettings } from '../../../app/settings.tsx';
import { useScreenQuery } from '../../../app/use-screen-query.ts';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { Button } from '../../../elements/Button.tsx';
import { LoadFailed } from '../../../elements/ErrorAlert.tsx';
import { Price } from '../../../elements/money.tsx';
import { Skeleton } from '../../../elements/Skeleton.tsx';
import type { OrderHistoryQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { AccountPage } from '../../account/AccountPage.tsx';
import { HelpDrawer } from '../../help/HelpDrawer.tsx';
import { orderUrl } from '../../return/return.urls.ts';

const OrderHistoryDocument = graphql(`
  query OrderHistory {
    orderHistory {
      id
      number
      market
      createdAt
      total { amount currency }
      lines { id slug title imageUrl quantity }
    }
  }
`);

export const loadOrderHistory: ScreenLoader = ({ preload }) => preload(OrderHistoryDocument, {});

/** `/order-history`: a summary of the newest orders of both stores, loaded once when the page is opened. */
export function OrderHistoryPage() {
  const intl = useIntl();
  const { data, state, retry, retrying } = useScreenQuery(OrderHistoryDocument, {});
  return (
    <AccountPage title={intl.formatMessage({ id: 'order.historyTitle' })}>
      <HelpDrawerButton />
      {data ? (
        <History orders={data.orderHistory} />
      ) : state === 'failed' ? (
        <LoadFailed id="order.listFailed" retry={retry} retrying={retrying} />
      ) : (
        <styled.div display="grid" gap="4" aria-busy="true">
          {['a', 'b', 'c', 'd'].map((place) => (
            <Skeleton key={place} height="9rem" borderRadius="xl" />
          ))}
        </styled.div>
      )}
    </AccountPage>
  );
}

function History({ orders }: { orders: OrderHistoryQuery['orderHistory'] }) {
  const { language } = useSettings();
  if (orders.length === 0) {
    return (
      <styled.div display="grid" justifyItems="center" gap="5" py="14">
        <p>
          <FormattedMessage id="order.none" />
        </p>
        <LinkButton to="/products-cleansing">
          <FormattedMessage id="order.startShopping" />
        </LinkButton>
      </styled.div>
    );
  }
  return (
    <styled.ul listStyleType="none" display="grid" gap="5">
      {orders.map(({ id, number, market, createdAt, total, lines }) => (
        <styled.li key={id} borderWidth="1px" borderRadius="xl" px={{ base: '4', md: '6' }} py="5">
          <styled.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="5" rowGap="1">
            <styled.time dateTime={createdAt} color="fg.muted">
              {dateText(createdAt, language, market)}
            </styled.time>
            <styled.h2 fontSize="md" fontWeight="semibold" fontVariantNumeric="tabular-nums" textDecoration="underline">
              <Link to={orderUrl(number, false)}>{number}</Link>
            </styled.h2>
            <Price value={total} place="order" fontWeight="semibold" marginInlineStart={{ md: 'auto' }} />
          </styled.div>
          <styled.ul listStyleType="none" display="flex" flexWrap="wrap" gap="4" mt="4">
            {lines.map((line) => (
              <styled.li key={line.id} display="flex" alignItems="center" gap="3">
                <styled.img
                  src={line.imageUrl}
                  alt=""
                  htmlWidth={56}
                  htmlHeight={56}
                  boxSize="3.5rem"
                  objectFit="cover"
                  borderRadius="md"
                  bg="bg.subtle"
                  loading="lazy"
                />
                <span>
                  <Link to={`/product/${line.slug}`}>{line.title}</Link>
                  <styled.span display="block" fontSize="sm" color="fg.muted">
                    <FormattedMessage id="order.quantity" values={{ n: line.quantity }} />
                  </styled.span>
                </span>
              </styled.li>
            ))}
          </styled.ul>
        </styled.li>
      ))}
    </styled.ul>
  );
}

/** Opens the help drawer beside the orders. */
function HelpDrawerButton() {
  const [open, setOpen] = useState(false);
  return (
    <styled.div mb="6">
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage id="order.help" />
      </Button>
      <HelpDrawer open={open} onClose={() => setOpen(false)} />
    </styled.div>
  );
}
