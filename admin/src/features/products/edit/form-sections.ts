import { Market } from '@eunbit/schema/market';
import type { MessageId } from '../../../gql/message-id.ts';

/** Sections of the form in order: element id and title. */
export const FORM_SECTIONS = {
  'product-texts': 'products.edit.texts',
  'product-place': 'products.edit.place',
  'product-listing-KR': 'app.market.kr',
  'product-listing-US': 'app.market.us',
  'product-contents': 'products.edit.contents',
  'product-packing': 'products.edit.packing',
  'product-pictures': 'products.edit.pictures',
  'product-tabs': 'products.edit.sections',
  'product-disclosure-KR': 'products.edit.disclosureKr',
  'product-disclosure-US': 'products.edit.disclosureUs',
  'product-comparison': 'products.edit.comparison',
  'product-suits': 'products.edit.suits',
  'product-goes-with': 'products.edit.goesWith',
  'product-reports': 'products.edit.reports',
} as const satisfies Record<string, MessageId>;

export type FormSection = keyof typeof FORM_SECTIONS;

const FORM_SECTION_IDS = Object.keys(FORM_SECTIONS) as FormSection[];

/** Sections for both stores in common, and those of each given store. */
export function sectionsOf(stores: readonly Market[]): FormSection[] {
  const closed = Object.values(Market).filter((market) => !stores.includes(market));
  return FORM_SECTION_IDS.filter((id) => !closed.some((market) => id.endsWith(`-${market}`)));
}
