import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import type { OrderReturns_OrderFragment } from '../../../gql/graphql.ts';
import { type FragmentType, readFragment } from '../../../gql/index.ts';
import { ReturnCard } from './ReturnCard.tsx';
import { ReturnRule } from './ReturnRule.tsx';
import { returnUrl } from './return.urls.ts';
import { OrderReturnsFragment } from './return-fragment.ts';

interface OrderReturnsProps {
  readonly order: FragmentType<typeof OrderReturnsFragment>;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
}

type Options = OrderReturns_OrderFragment['returnOptions'];

/** Returns of an order, the way to request one, and why that is not possible. Nothing before anything has left. */
export function OrderReturns({ order: masked, accessToken }: OrderReturnsProps) {
  const { number, market, returns, returnOptions } = readFragment(OrderReturnsFragment, masked);
  const hasLeft = returnOptions.lines.some(({ receivedOn }) => receivedOn !== null);
  const isCancelled = returnOptions.lines.some(({ obstacle }) => obstacle === 'ORDER_CANCELLED');
  if (returns.length === 0 && (!hasLeft || isCancelled)) return null;
  const canRequest = isRequestable(returnOptions);
  return (
    <styled.section aria-labelledby="returns" display="grid" gap="4" maxWidth="text" textAlign="start">
      <styled.h2 id="returns" fontSize="xl" fontWeight="semibold">
        <FormattedMessage id="order.return.title" />
      </styled.h2>
      {returns.map((returned) => (
        <ReturnCard key={returned.id} returned={returned} accessToken={accessToken} />
      ))}
      {canRequest ? (
        <>
          <ReturnRule market={market} fee={returnOptions.changeOfMind.fee} />
          <styled.div _print={{ display: 'none' }}>
            <LinkButton to={returnUrl(number, accessToken !== null)} variant="outline">
              <FormattedMessage id="order.return.open" />
            </LinkButton>
          </styled.div>
        </>
      ) : returns.length === 0 ? (
        <Obstacles options={returnOptions} />
      ) : null}
    </styled.section>
  );
}

export const isRequestable = ({ isPossible, lines }: Options): boolean =>
  isPossible && lines.some(({ quantity }) => quantity > 0);

/** Why nothing can be returned, and what is possible instead. */
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
