/** A line of a chart, and what of it differs from the others also for those who do not tell colours apart. */
export interface Series {
  readonly name: string;
  /** One for each place; null where nothing is known. */
  readonly values: readonly (number | null)[];
  readonly look: SeriesLook;
}

export type SeriesLook = 'main' | 'second' | 'before';

export const LINE_LOOK: Readonly<Record<SeriesLook, { color: string; dash?: string; width: number }>> = {
  main: { color: 'purple.600', width: 2.5 },
  second: { color: 'green.600', dash: '7 3', width: 2 },
  before: { color: 'gray.500', dash: '2 4', width: 1.5 },
};

/** Places with a value between places without: no line leads there. */
export function lonely(values: Series['values']): readonly number[] {
  const isKnown = (index: number) => values[index] != null;
  return values.flatMap((_, index) => (isKnown(index) && !isKnown(index - 1) && !isKnown(index + 1) ? [index] : []));
}
