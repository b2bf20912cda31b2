import type { PackedUnit } from '@eunbit/schema/packed-unit';

export type Sides = Pick<PackedUnit, 'lengthMm' | 'widthMm' | 'heightMm'>;

/** A kind of box that the warehouse has. */
export interface BoxKind {
  readonly name: string;
  /** Outer sides, as the carrier measures them. */
  readonly outer: Sides;
  /** Inner sides, available for units. */
  readonly inner: Sides;
  /** Weight of the empty box with its filling. */
  readonly emptyGrams: number;
  /** Maximum weight of the full box. */
  readonly maximumGrams: number;
}

/**
 * From the smallest to the largest. Outer sides are whole inches, because carriers round each side up. All weights are below the
 * 70 pounds that every US carrier accepts, and can be lifted by one person.
 */
export const BOX_KINDS: readonly [BoxKind, ...BoxKind[]] = [
  {
    name: 'S',
    outer: { lengthMm: 203, widthMm: 152, heightMm: 101 },
    inner: { lengthMm: 197, widthMm: 146, heightMm: 95 },
    emptyGrams: 90,
    maximumGrams: 5_000,
  },
  {
    name: 'M',
    outer: { lengthMm: 304, widthMm: 228, heightMm: 152 },
    inner: { lengthMm: 298, widthMm: 222, heightMm: 146 },
    emptyGrams: 180,
    maximumGrams: 10_000,
  },
  {
    name: 'L',
    outer: { lengthMm: 457, widthMm: 304, heightMm: 304 },
    inner: { lengthMm: 450, widthMm: 297, heightMm: 297 },
    emptyGrams: 400,
    maximumGrams: 20_000,
  },
];

export const getVolume = ({ lengthMm, widthMm, heightMm }: Sides): number => lengthMm * widthMm * heightMm;

const toSorted = ({ lengthMm, widthMm, heightMm }: Sides): number[] =>
  [lengthMm, widthMm, heightMm].sort((one, other) => one - other);

/** Whether a thing fits into a room when it is rotated by right angles. */
export function fitsInto(thing: Sides, room: Sides): boolean {
  const sides = toSorted(room);
  return toSorted(thing).every((side, index) => side <= (sides[index] ?? 0));
}
