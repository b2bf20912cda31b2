import type { DraftOrderKind } from '@eunbit/schema/draft-order';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { returnOrderUrl } from '../../return/return.urls.ts';

const TEXTS = { REPLACEMENT: 'checkout.draft.replacement', EXCHANGE: 'checkout.draft.exchange' } as const;

const OrderLink = styled(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } });

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
  const path = returnOrderUrl(orderNumber, isGuest);
  return (
    <styled.p>
      <FormattedMessage id={TEXTS[kind]} values={{ order: <OrderLink to={path}>{orderNumber}</OrderLink> }} />
      {returnNumber ? (
        <>
          {' · '}
          <FormattedMessage
            id="checkout.draft.return"
            values={{ number: <OrderLink to={`${path}#returns`}>{returnNumber}</OrderLink> }}
          />
        </>
      ) : null}
    </styled.p>
  );
}
