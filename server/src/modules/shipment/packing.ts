import type { PackedUnit } from '@eunbit/schema/packed-unit';
import { BOX_KINDS, type BoxKind, fitsInto, getVolume, type Sides } from './boxes.ts';

/** Units of one product in an order. */
export interface PackedLine {
  readonly productId: string;
  readonly quantity: number;
  readonly unit: PackedUnit;
}

/** A box with its contents. */
export interface PackedBox extends Sides {
  /** Name of its kind; null for a unit that fits into no box and ships in its own packaging. */
  readonly kind: string | null;
  readonly weightGrams: number;
  readonly contents: readonly { readonly productId: string; readonly quantity: number }[];
}

interface Unit extends PackedUnit {
  readonly productId: string;
}

/**
 * The part of a box's room that several units may take. Volumes alone do not say whether units fit beside each other, so a
 * fifth is left empty.
 */
const FILLED = 0.8;

const sum = (units: readonly Unit[], measure: (unit: Unit) => number) =>
  units.reduce((total, unit) => total + measure(unit), 0);

/** Whether a box can hold all these units. A single one needs no spare room. */
function holds({ inner, emptyGrams, maximumGrams }: BoxKind, units: readonly Unit[]): boolean {
  return (
    emptyGrams + sum(units, ({ weightGrams }) => weightGrams) <= maximumGrams &&
    units.every((unit) => fitsInto(unit, inner)) &&
    (units.length === 1 || sum(units, getVolume) <= getVolume(inner) * FILLED)
  );
}

/** The smallest kind of box that can hold all these units. */
const findBox = (units: readonly Unit[]): BoxKind | undefined => BOX_KINDS.find((kind) => holds(kind, units));

function countByProduct(units: readonly Unit[]): PackedBox['contents'] {
  const counts = new Map<string, number>();
  for (const { productId } of units) counts.set(productId, (counts.get(productId) ?? 0) + 1);
  return [...counts].map(([productId, quantity]) => ({ productId, quantity }));
}

function toBox(units: readonly Unit[]): PackedBox {
  const kind = findBox(units);
  const { lengthMm, widthMm, heightMm } = kind?.outer ?? (units[0] as Unit);
  return {
    kind: kind?.name ?? null,
    lengthMm,
    widthMm,
    heightMm,
    weightGrams: (kind?.emptyGrams ?? 0) + sum(units, ({ weightGrams }) => weightGrams),
    contents: countByProduct(units),
  };
}

/**
 * Packs units into few boxes: the largest unit first, each into the first box with room (first-fit decreasing). A unit that fits
 * into no box ships separately.
 */
export function packUnits(lines: readonly PackedLine[]): PackedBox[] {
  const units = lines.flatMap(({ productId, quantity, unit }) =>
    Array.from({ length: quantity }, (): Unit => ({ ...unit, productId })),
  );
  units.sort((one, other) => getVolume(other) - getVolume(one) || other.weightGrams - one.weightGrams);
  const boxes: Unit[][] = [];
  for (const unit of units) {
    const open = boxes.find((box) => findBox([...box, unit]));
    if (open) open.push(unit);
    else boxes.push([unit]);
  }
  return boxes.map(toBox);
}
