import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Market } from '@eunbit/schema/market';
import { dateText, dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { CLOCK_NAME, useClock } from '../app/clock.ts';
import { useText } from '../app/use-text.ts';

interface MomentProps extends HTMLChakraProps<'time'> {
  /** An instant as the API sends it. */
  readonly at: string;
  /** Shows the day alone. */
  readonly isDay?: boolean;
}

/** An instant by the clock of the screen, which its head names; the other store's is in the tooltip of the browser. */
export function Moment({ at, isDay = false, ...look }: MomentProps) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const other = Market[clock === 'KR' ? 'US' : 'KR'];
  return (
    <chakra.time {...look} dateTime={at} title={`${t(CLOCK_NAME[other])}: ${dateTimeText(at, language, other)}`}>
      {isDay ? dateText(at, language, clock) : dateTimeText(at, language, clock)}
    </chakra.time>
  );
}
