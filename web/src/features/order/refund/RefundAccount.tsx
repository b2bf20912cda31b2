import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { RefundAccountForm } from './RefundAccountForm.tsx';

const RefundAccountFragment = graphql(`
  fragment RefundAccount_Order on Order {
    id
    number
    payment { status isRefundAccountWanted refundAccount { bankName maskedNumber } }
  }
`);

interface RefundAccountProps {
  readonly order: FragmentType<typeof RefundAccountFragment>;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
}

/** The account for the refund of a cancelled or partly refunded transfer: requested, and shown once it is known. */
export function RefundAccount({ order: masked, accessToken }: RefundAccountProps) {
  const { number, payment } = readFragment(RefundAccountFragment, masked);
  const { status, refundAccount, isRefundAccountWanted } = payment;
  const isUnderWay = status === 'REFUND_DUE' && refundAccount;
  if (!isRefundAccountWanted && !isUnderWay) return null;
  return (
    <styled.section
      aria-labelledby="refund-account"
      display="grid"
      gap="4"
      p={{ base: '5', md: '7' }}
      bg="bg.tint"
      borderWidth="1px"
      borderColor="purple.200"
      borderRadius="xl"
      textAlign="start"
    >
      <styled.h2 id="refund-account" fontSize="xl" fontWeight="semibold">
        <FormattedMessage id="order.refundAccount.title" />
      </styled.h2>
      {refundAccount ? (
        <p role="status">
          <FormattedMessage
            id="order.refundAccount.known"
            values={{ bank: refundAccount.bankName, number: refundAccount.maskedNumber }}
          />
        </p>
      ) : (
        <p>
          <FormattedMessage id="order.refundAccount.text" />
        </p>
      )}
      {isRefundAccountWanted ? <RefundAccountForm orderNumber={number} accessToken={accessToken} /> : null}
    </styled.section>
  );
}
