import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { MoveButtons, type MoveButtonsProps } from '../../../components/MoveButtons.tsx';

interface RowButtonsProps extends MoveButtonsProps {
  /** Absent if the row cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** Buttons that move and remove a row. */
export function RowButtons({ onRemove, children, ...place }: RowButtonsProps) {
  const t = useText();
  return (
    <Flex wrap="wrap" align="center" gap="2">
      {children}
      <MoveButtons {...place} />
      {onRemove ? (
        <Button
          size="sm"
          variant="outline"
          aria-label={t('products.edit.removeLabel', { name: place.name })}
          onClick={onRemove}
        >
          {t('products.edit.remove')}
        </Button>
      ) : null}
    </Flex>
  );
}
