import { FormattedMessage } from 'react-intl';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { PAYMENT_METHOD_TEXTS, PAYMENT_STATE_TEXTS } from './order-texts.ts';

const OrderPaymentBlockFragment = graphql(`
  fragment OrderPaymentBlock_Order on Order {
    id
    payment {
      method
      state
      depositorName
      bank {
        id
        name
        accountNumber
      }
    }
  }
`);

/** How the order is paid and where the money stands. */
export function OrderPaymentBlock({ order }: { order: FragmentType<typeof OrderPaymentBlockFragment> }) {
  const { method, state, bank, depositorName } = readFragment(OrderPaymentBlockFragment, order).payment;
  return (
    <>
      <p>
        <FormattedMessage id={PAYMENT_METHOD_TEXTS[method]} />
        {' · '}
        <FormattedMessage id={PAYMENT_STATE_TEXTS[state]} />
      </p>
      {bank ? (
        <p>
          {bank.name} {bank.accountNumber}
        </p>
      ) : null}
      {depositorName ? (
        <p>
          <FormattedMessage id="order.depositorIs" values={{ name: depositorName }} />
        </p>
      ) : null}
    </>
  );
}
