import { type Collection, type Document, MongoClient, ObjectId } from 'mongodb';

/** Number of documents per insert. */
const BATCH = 500;

async function insert(into: Collection<Document>, rows: readonly Document[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await into.insertMany(rows.slice(from, from + BATCH));
}

/** A copy of a product with its own texts and place. */
function copyOf(original: Document, number: number): Document {
  return {
    ...original,
    _id: new ObjectId(),
    slug: `${original.slug}-${number}`,
    position: number,
    number: number + 1,
    title: { ko: `${original.title.ko} ${number}호`, en: `${original.title.en} No. ${number}` },
  };
}

/** Copies the products of the shop, with their stock and its history, until the number is reached. */
export async function fillCatalogue(uri: string, count: number): Promise<void> {
  const client = await new MongoClient(uri).connect();
  try {
    const db = client.db();
    const originals = await db.collection('products').find().sort({ position: 1 }).toArray();
    const levels = await db.collection('stock_levels').find().toArray();
    const openings = await db.collection('stock_movements').find({ version: 0 }).toArray();
    const [products, copiedLevels, copiedOpenings]: [Document[], Document[], Document[]] = [[], [], []];
    for (let number = originals.length; number < count; number += 1) {
      const original = originals[number % originals.length] as Document;
      const product = copyOf(original, number);
      products.push(product);
      for (const level of levels.filter(({ productId }) => productId === String(original._id))) {
        const _id = `${level.market}:${product._id}`;
        copiedLevels.push({ ...level, _id, productId: String(product._id) });
        const opening = openings.find(({ stockId }) => stockId === String(level._id));
        const unitsAfter = level.quantity + level.reserved;
        copiedOpenings.push({ ...opening, _id: new ObjectId(), stockId: _id, unitsAfter });
      }
    }
    // A product is visible as soon as it exists, so its stock is inserted first.
    await insert(db.collection('stock_movements'), copiedOpenings);
    await insert(db.collection('stock_levels'), copiedLevels);
    await insert(db.collection('products'), products);
  } finally {
    await client.close();
  }
}
