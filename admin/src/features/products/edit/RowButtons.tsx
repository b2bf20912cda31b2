import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';

interface RowButtonsProps {
  /** Name of the row, for screen readers. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (by: 1 | -1) => void;
  /** Absent where the row cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** Buttons that move and remove a row. At either end a button is only `aria-disabled`, so that it keeps the focus. */
export function RowButtons({ name, index, count, onMove, onRemove, children }: RowButtonsProps) {
  const t = useText();
  const move = (by: 1 | -1, isEnd: boolean) => (
    <Button
      size="sm"
      variant="outline"
      aria-disabled={isEnd || undefined}
      aria-label={t(by < 0 ? 'products.edit.earlierLabel' : 'products.edit.laterLabel', { name })}
      onClick={isEnd ? undefined : () => onMove(by)}
      css={{ '&[aria-disabled]': { color: 'gray.400', borderColor: 'gray.200', cursor: 'not-allowed' } }}
    >
      {t(by < 0 ? 'products.edit.earlier' : 'products.edit.later')}
    </Button>
  );
  return (
    <Flex wrap="wrap" align="center" gap="2">
      {children}
      {move(-1, index === 0)}
      {move(1, index === count - 1)}
      {onRemove ? (
        <Button size="sm" variant="outline" aria-label={t('products.edit.removeLabel', { name })} onClick={onRemove}>
          {t('products.edit.remove')}
        </Button>
      ) : null}
    </Flex>
  );
}
