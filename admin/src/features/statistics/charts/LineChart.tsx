import { Box, Flex, Span } from '@chakra-ui/react';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { linePlot } from './line-plot.ts';
import { PlotLines } from './PlotLines.tsx';
import { LINE_STYLES, type Series } from './series.ts';

/** Width of an element in pixels; null before layout. */
function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(
    function followWidth() {
      if (!element.current) return;
      const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
      observer.observe(element.current);
      return () => observer.disconnect();
    },
    [element],
  );
  return width;
}

const HEIGHT = 240;

/** Keys that move along the chart, with their steps. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface LineChartProps {
  /** Accessible name. */
  readonly label: string;
  /** Names of the places from left to right. */
  readonly places: readonly string[];
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
  /** Short format for the axis. */
  readonly shortFormat: (value: number) => string;
  /** Whether values are whole numbers. */
  readonly whole: boolean;
  /** Text about the last place if its period is not over; otherwise null. */
  readonly openEnd: string | null;
}

/**
 * Lines over days. The pointer and the arrow keys choose the day whose values are shown: for a screen reader the chart is a
 * slider over the days, which announces the values.
 */
export function LineChart({ label, places, series, format, shortFormat, whole, openEnd }: LineChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = places.length - 1;
  const index = Math.min(chosen ?? last, last);
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const plot = linePlot({ width: width ?? 0, height: HEIGHT }, places.length, most, whole);
  const place = index === last && openEnd ? `${places[index] ?? ''} (${openEnd})` : (places[index] ?? '');
  const textAt = (values: Series['values']) => {
    const value = values[index];
    return value == null ? '–' : format(value);
  };

  function point(event: PointerEvent<HTMLElement>): void {
    setChosen(plot.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left));
  }
  function step(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    if (event.key === 'Escape') setChosen(null);
    if (by === undefined) return;
    event.preventDefault();
    setChosen(Math.min(Math.max(index + by, 0), last));
  }

  return (
    <Box>
      <Legend series={series} place={place} textAt={textAt} />
      <Box
        ref={frame}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(last, 0)}
        aria-valuenow={Math.max(index, 0)}
        aria-valuetext={`${place}: ${series.map(({ name, values }) => `${name} ${textAt(values)}`).join(', ')}`}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setChosen(null)}
        onKeyDown={step}
        onBlur={() => setChosen(null)}
        height={`${HEIGHT}px`}
        touchAction="pan-y"
        cursor="crosshair"
        borderRadius="sm"
      >
        {width ? (
          <PlotLines
            plot={plot}
            size={{ width, height: HEIGHT }}
            places={places}
            series={series}
            format={shortFormat}
            isOpenEnded={openEnd !== null}
            chosen={chosen === null ? null : index}
          />
        ) : null}
      </Box>
    </Box>
  );
}

interface LegendProps {
  readonly series: readonly Series[];
  readonly place: string;
  readonly textAt: (values: Series['values']) => string;
}

/** Legend with the values of the chosen day, or of the last day. */
function Legend({ series, place, textAt }: LegendProps) {
  return (
    <Flex aria-hidden wrap="wrap" columnGap="4" rowGap="1" mb="2" fontSize="xs">
      <Span fontWeight="semibold" minWidth="5.5rem" fontVariantNumeric="tabular-nums">
        {place}
      </Span>
      {series.map(({ name, values, style }) => (
        <Span key={name} display="inline-flex" alignItems="center" gap="1.5" color={LINE_STYLES[style].color}>
          <svg width="22" height="4" aria-hidden="true">
            <line
              x1="0"
              x2="22"
              y1="2"
              y2="2"
              stroke="currentColor"
              strokeWidth="3"
              strokeDasharray={LINE_STYLES[style].dash}
            />
          </svg>
          <Span color="fg.muted">{name}</Span>
          <Span color="fg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {textAt(values)}
          </Span>
        </Span>
      ))}
    </Flex>
  );
}
