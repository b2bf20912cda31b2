import { Badge } from '@chakra-ui/react';
import type { BrowserErrorState } from '@eunbit/schema/browser-error';
import { useText } from '../../app/use-text.ts';
import { BROWSER_ERROR_STATE_TEXT } from '../../labels/browser-error-texts.ts';

const PALETTE: Readonly<Record<BrowserErrorState, string>> = { OPEN: 'red', RESOLVED: 'green', IGNORED: 'gray' };

interface BrowserErrorBadgesProps {
  readonly state: BrowserErrorState;
  /** When it came back; null where it did not. */
  readonly reopenedAt: string | null | undefined;
}

/** The state of a group, and whether it came back. */
export function BrowserErrorBadges({ state, reopenedAt }: BrowserErrorBadgesProps) {
  const t = useText();
  return (
    <>
      <Badge colorPalette={PALETTE[state]}>{t(BROWSER_ERROR_STATE_TEXT[state])}</Badge>
      {reopenedAt ? <Badge colorPalette="orange">{t('browserErrors.reopened')}</Badge> : null}
    </>
  );
}
