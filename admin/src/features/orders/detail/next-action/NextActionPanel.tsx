import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { NextAction, NextActionKind } from '@eunbit/schema/next-action';
import { useNavigate } from 'react-router';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { IfMay } from '../../../../components/IfMay.tsx';
import { Panel } from '../../../../components/Panel.tsx';
import type { MessageId } from '../../../../gql/message-id.ts';
import { type OrderAction, orderUrl } from '../../../../urls/orders.urls.ts';
import { neededFor } from '../../status/step-permissions.ts';
import { type DepositsOrder, RecordDeposit } from '../deposits/RecordDeposit.tsx';
import { ACTION_ANCHOR, goToPanel } from './anchors.ts';
import { ACTION_TEXT, type NextActionValues } from './next-action-texts.ts';

interface NextActionPanelProps {
  readonly actions: readonly NextAction[];
  readonly values: (action: NextAction) => NextActionValues;
  readonly order: DepositsOrder & Parameters<typeof orderUrl>[0];
  readonly isDepositRecordable: boolean;
}

/** What of the page's steps an action is; null for what is done in a panel of its own. */
const STEP: Readonly<Partial<Record<NextActionKind, OrderAction>>> = { CONFIRM: 'confirm', SHIP: 'ship' };
const STEP_TEXT: Readonly<Record<'confirm' | 'ship', MessageId>> = {
  confirm: 'orders.action.confirm',
  ship: 'orders.action.ship',
};

/** What is to be done with the order, the most urgent on top with the page's one primary button (DESK-1). */
export function NextActionPanel({ actions, values, order, isDepositRecordable }: NextActionPanelProps) {
  const t = useText();
  const [first, ...others] = actions;
  return (
    <Panel title={t('orders.next.title')}>
      {first ? (
        <Flex wrap="wrap" align="center" justify="space-between" gap="3">
          <Text fontSize="lg" fontWeight="semibold">
            {t(ACTION_TEXT[first.kind], values(first))}
          </Text>
          <NextStep action={first} order={order} isDepositRecordable={isDepositRecordable} />
        </Flex>
      ) : (
        <Text color="fg.muted">{t('orders.next.nothing')}</Text>
      )}
      {others.length > 0 ? (
        <Box mt="4">
          <Text color="fg.muted" fontSize="sm" mb="1">
            {t('orders.next.then')}
          </Text>
          <chakra.ul listStylePosition="inside" fontSize="sm">
            {others.map((action) => (
              <li key={action.kind}>{t(ACTION_TEXT[action.kind], values(action))}</li>
            ))}
          </chakra.ul>
        </Box>
      ) : null}
    </Panel>
  );
}

function NextStep({
  action,
  order,
  isDepositRecordable,
}: Omit<NextActionPanelProps, 'actions' | 'values'> & { readonly action: NextAction }) {
  const t = useText();
  const navigate = useNavigate();
  const step = STEP[action.kind];
  if (step === 'confirm' || step === 'ship') {
    return (
      <IfMay needed={neededFor(step)}>
        <Button onClick={() => void navigate(orderUrl(order, step), { preventScrollReset: true })}>
          {t(STEP_TEXT[step])}
        </Button>
      </IfMay>
    );
  }
  if (action.kind === 'AWAITS_PAYMENT')
    return isDepositRecordable ? (
      <IfMay needed="ORDER_RECORD_PAYMENT">
        <RecordDeposit order={order} />
      </IfMay>
    ) : null;
  const anchor = ACTION_ANCHOR[action.kind];
  if (!anchor) return null;
  return (
    <Button variant="outline" onClick={() => goToPanel(anchor)}>
      {t('orders.next.go')}
    </Button>
  );
}
