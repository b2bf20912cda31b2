import { Box, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { useMay, useViewer } from '../../../../app/viewer.ts';
import { Button } from '../../../../components/Button.tsx';
import { Panel } from '../../../../components/Panel.tsx';
import { SelectField } from '../../../../components/SelectField.tsx';
import { showError } from '../../../../components/toaster.ts';
import type { OrderCollaboration_OrderFragment } from '../../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';
import { useAssignOrder } from './collaboration-mutations.ts';
import { OrderTags } from './OrderTags.tsx';
import { useColleagues } from './use-colleagues.ts';

const OrderCollaborationFragment = graphql(`
  fragment OrderCollaboration_Order on Order {
    number
    market
    tags
    assignee { id name isAtWork }
  }
`);

/** Assignee and tags of the order. Others see each change at once. */
export function OrderCollaboration({
  order: ref,
}: {
  readonly order: FragmentType<typeof OrderCollaborationFragment>;
}) {
  const t = useText();
  const may = useMay();
  const order = readFragment(OrderCollaborationFragment, ref);
  return (
    <Panel title={t('orders.collaboration.title')}>
      <Stack gap="4">
        {may('ORDER_NOTE') ? <Assignee order={order} /> : <AssigneeShown assignee={order.assignee} />}
        <OrderTags order={order} />
      </Stack>
    </Panel>
  );
}

type AssignedTo = OrderCollaboration_OrderFragment['assignee'];

function useAssigneeName() {
  const t = useText();
  return (assignee: NonNullable<AssignedTo>) =>
    assignee.isAtWork
      ? assignee.name
      : t('orders.collaboration.hasLeft', { name: assignee.name ?? t('audit.formerStaff') });
}

/** Shown to viewers who may not change the assignee. */
function AssigneeShown({ assignee }: { readonly assignee: AssignedTo }) {
  const t = useText();
  const nameOf = useAssigneeName();
  return (
    <Box>
      <Text color="fg.muted">{t('orders.collaboration.assignee')}</Text>
      <p>{assignee ? nameOf(assignee) : t('orders.collaboration.nobody')}</p>
    </Box>
  );
}

function Assignee({ order }: { readonly order: OrderCollaboration_OrderFragment }) {
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
        label={t('orders.collaboration.assignee')}
        value={chosen ?? assigneeId ?? ''}
        onChange={(event) => void give(event.target.value || null)}
      >
        <option value="">{t('orders.collaboration.nobody')}</option>
        {assignee && !isListed ? <option value={assignee.id}>{nameOf(assignee)}</option> : null}
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {assigneeId === viewer.id ? null : (
        <Button size="sm" variant="outline" loading={busy} onClick={() => void give(viewer.id)}>
          {t('orders.collaboration.take')}
        </Button>
      )}
    </Stack>
  );
}
