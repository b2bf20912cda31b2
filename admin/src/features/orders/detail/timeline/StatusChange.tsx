import { Box, Text } from '@chakra-ui/react';
import { dateText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../../../app/clock.ts';
import { useText } from '../../../../app/use-text.ts';
import type { Entry } from './TimelineEntry.tsx';

type Change = NonNullable<Entry['statusChange']>;

interface StatusChangeProps {
  readonly change: Change;
}

/** A status change of the order, with its reason if there is one. */
export function StatusChange({ change }: StatusChangeProps) {
  const t = useText();
  const { status, isCorrection, isTakenBack, correctionReason, delay, cancellation } = change;
  return (
    <>
      <Text
        fontWeight="semibold"
        {...(isTakenBack && { color: 'fg.muted', fontWeight: 'normal', textDecoration: 'line-through' })}
      >
        {t(`orders.status.${status}`)}
      </Text>
      {isTakenBack || isCorrection ? (
        <Text color="fg.muted" fontSize="xs">
          {[isTakenBack && t('orders.correction.takenBack'), isCorrection && t('orders.correction.entry')]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      ) : null}
      {correctionReason ? <Text whiteSpace="pre-line">{correctionReason}</Text> : null}
      {delay ? <Delay delay={delay} /> : null}
      {cancellation ? <Cancellation cancellation={cancellation} /> : null}
    </>
  );
}

interface DelayProps {
  readonly delay: NonNullable<Change['delay']>;
}

function Delay({ delay }: DelayProps) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  return (
    <Box mt="1">
      <p>{t(`orders.delayReason.${delay.reason}`)}</p>
      {delay.until ? <p>{t('orders.detail.delayedUntil', { date: dateText(delay.until, language, clock) })}</p> : null}
      {delay.detail ? <Text whiteSpace="pre-line">{delay.detail}</Text> : null}
    </Box>
  );
}

interface CancellationProps {
  readonly cancellation: NonNullable<Change['cancellation']>;
}

function Cancellation({ cancellation: { reason, detail } }: CancellationProps) {
  const t = useText();
  return (
    <Box mt="1">
      <p>{t('orders.detail.cancelledByBuyer', { reason: t(`orders.cancelReason.${reason}`) })}</p>
      {detail ? <p>{detail}</p> : null}
    </Box>
  );
}
