/** A line of a chart; its dash pattern distinguishes it from the others without colour. */
export interface Series {
  readonly name: string;
  /** A value for each place; null if it is unknown. */
  readonly values: readonly (number | null)[];
  readonly style: SeriesStyle;
}

export type SeriesStyle = 'main' | 'second' | 'before';

export const LINE_STYLES: Readonly<Record<SeriesStyle, { color: string; dash?: string; width: number }>> = {
  main: { color: 'purple.600', width: 2.5 },
  second: { color: 'green.600', dash: '7 3', width: 2 },
  before: { color: 'gray.500', dash: '2 4', width: 1.5 },
};

/** Indexes of known values between unknown ones, which a line would not show. */
export function isolatedPoints(values: Series['values']): readonly number[] {
  const isKnown = (index: number) => values[index] != null;
  return values.flatMap((_, index) => (isKnown(index) && !isKnown(index - 1) && !isKnown(index + 1) ? [index] : []));
}

/** The line up to the second-to-last value, without the incomplete last one. */
export const withoutLast = (values: Series['values']): Series['values'] =>
  values.map((value, index) => (index === values.length - 1 ? null : value));

/** The line from the second-to-last value to the incomplete last one. */
export const onlyLastStep = (values: Series['values']): Series['values'] =>
  values.map((value, index) => (index < values.length - 2 ? null : value));
