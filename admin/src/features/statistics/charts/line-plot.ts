import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

/** Space in pixels for the labels of both axes. */
const MARGIN = { top: 10, end: 12, bottom: 26, start: 48 } as const;
/** The last label is aligned to its end, so it needs more distance from the one before. */
const DAY_LABEL_WIDTH = 120;
const GRID_LINES = 4;

interface Mark {
  readonly at: number;
  readonly value: number;
}

/** Layout of a line chart in pixels. */
export interface LinePlot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Horizontal grid lines. */
  readonly levels: readonly Mark[];
  /** Labelled places of the horizontal axis; `value` is their index. */
  readonly places: readonly Mark[];
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  readonly path: (values: readonly (number | null)[]) => string;
  /** Returns the index of the place that is nearest to a horizontal position. */
  readonly nearest: (x: number) => number;
}

/** Layout of lines with `count` values up to `most`. With `whole` the grid has whole numbers only. */
export function linePlot(
  size: { width: number; height: number },
  count: number,
  most: number,
  whole: boolean,
): LinePlot {
  const left = MARGIN.start;
  const right = Math.max(size.width - MARGIN.end, left + 1);
  const { top } = MARGIN;
  const bottom = size.height - MARGIN.bottom;
  const last = Math.max(count - 1, 1);
  const xScale = scaleLinear([0, last], [left, right]);
  const yScale = scaleLinear([0, most > 0 ? most : 1], [bottom, top]).nice(GRID_LINES);
  const x = (index: number) => xScale(index);
  const y = (value: number) => yScale(value);
  const levels = yScale.ticks(GRID_LINES).filter((value) => !whole || Number.isInteger(value));
  // As many labels as fit, evenly spaced, the last place included.
  const labels = Math.max(2, Math.floor((right - left) / DAY_LABEL_WIDTH));
  const step = Math.max(1, Math.ceil(last / (labels - 1)));
  const named = Array.from({ length: Math.ceil(count / step) }, (_, label) => count - 1 - label * step);
  return {
    left,
    right,
    top,
    bottom,
    levels: levels.map((value) => ({ at: y(value), value })),
    places: named.map((index) => ({ at: x(index), value: index })),
    x,
    y,
    path: (values) =>
      line<number | null>()
        .defined((value) => value !== null)
        .x((_, index) => x(index))
        .y((value) => y(value ?? 0))([...values]) ?? '',
    nearest: (at) => Math.min(Math.max(Math.round(xScale.invert(at)), 0), Math.max(count - 1, 0)),
  };
}
