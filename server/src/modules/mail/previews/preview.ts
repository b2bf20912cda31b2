import type { Language, Market } from '@eunbit/schema/market';
import type { ProductRecord } from '../../catalogue/product.model.ts';
import { writeContent } from '../letters/letter-writers.ts';
import { type RenderedLetter, renderLetter } from '../render-letter.ts';
import { sampleLetters } from './sample-letters.ts';
import { SAMPLE_READER, sampleSources } from './sample-sources.ts';

export interface PreviewShop {
  readonly products: readonly ProductRecord[];
  readonly publicUrl: () => string;
}

/** A letter of the samples as its reader gets it; null for a name that none has in that language. */
export async function previewLetter(
  shop: PreviewShop,
  name: string,
  market: Market,
  language: Language,
): Promise<RenderedLetter | null> {
  const sample = sampleLetters(market, language).find((letter) => letter.name === name);
  if (!sample) return null;
  const sources = sampleSources(shop, market, language);
  const envelope = { to: SAMPLE_READER, language, createdAt: new Date() };
  const content = await writeContent(sample.kind, sample.refs, envelope, sources);
  return content && renderLetter(content, sources.links);
}
