import { Alert } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { DROPPED_CHANGE_TEXT, STATUS_TEXT } from '../../../labels/order-texts.ts';

const DroppedChangeFragment = graphql(`
  fragment DroppedNotice_Change on DroppedStatusChange {
    status
    reason
    author
  }
`);

/** On the page of an order: a change that was not made because the order changed first. */
export function DroppedNotice({ change: ref }: { change: FragmentType<typeof DroppedChangeFragment> }) {
  const t = useText();
  const { status, reason, author } = readFragment(DroppedChangeFragment, ref);
  return (
    <Alert.Root status="warning" mb="4">
      <Alert.Content>
        {t('orders.dropped.text', {
          name: author ?? t('orders.pending.nobody'),
          status: t(STATUS_TEXT[status]),
          reason: t(DROPPED_CHANGE_TEXT[reason]),
        })}
      </Alert.Content>
    </Alert.Root>
  );
}
