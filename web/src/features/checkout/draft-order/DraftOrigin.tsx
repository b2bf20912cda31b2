import type { DraftOrderKind } from '@eunbit/schema/draft-order';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { OrderLink, ReplacedOrder } from '../../order/ReplacedOrder.tsx';
import { orderUrl } from '../../return/return.urls.ts';

interface DraftOriginProps {
  readonly kind: DraftOrderKind;
  /** The order whose goods are sent once more; null for a sale. */
  readonly orderNumber: string | null;
  readonly returnNumber: string | null;
  readonly isGuest: boolean;
}

/** Which order and which return it comes of. Nothing for a sale. */
export function DraftOrigin({ kind, orderNumber, returnNumber, isGuest }: DraftOriginProps) {
  if (kind === 'SALE' || orderNumber === null) return null;
  return (
    <styled.p>
      <ReplacedOrder kind={kind} orderNumber={orderNumber} isGuest={isGuest} />
      {returnNumber ? (
        <>
          {' · '}
          <FormattedMessage
            id="checkout.draft.return"
            values={{ number: <OrderLink to={`${orderUrl(orderNumber, isGuest)}#returns`}>{returnNumber}</OrderLink> }}
          />
        </>
      ) : null}
    </styled.p>
  );
}
