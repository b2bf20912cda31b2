import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '@eunbit/ui/Button.tsx';
import { FormField } from '@eunbit/ui/FormField.tsx';
import { MinusIcon, PlusIcon } from '@eunbit/ui/icons.tsx';
import { inputRecipe } from '@eunbit/ui/recipes';
import { useText } from '../../../app/use-text.ts';

const Input = chakra('input', inputRecipe);

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
        <chakra.div display="flex" alignItems="center" gap="2">
          <IconButton label={t('products.less')} variant="outline" onClick={() => onStep(-1)}>
            <MinusIcon />
          </IconButton>
          <Input
            minH="11"
            py="1"
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
        </chakra.div>
      )}
    </FormField>
  );
}
