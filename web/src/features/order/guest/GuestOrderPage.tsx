import { normaliseOrderNumber } from '@eunbit/schema/order';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate, useParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { readLinkToken, useLinkToken } from '../../../app/link-token.ts';
import { PageHead } from '../../../app/PageHead.tsx';
import { usePostedAnswer, usePostedFailure } from '../../../app/posted-form.ts';
import { getSessionStorage } from '../../../browser/storage.ts';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../../elements/Skeleton.tsx';
import type { GuestOrderFound } from '../../../gql/graphql.ts';
import { orderUrl } from '../../return/return.urls.ts';
import { useOpenOrderLink } from '../access/access-mutations.ts';
import { useGuestOrder } from '../access/use-guest-order.ts';
import { useOrderToken } from '../access/use-order-access.ts';
import { type OrderAccess, rememberOrder, toOrderAccess } from '../order-access.ts';
import { GuestOrderForm } from './GuestOrderForm.tsx';

/** Loaded once an order is found. */
const FoundOrder = import.meta.env.SSR
  ? (await import('../FoundOrder.tsx')).FoundOrder
  : lazy(async () => ({ default: (await import('../FoundOrder.tsx')).FoundOrder }));

/** Hydrated after the rest, since few guests have lost their pass code. */
const LostPassCode = import.meta.env.SSR
  ? (await import('../access/LostPassCode.tsx')).LostPassCode
  : lazy(async () => ({ default: (await import('../access/LostPassCode.tsx')).LostPassCode }));

/** `/guest-order` and `/guest-order/:id`: a guest opens an order by its number and pass code, or by an email's link. */
export function GuestOrderPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { id = '' } = useParams();
  const orderNumber = normaliseOrderNumber(id);
  const found = usePostedOrder();
  const kept = useOrderToken(orderNumber);
  const token = found?.accessToken ?? kept;
  const [operationError, setOperationError] = useState(usePostedFailure('guest-order', 'order.loadFailed'));
  const { order, loading, failed, refetch } = useGuestOrder(token ?? null);
  const link = useLink(open, setOperationError);
  const isOpening = loading || (token === undefined && orderNumber !== '');

  function open(access: OrderAccess): void {
    rememberOrder(getSessionStorage(), access);
    setOperationError(null);
    // Removes the former address, possibly the link of an email, from the address bar and the history.
    void navigate(orderUrl(access.orderNumber, true), { replace: readLinkToken(hash) !== null });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer to a form comes with the page, once.
  useEffect(() => {
    if (found) open(found);
  }, []);

  const title =
    order && !link.isWaiting
      ? intl.formatMessage({ id: 'order.hereIs' })
      : (operationError ?? intl.formatMessage({ id: link.isWaiting ? 'order.link.title' : 'order.pleaseSearch' }));
  return (
    <styled.div maxWidth="76rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '10', md: '16' }} minH="70vh">
      <PageHead title={intl.formatMessage({ id: 'order.lookUp' })} description={title} path="/guest-order" />
      <meta name="robots" content="noindex" />
      <styled.div maxWidth={order ? undefined : 'form'} mx="auto">
        <styled.h1
          aria-live="polite"
          fontSize={{ base: '2xl', md: '3xl' }}
          fontWeight="semibold"
          mb="6"
          color={operationError && !order ? 'fg.error' : undefined}
        >
          {title}
        </styled.h1>
        {link.isWaiting ? (
          <OpenByLink orderNumber={orderNumber} link={link} />
        ) : order ? (
          <Suspense fallback={<Skeleton height="20rem" borderRadius="xl" />}>
            <FoundOrder
              order={order}
              accessToken={token ?? null}
              onSearchAnother={() => void navigate('/guest-order')}
            />
          </Suspense>
        ) : failed ? (
          <ErrorAlert onRetry={() => void refetch().catch(() => undefined)}>
            <FormattedMessage id="order.loadFailed" />
          </ErrorAlert>
        ) : isOpening ? (
          <Skeleton height="20rem" borderRadius="xl" />
        ) : (
          <>
            <GuestOrderForm key={orderNumber} orderNumber={id} onFound={open} onRefused={setOperationError} />
            <Suspense>
              <LostPassCode key={`lost-${orderNumber}`} orderNumber={id} />
            </Suspense>
          </>
        )}
      </styled.div>
    </styled.div>
  );
}

/** The order that was opened by the form without scripts. */
function usePostedOrder(): OrderAccess | null {
  const answer = usePostedAnswer<GuestOrderFound>('guest-order');
  return answer && toOrderAccess(answer);
}

/**
 * The link of an email, which can open its order once. It needs a press of the button, since mail scanners and email programs
 * open links by themselves.
 */
function useLink(onFound: (access: OrderAccess) => void, onRefused: (message: string) => void) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { send, busy: opening } = useOpenOrderLink();
  const token = useLinkToken() ?? null;

  async function open(): Promise<void> {
    if (token === null) return;
    const { answer, problem } = await send({ token });
    if (!problem) return onFound(toOrderAccess(answer));
    onRefused(problem.message ?? intl.formatMessage({ id: 'order.loadFailed' }));
    // A link that could not be tried stays for another attempt; an invalid one is removed.
    if (problem.message !== null) void navigate(pathname, { replace: true });
  }

  return { isWaiting: token !== null, opening, open };
}

/** Shown before the link of an email opens its order. */
function OpenByLink({ orderNumber, link }: { orderNumber: string; link: ReturnType<typeof useLink> }) {
  return (
    <styled.div display="grid" gap="5" justifyItems="start">
      <p>
        <FormattedMessage id="order.link.text" values={{ number: <strong>{orderNumber}</strong> }} />
      </p>
      <Button size="lg" busy={link.opening} onClick={() => void link.open()}>
        <FormattedMessage id="order.link.open" />
      </Button>
    </styled.div>
  );
}
