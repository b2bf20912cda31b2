import { Alert, Box, Flex } from '@chakra-ui/react';
import { neededForStatus } from '../../../app/step-permissions.ts';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { STATUS_TEXT } from '../../../labels/order-texts.ts';
import { deadlineOf } from './deadlines.ts';
import { type PendingChangeRef, readPendingChange } from './pending-change.ts';
import { useUndo } from './undo-context.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { useUndoStatusChanges } from './use-undo-status-changes.ts';

interface PendingNoticeProps {
  readonly orderNumber: string;
  readonly change: PendingChangeRef;
}

/** On the page of an order: what it is becoming, and a way back for whoever may take the step. */
export function PendingNotice({ orderNumber, change: ref }: PendingNoticeProps) {
  const t = useText();
  const { id, status: target, secondsLeft, author } = readPendingChange(ref);
  const deadline = deadlineOf(id, secondsLeft);
  const seconds = useSecondsLeft(deadline);
  const { batches, undo } = useUndo();
  const { undo: undoAlone, busy } = useUndoStatusChanges();
  const [status, name] = [t(STATUS_TEXT[target]), author ?? t('orders.pending.nobody')];

  /** Takes it out of the bar as well where it is the only change there. */
  function press() {
    const change = { orderNumber, changeId: id };
    const own = batches.find(({ changes }) => changes.length === 1 && changes[0]?.changeId === id);
    if (own) undo(own);
    else void undoAlone([change]);
  }

  return (
    <Alert.Root status="info">
      <Alert.Content>
        <Flex wrap="wrap" align="center" justify="space-between" gap="3" width="100%">
          <Box minWidth="0" flex="1 1 12rem">
            <p>{t('orders.pending.text', { name, status })}</p>
            <p>{seconds > 0 ? t('orders.pending.left', { seconds }) : t('orders.pending.soon')}</p>
          </Box>
          {seconds > 0 ? (
            <IfMay needed={neededForStatus(target)}>
              <Button size="sm" variant="outline" loading={busy} onClick={press}>
                {t('orders.undo.press')}
              </Button>
            </IfMay>
          ) : null}
        </Flex>
      </Alert.Content>
    </Alert.Root>
  );
}
