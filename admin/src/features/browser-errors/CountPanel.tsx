import { chakra, Span } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { Panel } from '../../components/Panel.tsx';

/** The name under which the server counts what it does not tell apart. */
const OTHERS = '*';

interface CountPanelProps {
  readonly title: string;
  readonly counts: readonly { readonly name: string; readonly count: number }[];
}

/** Names with how often each was seen. */
export function CountPanel({ title, counts }: CountPanelProps) {
  const t = useText();
  return (
    <Panel title={title}>
      <chakra.ul listStyle="none" display="grid" gap="1.5">
        {counts.map(({ name, count }) => (
          <chakra.li key={name} display="flex" justifyContent="space-between" gap="4">
            <Span overflowWrap="anywhere" minWidth="0">
              {name === OTHERS ? t('browserErrors.others') : name}
            </Span>
            <Span fontVariantNumeric="tabular-nums" flexShrink="0">
              {t('browserErrors.times', { count })}
            </Span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  );
}
