import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { Button } from '../../../elements/Button.tsx';
import { useBuyAgain } from '../order-mutations.ts';

interface BuyAgainProps {
  readonly orderNumber: string;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
}

const CartLink = styled(Link, { base: { fontWeight: 'semibold', textDecoration: 'underline' } });

/** Adds the available products of an order to the cart, and lists the unavailable ones. */
export function BuyAgain({ orderNumber, accessToken }: BuyAgainProps) {
  const intl = useIntl();
  const { send, busy } = useBuyAgain();
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof send>> | null>(null);

  return (
    <>
      <Button variant="outline" busy={busy} onClick={async () => setOutcome(await send({ orderNumber, accessToken }))}>
        <FormattedMessage id="order.buyAgain" />
      </Button>
      <styled.div role="status" flexBasis="full" _empty={{ display: 'none' }}>
        {outcome === null ? null : outcome.problem ? (
          (outcome.problem.message ?? intl.formatMessage({ id: 'order.buyAgainFailed' }))
        ) : (
          <>
            <p>
              <FormattedMessage id="order.boughtAgain" values={{ count: outcome.answer.productCount }} />{' '}
              <CartLink to="/cart">
                <FormattedMessage id="order.toCart" />
              </CartLink>
            </p>
            <styled.ul listStyleType="none" fontSize="sm" mt="1">
              {outcome.answer.problems.map(({ productId, title, message }) => (
                <li key={productId}>
                  <strong>{title}</strong>: {message}
                </li>
              ))}
            </styled.ul>
          </>
        )}
      </styled.div>
    </>
  );
}
