import type { ClientSession, Db } from 'mongodb';
import type { Figure } from './manifest.ts';

interface Sum {
  readonly collection: string;
  /** Fields by which the sums are grouped. */
  readonly by: readonly string[];
  readonly field: string;
  readonly name: string;
}

const SUMS: readonly Sum[] = [
  { name: 'ledger', collection: 'ledger', by: ['market', 'kind'], field: 'amount' },
  { name: 'orders', collection: 'orders', by: ['market', 'payment.summary'], field: 'amounts.total' },
  { name: 'units in stock', collection: 'stock_levels', by: ['market'], field: 'quantity' },
  { name: 'units reserved', collection: 'stock_levels', by: ['market'], field: 'reserved' },
  { name: 'stock movements', collection: 'stock_movements', by: [], field: 'unitsAfter' },
];

async function addUp(db: Db, { name, collection, by, field }: Sum, session?: ClientSession): Promise<Figure[]> {
  const groups = Object.fromEntries(by.map((each, index) => [`by${index}`, `$${each}`]));
  const _id = by.length > 0 ? groups : null;
  const rows = await db
    .collection(collection)
    .aggregate<{ _id: Record<string, unknown> | null; count: number; sum: number }>(
      [{ $group: { _id, count: { $sum: 1 }, sum: { $sum: `$${field}` } } }],
      session ? { session } : {},
    )
    .toArray();
  return rows
    .map(({ _id: of, count, sum }) => ({ of: [name, ...Object.values(of ?? {}).map(String)].join(' '), count, sum }))
    .sort((a, b) => (a.of < b.of ? -1 : 1));
}

/** Sums of money and stock, as of the session's snapshot if there is one. */
export async function readFigures(db: Db, session?: ClientSession): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const sum of SUMS) figures.push(...(await addUp(db, sum, session)));
  return figures;
}
