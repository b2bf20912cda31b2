import type { PackedUnit } from '@eunbit/schema/packed-unit';
import { array, assert, integer, oneof, property, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOX_KINDS, type BoxKind, fitsInto, getVolume } from './boxes.ts';
import { type PackedBox, type PackedLine, packUnits } from './packing.ts';

const WIPE: PackedUnit = { weightGrams: 540, lengthMm: 230, widthMm: 130, heightMm: 75 };
const SPRAY: PackedUnit = { weightGrams: 260, lengthMm: 190, widthMm: 55, heightMm: 55 };
const line = (productId: string, quantity: number, unit: PackedUnit): PackedLine => ({ productId, quantity, unit });

/** Orders of up to 12 products, from the size of a lipstick to one that fits no box. */
const orders = array(
  record({
    quantity: integer({ min: 1, max: 5 }),
    weightGrams: integer({ min: 1, max: 20_000 }),
    sides: tuple(
      ...Array.from({ length: 3 }, () => oneof(integer({ min: 1, max: 300 }), integer({ min: 1, max: 1_000 }))),
    ),
  }),
  { minLength: 1, maxLength: 12 },
).map((products) =>
  products.map(({ quantity, weightGrams, sides: [lengthMm = 1, widthMm = 1, heightMm = 1] }, index) =>
    line(`product-${index}`, quantity, { weightGrams, lengthMm, widthMm, heightMm }),
  ),
);

/** The units in a box. */
function unpack({ contents }: PackedBox, lines: readonly PackedLine[]): PackedUnit[] {
  return contents.flatMap(({ productId, quantity }) => {
    const found = lines.find((one) => one.productId === productId);
    return found ? Array.from({ length: quantity }, () => found.unit) : [];
  });
}

const sum = (units: readonly PackedUnit[], measure: (unit: PackedUnit) => number) =>
  units.reduce((total, unit) => total + measure(unit), 0);
const takes = (kind: BoxKind, unit: PackedUnit) =>
  fitsInto(unit, kind.inner) && unit.weightGrams + kind.emptyGrams <= kind.maximumGrams;

describe('the boxes of an order (SHIPMENT-12)', () => {
  it('are a single smallest box if everything fits', () => {
    expect(packUnits([line('spray', 1, SPRAY)])).toEqual([
      {
        kind: 'S',
        lengthMm: 203,
        widthMm: 152,
        heightMm: 101,
        weightGrams: 350,
        contents: [{ productId: 'spray', quantity: 1 }],
      },
    ]);
    expect(packUnits([line('wipe', 2, WIPE), line('spray', 1, SPRAY)])).toMatchObject([
      {
        kind: 'M',
        weightGrams: 180 + 2 * 540 + 260,
        contents: [{ productId: 'wipe', quantity: 2 }, { productId: 'spray' }],
      },
    ]);
  });

  it('are several if volume or weight is exceeded, the first ones full', () => {
    const boxes = packUnits([line('wipe', 30, WIPE)]);
    expect(boxes.map(({ kind, contents }) => [kind, contents[0]?.quantity])).toEqual([
      ['L', 14],
      ['L', 14],
      ['M', 2],
    ]);
    const heavy = { ...SPRAY, weightGrams: 9_000 };
    expect(packUnits([line('lead', 3, heavy)]).map(({ contents }) => contents[0]?.quantity)).toEqual([2, 1]);
  });

  it('exclude a unit that fits no box, which ships in its own packaging', () => {
    const rug = { weightGrams: 3_000, lengthMm: 900, widthMm: 100, heightMm: 100 };
    expect(packUnits([line('wipe', 1, WIPE), line('rug', 2, rug)])).toMatchObject([
      { kind: null, lengthMm: 900, weightGrams: 3_000, contents: [{ productId: 'rug', quantity: 1 }] },
      { kind: null, lengthMm: 900, weightGrams: 3_000, contents: [{ productId: 'rug', quantity: 1 }] },
      { kind: 'M', contents: [{ productId: 'wipe', quantity: 1 }] },
    ]);
    const anvil = { ...SPRAY, weightGrams: 20_000 };
    expect(packUnits([line('anvil', 1, anvil)])).toMatchObject([{ kind: null, weightGrams: 20_000 }]);
  });

  it('hold each unit of the order once', () => {
    const check = property(orders, (lines) => {
      const packed = new Map<string, number>();
      for (const { productId, quantity } of packUnits(lines).flatMap(({ contents }) => contents)) {
        packed.set(productId, (packed.get(productId) ?? 0) + quantity);
      }
      expect(packed).toEqual(new Map(lines.map(({ productId, quantity }) => [productId, quantity])));
    });
    assert(check);
  });

  it('never exceed their limits', () => {
    const check = property(orders, (lines) => {
      for (const box of packUnits(lines)) {
        const kind = BOX_KINDS.find(({ name }) => name === box.kind);
        const units = unpack(box, lines);
        expect(box.weightGrams).toBe((kind?.emptyGrams ?? 0) + sum(units, ({ weightGrams }) => weightGrams));
        if (!kind) continue;
        expect(box.weightGrams).toBeLessThanOrEqual(kind.maximumGrams);
        expect(sum(units, getVolume)).toBeLessThanOrEqual(getVolume(kind.inner));
        expect(units.every((unit) => fitsInto(unit, kind.inner))).toBe(true);
      }
    });
    assert(check);
  });

  it('exclude exactly the units that fit no box', () => {
    const check = property(orders, (lines) => {
      for (const box of packUnits(lines)) {
        const units = unpack(box, lines);
        const isOwn = !units.some((unit) => BOX_KINDS.some((kind) => takes(kind, unit)));
        expect(box.kind === null).toBe(isOwn);
        if (isOwn) expect(units).toHaveLength(1);
      }
    });
    assert(check);
  });
});

describe('the kinds of boxes', () => {
  it('increase in every limit, and are whole inches for carriers', () => {
    for (const [index, kind] of BOX_KINDS.entries()) {
      expect(fitsInto(kind.inner, kind.outer)).toBe(true);
      const next = BOX_KINDS[index + 1];
      if (next) {
        expect(fitsInto(kind.inner, next.inner)).toBe(true);
        expect(next.maximumGrams - next.emptyGrams).toBeGreaterThan(kind.maximumGrams - kind.emptyGrams);
      }
      for (const side of Object.values(kind.outer)) expect(Math.ceil(side / 25.4) - side / 25.4).toBeLessThan(0.05);
    }
  });
});
