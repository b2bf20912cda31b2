import { chakra } from '@chakra-ui/react/styled-system';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import { ErrorNotice } from '@eunbit/ui/ErrorNotice.tsx';
import { Skeleton } from '@eunbit/ui/Skeleton.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { PageHead } from '../../app/PageHead.tsx';
import { sessionStorageOrNull } from '../../components/session-json.ts';
import { FoundOrder } from './FoundOrder.tsx';
import { GuestOrderForm } from './GuestOrderForm.tsx';
import { type OrderAccess, rememberOrder } from './order-access.ts';
import { useGuestOrder } from './useGuestOrder.ts';
import { useOrderToken } from './useOrderAccess.ts';

/** `/guest-order` and `/guest-order/:id`: a guest opens an order by its number and pass code. */
export function GuestOrderPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const orderNumber = normaliseOrderNumber(id);
  const token = useOrderToken(orderNumber);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { order, loading, failed, refetch } = useGuestOrder(token ?? null);
  const isOpening = loading || (token === undefined && orderNumber !== '');

  function open(access: OrderAccess): void {
    rememberOrder(sessionStorageOrNull(), access);
    setRefusal(null);
    void navigate(`/guest-order/${access.orderNumber}`);
  }

  const title = order
    ? intl.formatMessage({ id: 'order.hereIs' })
    : (refusal ?? intl.formatMessage({ id: 'order.pleaseSearch' }));
  return (
    <chakra.div maxWidth="76rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '10', md: '16' }} minH="70vh">
      <PageHead title={intl.formatMessage({ id: 'order.lookUp' })} description={title} path="/guest-order" />
      <meta name="robots" content="noindex" />
      <chakra.div maxWidth={order ? undefined : 'form'} mx="auto">
        <chakra.h1
          aria-live="polite"
          fontSize={{ base: '2xl', md: '3xl' }}
          fontWeight="semibold"
          mb="6"
          color={refusal && !order ? 'fg.error' : undefined}
        >
          {title}
        </chakra.h1>
        {order ? (
          <FoundOrder order={order} onSearchAnother={() => void navigate('/guest-order')} />
        ) : failed ? (
          <ErrorNotice onRetry={() => void refetch().catch(() => undefined)}>
            <FormattedMessage id="order.loadFailed" />
          </ErrorNotice>
        ) : isOpening ? (
          <Skeleton height="20rem" borderRadius="xl" />
        ) : (
          <GuestOrderForm key={orderNumber} orderNumber={id} onFound={open} onRefused={setRefusal} />
        )}
      </chakra.div>
    </chakra.div>
  );
}
