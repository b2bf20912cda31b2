import { type ContentsKind, MAXIMUM_CONTENTS_AMOUNT, MAXIMUM_PACKS } from '@eunbit/schema/product-contents';
import type { mongo } from 'mongoose';
import type { Migration, MigrationStep } from './migration.ts';

/** Units as staff typed them in Korean, with the kind and how many of it each is. */
const UNITS: Readonly<Record<string, readonly [ContentsKind, number]>> = {
  매: ['SHEETS', 1],
  장: ['SHEETS', 1],
  ml: ['MILLILITRES', 1],
  l: ['MILLILITRES', 1000],
  g: ['GRAMS', 1],
  kg: ['GRAMS', 1000],
};

const TEXT = /^(\d[\d,]*(?:\.\d+)?)\s*(매|장|ml|l|g|kg)(?:\s*[×x*]\s*(\d[\d,]*)\s*(?:팩|개|병|봉)?)?$/i;

const toNumber = (digits: string) => Number(digits.replaceAll(',', ''));
const isWithin = (value: number, maximum: number) => Number.isInteger(value) && value >= 1 && value <= maximum;

/** Contents that a text states, such as `80매 × 3팩`; null where it states anything else. */
function readContents(text: string) {
  const [, digits = '', unit = '', packDigits = '1'] = TEXT.exec(text.trim()) ?? [];
  const [kind, times] = UNITS[unit.toLowerCase()] ?? [];
  if (!kind || !times) return null;
  const amount = toNumber(digits) * times;
  const packs = toNumber(packDigits);
  return isWithin(amount, MAXIMUM_CONTENTS_AMOUNT) && isWithin(packs, MAXIMUM_PACKS) ? { kind, amount, packs } : null;
}

const WITH_TEXT = { contents: { $exists: false }, 'volume.ko': { $type: 'string' } };

async function readTexts(db: mongo.Db) {
  const products = await db
    .collection('products')
    .find(WITH_TEXT, { projection: { volume: 1 } })
    .toArray();
  return products.flatMap(({ _id, volume }) => {
    const contents = readContents(volume.ko);
    return contents ? [{ _id, contents }] : [];
  });
}

const readVolumes: MigrationStep = {
  what: 'products: contents are read from the text of volume',
  count: async (db) => (await readTexts(db)).length,
  async apply(db) {
    for (const { _id, contents } of await readTexts(db)) {
      await db.collection('products').updateOne({ _id, contents: { $exists: false } }, { $set: { contents } });
    }
  },
};

/** What a product contains was free text. A text that states no amount stays, and is shown until staff state one. */
export const productContents: Migration = {
  id: '0008-product-contents',
  survivedBy: '0007-fulfilments',
  steps: [readVolumes],
};
