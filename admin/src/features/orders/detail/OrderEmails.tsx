import { Flex } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { IfMay } from '../../../components/IfMay.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { ComposeEmail } from '../ComposeEmail.tsx';
import { SendReceipt } from '../SendReceipt.tsx';

const OrderEmailsFragment = graphql(`
  fragment OrderEmails_Order on Order {
    number
    ...SendReceipt_Order
  }
`);

interface OrderEmailsProps {
  readonly order: FragmentType<typeof OrderEmailsFragment>;
  /** Called when an email that staff wrote has left. */
  readonly onSent: () => void;
}

/** What staff send the buyer of an order: an email of their own and the receipt. */
export function OrderEmails({ order: ref, onSent }: OrderEmailsProps) {
  const t = useText();
  const order = readFragment(OrderEmailsFragment, ref);
  return (
    // An email that is being written stays on the screen when the permission goes.
    <IfMay needed="EMAIL_SEND" keepsShown>
      <Panel title={t('orders.detail.emails')}>
        <Flex wrap="wrap" gap="3">
          <ComposeEmail orderNumber={order.number} onSent={onSent} />
          <IfMay needed="EMAIL_SEND">
            <SendReceipt order={order} />
          </IfMay>
        </Flex>
      </Panel>
    </IfMay>
  );
}
