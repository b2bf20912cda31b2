import { Flex, Input } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { FormField } from '../../../components/FormField.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { MinusIcon, PlusIcon } from '../../../components/icons.tsx';

interface QuantityFieldProps {
  readonly value: string;
  readonly error: string | null;
  /** Units reserved by running payments; not part of the quantity. */
  readonly reserved: number;
  readonly onChange: (value: string) => void;
  readonly onStep: (delta: 1 | -1) => void;
}

export function QuantityField({ value, error, reserved, onChange, onStep }: QuantityFieldProps) {
  const t = useText();
  const held = reserved > 0 ? t('products.reserved', { count: reserved }) : null;
  return (
    <FormField label={t('products.quantity')} error={error} hint={held}>
      {(control) => (
        <Flex align="center" gap="2" width="full">
          <IconButton label={t('products.less')} variant="outline" onClick={() => onStep(-1)}>
            <MinusIcon />
          </IconButton>
          <Input
            minH="11"
            textAlign="center"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onFocus={(event) => event.target.select()}
            {...control}
          />
          <IconButton label={t('products.more')} variant="outline" onClick={() => onStep(1)}>
            <PlusIcon />
          </IconButton>
        </Flex>
      )}
    </FormField>
  );
}
