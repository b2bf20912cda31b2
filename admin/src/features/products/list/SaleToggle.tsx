import { SegmentGroup } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { COVERING_INPUT } from '../../../components/covering-input.ts';

interface SaleToggleProps {
  readonly isStopped: boolean;
  readonly title: string;
  readonly onChange: (isStopped: boolean) => void;
}

const STATES = [
  { value: 'selling', text: 'products.selling', color: 'green.700' },
  { value: 'stopped', text: 'products.stopped', color: 'red.700' },
] as const;

/** Selling or stopped, side by side. */
export function SaleToggle({ isStopped, title, onChange }: SaleToggleProps) {
  const t = useText();
  return (
    <SegmentGroup.Root
      aria-label={`${title}: ${t('products.state')}`}
      value={isStopped ? 'stopped' : 'selling'}
      onValueChange={({ value }) => onChange(value === 'stopped')}
    >
      <SegmentGroup.Indicator />
      {STATES.map(({ value, text, color }) => (
        <SegmentGroup.Item key={value} value={value} _checked={{ color }}>
          <SegmentGroup.ItemText>{t(text)}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput style={COVERING_INPUT} />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
