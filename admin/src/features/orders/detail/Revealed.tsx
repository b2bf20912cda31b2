import { Flex, Span } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import type { Needed } from '../../../app/viewer.ts';
import { Button } from '../../../components/Button.tsx';
import { IfMay } from '../../../components/IfMay.tsx';

interface RevealedProps {
  /** Text of the button that shows the value. */
  readonly label: string;
  readonly needed?: Needed;
  readonly busy: boolean;
  /** Resolves to the value; null if there is none, which has been reported. */
  readonly read: () => Promise<ReactNode>;
  /** Shown until the value is. */
  readonly masked?: string;
  readonly rowGap?: string;
  readonly children?: ReactNode;
}

/** A secret value, shown on request only; the server logs the access. Not stored anywhere else: leaving the page discards it. */
export function Revealed({ label, needed, busy, read, masked, rowGap = '1', children }: RevealedProps) {
  const t = useText();
  const [value, setValue] = useState<ReactNode>(null);
  const offer = (
    <>
      <Button size="sm" variant="outline" loading={busy} onClick={() => void read().then(setValue)}>
        {label}
      </Button>
      <Span color="fg.muted" fontWeight="normal">
        {t('orders.file.passCodeLogged')}
      </Span>
    </>
  );
  return (
    <Flex wrap="wrap" align="center" columnGap="3" rowGap={rowGap} role="status">
      {children}
      {value ?? masked}
      {value !== null ? (
        <Button size="sm" variant="plain" onClick={() => setValue(null)}>
          {t('orders.file.hidePassCode')}
        </Button>
      ) : needed ? (
        <IfMay needed={needed}>{offer}</IfMay>
      ) : (
        offer
      )}
    </Flex>
  );
}
