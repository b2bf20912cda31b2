import type { Carrier } from '@eunbit/schema/order';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../elements/Skeleton.tsx';
import type { OrderReturns_OrderFragment } from '../../gql/graphql.ts';
import { type FragmentType, readFragment } from '../../gql/index.ts';
import { ReturnCard } from './ReturnCard.tsx';
import { ReturnRule } from './ReturnRule.tsx';
import { returnUrl } from './return.urls.ts';
import { isRequestable, OrderReturnsFragment } from './return-fragment.ts';
import { type OrderReturnsOptions, useOrderReturns } from './use-order-returns.ts';

interface OrderReturnsProps extends OrderReturnsOptions {
  readonly nameCarrier: (carrier: Carrier) => string;
}

/** Returns of an order, loaded when they are needed and again when they change. */
export function OrderReturns({ nameCarrier, ...options }: OrderReturnsProps) {
  const { order, loading, failed, retry } = useOrderReturns(options);
  if (order) return <ReturnsOf order={order} accessToken={options.accessToken} nameCarrier={nameCarrier} />;
  if (!failed) return <Skeleton height="10rem" borderRadius="xl" maxWidth="text" />;
  return (
    <ErrorAlert onRetry={retry} retrying={loading}>
      <FormattedMessage id="returns.loadFailed" />
    </ErrorAlert>
  );
}

interface ReturnsOfProps {
  readonly order: FragmentType<typeof OrderReturnsFragment>;
  readonly accessToken: string | null;
  readonly nameCarrier: (carrier: Carrier) => string;
}

type Options = OrderReturns_OrderFragment['returnOptions'];

/** Returns of an order, the link to request one, or why that is not possible. */
function ReturnsOf({ order: masked, accessToken, nameCarrier }: ReturnsOfProps) {
  const { number, market, returns, returnOptions } = readFragment(OrderReturnsFragment, masked);
  const canRequest = isRequestable(returnOptions);
  return (
    <styled.section aria-labelledby="returns" display="grid" gap="4" maxWidth="text" textAlign="start">
      <styled.h2 id="returns" fontSize="xl" fontWeight="semibold">
        <FormattedMessage id="returns.title" />
      </styled.h2>
      {returns.map((returned) => (
        <ReturnCard key={returned.id} returned={returned} accessToken={accessToken} nameCarrier={nameCarrier} />
      ))}
      {canRequest ? (
        <>
          <ReturnRule market={market} fee={returnOptions.changeOfMind.fee} />
          <styled.div _print={{ display: 'none' }}>
            <LinkButton to={returnUrl(number, accessToken !== null)} variant="outline">
              <FormattedMessage id="returns.open" />
            </LinkButton>
          </styled.div>
        </>
      ) : returns.length === 0 ? (
        <Obstacles options={returnOptions} />
      ) : null}
    </styled.section>
  );
}

/** Why nothing can be returned, and the alternatives. */
function Obstacles({ options }: { options: Options }) {
  const explanations = new Set(options.lines.flatMap(({ explanation }) => explanation ?? []));
  return (
    <styled.div display="grid" gap="2" color="fg.muted">
      {[...explanations].map((explanation) => (
        <p key={explanation}>{explanation}</p>
      ))}
    </styled.div>
  );
}
