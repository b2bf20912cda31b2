import { Dialog, Flex, Span, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { Moment } from '../../../components/Moment.tsx';
import { Price } from '../../../components/Price.tsx';
import { toaster } from '../../../components/toaster.ts';
import type { MergeDialog_GuestOrdersFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { useMergeGuestOrders, useSendOrderClaim } from '../user-mutations.ts';
import { PartRow } from './PartRow.tsx';

const MergeDialogFragment = graphql(`
  fragment MergeDialog_GuestOrders on GuestOrders {
    orderCount
    newestNumber
    orders { id number market createdAt total { amount currency } }
  }
`);

interface MergeDialogProps {
  readonly user: { readonly id: string; readonly email: string; readonly isEmailProven: boolean };
  readonly guestOrders: FragmentType<typeof MergeDialogFragment>;
  /** Called if the guest orders have changed. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/**
 * Shows the guest orders of a member's address before they are moved, or sends a confirmation link if the address is not
 * verified.
 */
export function MergeDialog({ user, guestOrders: ref, onChanged, onClose }: MergeDialogProps) {
  const t = useText();
  const { orderCount, newestNumber, orders } = readFragment(MergeDialogFragment, ref);
  const merge = useMergeGuestOrders();
  const offer = useSendOrderClaim();
  const busy = merge.busy || offer.busy;
  const [problem, setProblem] = useState<string | null>(null);
  const { id: userId, email, isEmailProven } = user;

  async function confirm() {
    if (busy) return;
    setProblem(null);
    const { problem: refused } = await (isEmailProven
      ? merge.send({ userId, orderCount, newestNumber })
      : offer.send({ userId }));
    // The dialog then shows the current orders.
    if (refused?.code === 'GUEST_ORDERS_CHANGED') onChanged();
    if (refused) return setProblem(refused.message ?? t('users.failed'));
    toaster.create({
      title: t(isEmailProven ? 'users.merge.done' : 'users.merge.sent', { count: orderCount, email }),
    });
    if (isEmailProven) onChanged();
    onClose();
  }

  return (
    <ModalDialog title={t('users.merge.title', { count: orderCount })} onClose={onClose}>
      <Text overflowWrap="anywhere" mb="2">
        {t(isEmailProven ? 'users.merge.text' : 'users.merge.unproven', { email })}
      </Text>
      <GuestOrderRows orders={orders} left={orderCount - orders.length} />
      {problem ? <ErrorAlert>{problem}</ErrorAlert> : null}
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {t('users.merge.cancel')}
        </Button>
        <Button loading={busy} onClick={() => void confirm()}>
          {t(isEmailProven ? 'users.merge.move' : 'users.merge.send', { count: orderCount })}
        </Button>
      </Dialog.Footer>
    </ModalDialog>
  );
}

interface GuestOrderRowsProps {
  readonly orders: MergeDialog_GuestOrdersFragment['orders'];
  /** Number of orders that are not shown. */
  readonly left: number;
}

function GuestOrderRows({ orders, left }: GuestOrderRowsProps) {
  const t = useText();
  return (
    <>
      <ul>
        {orders.map(({ id, number, createdAt, total }) => (
          <PartRow key={id}>
            <Flex wrap="wrap" columnGap="3">
              <Span fontWeight="medium">{number}</Span>
              <Span color="fg.muted">
                <Moment at={createdAt} isDay />
              </Span>
            </Flex>
            <Price value={total} place="order" />
          </PartRow>
        ))}
      </ul>
      {left > 0 ? <Text color="fg.muted">{t('users.merge.more', { count: left })}</Text> : null}
    </>
  );
}
