import { Alert, Box, Flex } from '@chakra-ui/react';
import { neededForStatus } from '../../../app/step-permissions.ts';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { deadlineOf } from './deadlines.ts';
import { useUndo } from './undo-context.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { useUndoStatusChanges } from './use-undo-status-changes.ts';

const UndoableChangeFragment = graphql(`
  fragment UndoableChange on UndoableStatusChange {
    id
    status
    secondsLeft
    author
  }
`);

export type UndoableChangeRef = FragmentType<typeof UndoableChangeFragment>;

/** A status change that can still be undone by anyone who may change the status. */
export const readUndoableChange = (ref: UndoableChangeRef) => readFragment(UndoableChangeFragment, ref);

interface UndoableNoticeProps {
  readonly orderNumber: string;
  readonly change: UndoableChangeRef;
}

/** On the page of an order: who has just changed its status, with an undo button for viewers who may change it. */
export function UndoableNotice({ orderNumber, change: ref }: UndoableNoticeProps) {
  const t = useText();
  const { id, status: target, secondsLeft, author } = readUndoableChange(ref);
  const deadline = deadlineOf(id, secondsLeft);
  const seconds = useSecondsLeft(deadline);
  const { batches, undo } = useUndo();
  const { undo: undoAlone, busy } = useUndoStatusChanges();
  const [status, name] = [t(`orders.status.${target}`), author ?? t('orders.undoable.nobody')];

  /** Also removes the change from the bar if it is the only change there. */
  function press() {
    const change = { orderNumber, changeId: id };
    const own = batches.find(({ changes }) => changes.length === 1 && changes[0]?.changeId === id);
    if (own) undo(own);
    else void undoAlone([change]);
  }

  if (seconds === 0) return null;
  return (
    <Alert.Root status="info" mt="4">
      <Alert.Content>
        <Flex wrap="wrap" align="center" justify="space-between" gap="3" width="100%">
          <Box minWidth="0" flex="1 1 12rem">
            <p>{t('orders.undoable.text', { name, status })}</p>
            <p>{t('orders.undoable.left', { seconds })}</p>
          </Box>
          <IfMay needed={neededForStatus(target)}>
            <Button size="sm" variant="outline" loading={busy} onClick={press}>
              {t('orders.undo.press')}
            </Button>
          </IfMay>
        </Flex>
      </Alert.Content>
    </Alert.Root>
  );
}
