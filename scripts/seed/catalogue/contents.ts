import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import type { Connection } from 'mongoose';
import { describeInBoth } from './disclosures.ts';
import { PRODUCT_SEEDS } from './index.ts';
import type { Bilingual, ProductSeed } from './product-seed.ts';

const ON_THE_PACK: Bilingual = { ko: '제품 포장에 표시', en: 'See the pack' };

/** What the products were said to contain before contents were fields, by slug; all others had it on the pack. */
const FORMER_TEXTS: Readonly<Record<string, Bilingual>> = {
  'all-purpose-wipe': { ko: '500ml', en: '500ml' },
  'heavy-duty-wipe': { ko: '120매', en: '120 pks' },
  'pet-spray': { ko: '200ml', en: '200ml' },
};

/** A wipe was said to have 500 ml. Only the text of then tells that nobody has stated its contents since. */
const WRONGLY_READ = { 'volume.ko': '500ml', contents: { kind: 'MILLILITRES', amount: 500, packs: 1 } } as const;

/** Names of the line of the disclosure that states the contents. */
const CONTENT_LABELS = { KR: '중량·용량·매수', US: '내용량' } as const;

function contentsWrites({ slug, contents }: ProductSeed) {
  return [
    { updateOne: { filter: { slug, contents: { $exists: false } }, update: { $set: { contents } } } },
    ...(contents.kind === 'SHEETS'
      ? [{ updateOne: { filter: { slug, ...WRONGLY_READ }, update: { $set: { contents }, $unset: { volume: 1 } } } }]
      : []),
  ];
}

/** The line of the disclosure, as far as it still says what it said then. */
function disclosureWrites(seed: ProductSeed) {
  const former = FORMER_TEXTS[seed.slug] ?? ON_THE_PACK;
  return Object.entries(CONTENT_LABELS).map(([market, label]) => {
    const lines = `disclosures.${market}`;
    const line = { 'label.ko': label, 'value.ko': former.ko, 'value.en': former.en };
    return {
      updateOne: {
        filter: { slug: seed.slug, [lines]: { $elemMatch: line } },
        update: { $set: { [`${lines}.$.value`]: describeInBoth(seed.contents) } },
      },
    };
  });
}

/** Gives products of shops that were filled before contents were fields what they contain. Changes nothing twice. */
export async function fillContents(connection: Connection): Promise<void> {
  const writes = PRODUCT_SEEDS.flatMap((seed) => [...contentsWrites(seed), ...disclosureWrites(seed)]);
  await productModel(connection).bulkWrite(writes);
}
