import type { Collection, Db } from 'mongodb';

export const ROW_COUNT = 100_000;
export const REGIONS = 10;
const CATEGORIES = 50;
const BATCH = 5000;

/** A document of the measured collection, about 300 bytes. */
export interface Row {
  _id: number;
  /** Unique. */
  code: string;
  /** Indexed; a different value in each row. */
  rank: number;
  /** Indexed; each value in a tenth of the rows. */
  region: number;
  category: string;
  amount: number;
  stock: number;
  title: string;
  tags: string[];
  address: { city: string; zipCode: string };
  createdAt: Date;
}

export function buildCode(id: number): string {
  return `C${String(id).padStart(8, '0')}`;
}

export function buildRow(id: number): Row {
  return {
    _id: id,
    code: buildCode(id),
    rank: (id * 7919) % ROW_COUNT,
    region: id % REGIONS,
    category: `category-${id % CATEGORIES}`,
    amount: (id * 31) % 10_000,
    stock: 0,
    title: `Antibacterial wipes, alcohol-free, for kitchen and bath, number ${id}`,
    tags: ['wipes', 'home', `tag-${id % 100}`],
    address: { city: 'Seoul', zipCode: String(10_000 + (id % 90_000)) },
    createdAt: new Date(1_700_000_000_000 + id * 1000),
  };
}

/** Fills a collection with its indexes; the last batch is on disk when this resolves. */
export async function fillRows(database: Db): Promise<Collection<Row>> {
  const rows = database.collection<Row>('rows');
  await rows.createIndexes([{ key: { code: 1 }, unique: true }, { key: { rank: 1 } }, { key: { region: 1 } }]);
  for (let first = 0; first < ROW_COUNT; first += BATCH) {
    await rows.insertMany(Array.from({ length: BATCH }, (_, index) => buildRow(first + index)));
  }
  return rows;
}
