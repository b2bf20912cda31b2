import { Box, Input, type InputProps } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { TOUCH } from '../app/touch.ts';

const DayCalendar = lazy(() => import('./DayCalendar.tsx').then((module) => ({ default: module.DayCalendar })));

interface DateControlProps extends Omit<InputProps, 'type' | 'min' | 'max'> {
  /** Days as `2026-03-02`; null if there is none. */
  readonly day: string | null;
  readonly min?: string | null;
  readonly max?: string | null;
  /** Called with a day picked in the calendar; typed days go to `onChange` and `onBlur`. */
  readonly onPick: (day: string) => void;
}

/**
 * A day to type or to pick. The native date input handles typing: it fills in separators, and phones show their own picker.
 * Chakra's calendar replaces the native one, whose language is not that of the back office.
 */
export function DateControl({ day, min, max, onPick, ...input }: DateControlProps) {
  return (
    <Box position="relative" width="full" css={{ '& > [data-scope=date-picker]': CALENDAR }}>
      <Input {...input} type="date" min={min ?? undefined} max={max ?? undefined} css={FIELD} />
      <Suspense fallback={null}>
        <DayCalendar day={day} min={min} max={max} onPick={onPick} />
      </Suspense>
    </Box>
  );
}

const FIELD = {
  '@media (pointer: fine)': { '&::-webkit-calendar-picker-indicator': { display: 'none' }, paddingInlineEnd: '10' },
} as const;

/** Position of the calendar button, over the end of the field. */
const CALENDAR = {
  position: 'absolute',
  insetBlock: '0',
  insetInlineEnd: '0',
  width: '10',
  justifyContent: 'center',
  [TOUCH]: { display: 'none' },
} as const;
