import { Flex, Span } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import type { UndoBatch } from './undo-batches.ts';
import { useUndo } from './undo-context.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** The changes of one click, with the seconds left to undo them. */
export function UndoRow({ batch }: { batch: UndoBatch }) {
  const t = useText();
  const { undo, busy } = useUndo();
  const seconds = useSecondsLeft(batch.deadline);
  const [first] = batch.changes;
  const count = batch.changes.length;
  const orders =
    count === 1 && first ? t('orders.undo.one', { number: first.orderNumber }) : t('orders.undo.many', { count });

  return (
    <Flex
      align="center"
      gap="4"
      px="4"
      py="2"
      width={{ base: '100%', md: 'auto' }}
      justify="space-between"
      bg="gray.800"
      color="white"
      borderRadius={{ base: 'none', md: 'md' }}
      boxShadow="lg"
      pointerEvents="auto"
    >
      <span>{t('orders.undo.offer', { orders, status: t(`orders.status.${batch.status}`) })}</span>
      <Flex align="center" gap="3" flexShrink="0">
        <Span aria-hidden minWidth="10" textAlign="end" fontVariantNumeric="tabular-nums">
          {t('orders.undo.seconds', { seconds })}
        </Span>
        <Button size="sm" variant="solid" colorPalette="purple" loading={busy} onClick={() => undo(batch)}>
          {t('orders.undo.press')}
        </Button>
      </Flex>
    </Flex>
  );
}
