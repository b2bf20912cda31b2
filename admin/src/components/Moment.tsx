import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Market } from '@eunbit/schema/market';
import { dateText, dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { CLOCK_NAME, useClock } from '../app/clock.ts';
import { useText } from '../app/use-text.ts';

interface MomentProps extends HTMLChakraProps<'time'> {
  /** An instant as the API sends it. */
  readonly at: string;
  /** Shows only the day. */
  readonly isDay?: boolean;
}

/** An instant in the time zone of the screen, which the page heading names; the other store's time is in the tooltip. */
export function Moment({ at, isDay = false, ...rest }: MomentProps) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const other = Market[clock === 'KR' ? 'US' : 'KR'];
  return (
    <chakra.time {...rest} dateTime={at} title={`${t(CLOCK_NAME[other])}: ${dateTimeText(at, language, other)}`}>
      {isDay ? dateText(at, language, clock) : dateTimeText(at, language, clock)}
    </chakra.time>
  );
}
