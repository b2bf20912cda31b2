import { Box, Text } from '@chakra-ui/react';
import { useText } from '../../../../app/use-text.ts';
import { Moment } from '../../../../components/Moment.tsx';
import { Panel } from '../../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';
import { EditChanges } from './EditChanges.tsx';

const OrderEditsFragment = graphql(`
  fragment OrderEdits_Order on Order {
    market
    edits { id at editor reason changes { field before after } }
  }
`);

/** Edits made after the purchase, newest first; renders nothing if there are none. */
export function OrderEdits({ order: ref }: { order: FragmentType<typeof OrderEditsFragment> }) {
  const t = useText();
  const { edits } = readFragment(OrderEditsFragment, ref);
  if (edits.length === 0) return null;
  return (
    <Panel title={t('orders.edits.title')}>
      {edits.map(({ id, at, editor, reason, changes }) => (
        <Box key={id} py="3" borderTopWidth="1px">
          <Text mb="2" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            <Moment at={at} /> · {t(`orders.edits.by.${editor}`)}
            {reason ? ` · ${reason}` : null}
          </Text>
          <EditChanges changes={changes} />
        </Box>
      ))}
    </Panel>
  );
}
