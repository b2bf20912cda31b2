import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useText } from '../../../app/use-text.ts';

interface SaleToggleProps {
  readonly isStopped: boolean;
  readonly title: string;
  readonly onChange: (isStopped: boolean) => void;
}

/** Selling or stopped, as two radio buttons side by side. */
export function SaleToggle({ isStopped, title, onChange }: SaleToggleProps) {
  const t = useText();
  const name = useId();
  return (
    <chakra.div
      role="radiogroup"
      aria-label={`${title}: ${t('products.state')}`}
      display="grid"
      gridTemplateColumns="1fr 1fr"
      gap="1"
      p="1"
      bg="bg.muted"
      borderRadius="full"
    >
      {[false, true].map((value) => (
        <chakra.label key={String(value)} css={OPTION} data-value={value ? 'stopped' : 'selling'}>
          <input type="radio" name={name} checked={isStopped === value} onChange={() => onChange(value)} />
          {t(value ? 'products.stopped' : 'products.selling')}
        </chakra.label>
      ))}
    </chakra.div>
  );
}

const OPTION = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minH: '9',
  borderRadius: 'full',
  fontWeight: 'medium',
  color: 'fg.muted',
  cursor: 'pointer',
  // The transparent radio button covers its label: it takes the clicks, and the label shows its state.
  '& > input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer' },
  '&:has(:checked)': { bg: 'white', boxShadow: 'sm', fontWeight: 'semibold', color: 'green.700' },
  '&[data-value="stopped"]:has(:checked)': { color: 'red.700' },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'purple.600', outlineOffset: '2px' },
} as const;
