import { DatePicker, type DateValue, Portal, parseDate } from '@chakra-ui/react';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../app/use-text.ts';
import { CalendarIcon } from './icons.tsx';

interface DayCalendarProps {
  /** Days as `2026-03-02`; null if there is none. */
  readonly day: string | null;
  readonly min?: string | null;
  readonly max?: string | null;
  readonly onPick: (day: string) => void;
}

const toDate = (day: string | null | undefined): DateValue | undefined => (day ? parseDate(day) : undefined);

/** A button that opens a month calendar in the language of the back office. */
export function DayCalendar({ day, min, max, onPick }: DayCalendarProps) {
  const t = useText();
  const language = useLanguage();
  const chosen = toDate(day);
  return (
    <DatePicker.Root
      lazyMount
      unmountOnExit
      locale={language === 'ko' ? 'ko-KR' : 'en-US'}
      positioning={{ placement: 'bottom-end', gutter: 14 }}
      value={chosen ? [chosen] : []}
      min={toDate(min)}
      max={toDate(max)}
      onValueChange={({ value: [picked] }) => picked && onPick(picked.toString())}
      translations={{
        content: t('app.calendar.title'),
        trigger: () => t('app.calendar.open'),
        prevTrigger: () => t('app.calendar.earlier'),
        nextTrigger: () => t('app.calendar.later'),
        viewTrigger: () => t('app.calendar.view'),
        dayCell: ({ valueText }) => valueText,
      }}
    >
      <DatePicker.Control>
        <DatePicker.IndicatorGroup>
          <DatePicker.Trigger>
            <CalendarIcon />
          </DatePicker.Trigger>
        </DatePicker.IndicatorGroup>
      </DatePicker.Control>
      <Portal>
        <DatePicker.Positioner>
          <DatePicker.Content>
            <DatePicker.View view="day">
              <DatePicker.Header />
              <DatePicker.DayTable />
            </DatePicker.View>
            <DatePicker.View view="month">
              <DatePicker.Header />
              <DatePicker.MonthTable />
            </DatePicker.View>
            <DatePicker.View view="year">
              <DatePicker.Header />
              <DatePicker.YearTable />
            </DatePicker.View>
          </DatePicker.Content>
        </DatePicker.Positioner>
      </Portal>
    </DatePicker.Root>
  );
}
