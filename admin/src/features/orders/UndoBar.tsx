import { Box, Flex } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../app/use-text.ts';
import { isTyping } from '../../components/is-typing.ts';
import { UndoRow } from './undo/UndoRow.tsx';
import { useUndo } from './undo/undo-context.ts';

/** Undoable steps, at the bottom of every screen until they expire. Ctrl+Z, or ⌘Z, undoes the newest. */
export function UndoBar() {
  const t = useText();
  const { batches, undo } = useUndo();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const newest = batches.at(-1);
    if (!newest || event.repeat || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'z') return;
    if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
    event.preventDefault();
    undo(newest);
  });
  useEffect(function listenToKeys() {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <Box
      as="section"
      aria-label={t('orders.undo.label')}
      position="fixed"
      insetInline="0"
      bottom={{ base: '0', md: '4' }}
      zIndex="docked"
      pointerEvents="none"
      _print={{ display: 'none' }}
    >
      {/* Announced as it comes; the seconds are left out, which would be read aloud each time. */}
      <Flex role="status" direction="column" align="center" gap="2">
        {batches.map((batch) => (
          <UndoRow key={batch.key} batch={batch} />
        ))}
      </Flex>
    </Box>
  );
}
