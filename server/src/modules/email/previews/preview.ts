import type { Language, Market } from '@eunbit/schema/market';
import type { ProductRecord } from '../../catalogue/product.record.ts';
import { type RenderedEmail, renderEmail } from '../render-email.ts';
import { writeContent } from '../templates/email-templates.ts';
import { sampleEmails } from './sample-emails.ts';
import { SAMPLE_READER, sampleSources } from './sample-sources.ts';

export interface PreviewShop {
  readonly products: readonly ProductRecord[];
  readonly publicUrl: () => string;
}

/** An email of the samples as its reader gets it; null for a name that none has in that language. */
export async function previewEmail(
  shop: PreviewShop,
  name: string,
  market: Market,
  language: Language,
): Promise<RenderedEmail | null> {
  const sample = sampleEmails(market, language).find((email) => email.name === name);
  if (!sample) return null;
  const sources = sampleSources(shop, market, language);
  const envelope = { to: SAMPLE_READER, language, createdAt: new Date() };
  const content = await writeContent(sample.kind, sample.refs, envelope, sources);
  return content && renderEmail(content, sources.links);
}
