import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import type { ReactNode } from 'react';
import { useText } from '../../../app/use-text.ts';

interface RowButtonsProps {
  /** What is moved or taken out, for those who do not see where the buttons are. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (by: 1 | -1) => void;
  /** Absent where it has to stay. */
  readonly onRemove?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** The place of one of several things, and its way out. A button that leads nowhere keeps the focus it has. */
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
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      {children}
      {move(-1, index === 0)}
      {move(1, index === count - 1)}
      {onRemove ? (
        <Button size="sm" variant="outline" aria-label={t('products.edit.removeLabel', { name })} onClick={onRemove}>
          {t('products.edit.remove')}
        </Button>
      ) : null}
    </chakra.div>
  );
}
