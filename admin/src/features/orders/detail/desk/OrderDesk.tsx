import { Box, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { useMay, useViewer } from '../../../../app/viewer.ts';
import { Button } from '../../../../components/Button.tsx';
import { Panel } from '../../../../components/Panel.tsx';
import { SelectField } from '../../../../components/SelectField.tsx';
import { showError } from '../../../../components/toaster.ts';
import type { OrderDesk_OrderFragment } from '../../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';
import { useAssignOrder } from './desk-mutations.ts';
import { OrderTags } from './OrderTags.tsx';
import { useColleagues } from './use-colleagues.ts';

const OrderDeskFragment = graphql(`
  fragment OrderDesk_Order on Order {
    number
    market
    tags
    assignee { id name isAtWork }
  }
`);

/** Assignee and tags of the order. Others see each change at once. */
export function OrderDesk({ order: ref }: { readonly order: FragmentType<typeof OrderDeskFragment> }) {
  const t = useText();
  const may = useMay();
  const order = readFragment(OrderDeskFragment, ref);
  return (
    <Panel title={t('orders.desk.title')}>
      <Stack gap="4">
        {may('ORDER_NOTE') ? <Assignee order={order} /> : <AssigneeShown assignee={order.assignee} />}
        <OrderTags order={order} />
      </Stack>
    </Panel>
  );
}

type AssignedTo = OrderDesk_OrderFragment['assignee'];

function useAssigneeName() {
  const t = useText();
  return (assignee: NonNullable<AssignedTo>) =>
    assignee.isAtWork ? assignee.name : t('orders.desk.hasLeft', { name: assignee.name ?? t('audit.formerStaff') });
}

/** Shown to viewers who may not change the assignee. */
function AssigneeShown({ assignee }: { readonly assignee: AssignedTo }) {
  const t = useText();
  const nameOf = useAssigneeName();
  return (
    <Box>
      <Text color="fg.muted">{t('orders.desk.assignee')}</Text>
      <p>{assignee ? nameOf(assignee) : t('orders.desk.nobody')}</p>
    </Box>
  );
}

function Assignee({ order }: { readonly order: OrderDesk_OrderFragment }) {
  const t = useText();
  const viewer = useViewer();
  const nameOf = useAssigneeName();
  const colleagues = useColleagues();
  const { send, busy } = useAssignOrder();
  // The field shows the choice until the response arrives.
  const [chosen, setChosen] = useState<string | null>(null);
  const { assignee } = order;
  const assigneeId = assignee?.id ?? null;
  const isListed = colleagues.some(({ id }) => id === assigneeId);

  async function give(id: string | null) {
    setChosen(id ?? '');
    const input = { orderNumber: order.number, assigneeId: id, expectedAssigneeId: assigneeId };
    const { problem } = await send(input);
    if (problem) showError(problem.message ?? t('orders.action.failed'));
    setChosen(null);
  }

  return (
    <Stack gap="2" align="start">
      <SelectField
        label={t('orders.desk.assignee')}
        value={chosen ?? assigneeId ?? ''}
        onChange={(event) => void give(event.target.value || null)}
      >
        <option value="">{t('orders.desk.nobody')}</option>
        {assignee && !isListed ? <option value={assignee.id}>{nameOf(assignee)}</option> : null}
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {assigneeId === viewer.id ? null : (
        <Button size="sm" variant="outline" loading={busy} onClick={() => void give(viewer.id)}>
          {t('orders.desk.take')}
        </Button>
      )}
    </Stack>
  );
}
