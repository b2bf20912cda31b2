import { chakra } from '@chakra-ui/react';
import type { LinePlot } from './line-plot.ts';
import { isolatedPoints, LINE_STYLES, onlyLastStep, type Series, withoutLast } from './series.ts';

interface PlotLinesProps {
  readonly plot: LinePlot;
  readonly size: { readonly width: number; readonly height: number };
  readonly places: readonly string[];
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
  /** Whether the period of the last place is not over, so that its value is partial; the previous period's value is complete. */
  readonly isOpenEnded: boolean;
  /** Index of the place whose values are shown. */
  readonly chosen: number | null;
}

const Label = chakra('text', { base: { fill: 'fg.muted', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' } });
const GridLine = chakra('line', { base: { stroke: 'gray.200' } });

/** The SVG of a line chart, hidden from screen readers: the element around it describes it. */
export function PlotLines({ plot, size, places, series, format, isOpenEnded, chosen }: PlotLinesProps) {
  const { left, right, top, bottom } = plot;
  return (
    <svg width={size.width} height={size.height} aria-hidden="true">
      {plot.levels.map(({ at, value }) => (
        <g key={value}>
          <GridLine x1={left} x2={right} y1={at} y2={at} />
          <Label x={left - 8} y={at} dominantBaseline="middle" textAnchor="end">
            {format(value)}
          </Label>
        </g>
      ))}
      {plot.places.map(({ at, value: index }) => (
        <Label key={index} x={at} y={size.height - 6} textAnchor={getAnchor(index, places.length)}>
          {places[index]}
        </Label>
      ))}
      {chosen === null ? null : (
        <chakra.line x1={plot.x(chosen)} x2={plot.x(chosen)} y1={top} y2={bottom} stroke="gray.400" />
      )}
      {series.toReversed().map(({ name, values, style }) => (
        <chakra.g key={name} color={LINE_STYLES[style].color}>
          <path
            d={plot.path(isOpenEnded && style !== 'before' ? withoutLast(values) : values)}
            fill="none"
            stroke="currentColor"
            strokeWidth={LINE_STYLES[style].width}
            strokeDasharray={LINE_STYLES[style].dash}
            strokeLinejoin="round"
          />
          {isOpenEnded && style !== 'before' ? (
            <path
              d={plot.path(onlyLastStep(values))}
              fill="none"
              stroke="currentColor"
              strokeWidth={LINE_STYLES.before.width}
              strokeDasharray={LINE_STYLES.before.dash}
            />
          ) : null}
          {isolatedPoints(values).map((index) => (
            <circle key={index} cx={plot.x(index)} cy={plot.y(values[index] ?? 0)} r="3" fill="currentColor" />
          ))}
          <Dot plot={plot} index={chosen} value={chosen === null ? null : values[chosen]} />
        </chakra.g>
      ))}
    </svg>
  );
}

/** Keeps the labels of the first and the last day inside the SVG. */
function getAnchor(index: number, count: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}

function Dot({ plot, index, value }: { plot: LinePlot; index: number | null; value: number | null | undefined }) {
  if (index === null || value == null) return null;
  return <circle cx={plot.x(index)} cy={plot.y(value)} r="4" fill="currentColor" stroke="white" strokeWidth="1.5" />;
}
