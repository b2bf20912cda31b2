import { DOWNLOAD_FILES, isDownloadFile } from '@eunbit/schema/downloads';
import type { ComparisonFields, DisclosureLineFields, FactFields } from '@eunbit/schema/validation-product-facts';
import type { Bilingual } from '../../common/bilingual.ts';
import type { ProductComparison, ProductFact, ProductRecord } from './product.model.ts';

/** Disclosures, comparison and reports as stored. */
export type FactContent = Pick<ProductRecord, 'disclosures' | 'comparison' | 'reports'>;

/** Trims and converts CRLF to LF. */
const plain = (text: string) => text.trim().replaceAll('\r\n', '\n');
const both = (ko: string, en: string): Bilingual => ({ ko: plain(ko), en: plain(en) });

function toDisclosure(lines: readonly DisclosureLineFields[]): ProductFact[] {
  return lines.map(({ labelKo, labelEn, valueKo, valueEn }) => ({
    label: both(labelKo, labelEn),
    value: both(valueKo, valueEn),
  }));
}

function toComparison({ oursKo, oursEn, theirsKo, theirsEn, rows }: ComparisonFields): ProductComparison {
  return {
    ours: both(oursKo, oursEn),
    theirs: both(theirsKo, theirsEn),
    rows: rows.map((row) => ({
      aspect: both(row.aspectKo, row.aspectEn),
      ours: both(row.oursKo, row.oursEn),
      theirs: both(row.theirsKo, row.theirsEn),
    })),
  };
}

/** Converts a valid form for storage. The order of reports is fixed, independent of the order of selection. */
export function toFacts({
  disclosureKr,
  disclosureUs,
  comparison,
  reports,
}: Omit<FactFields, 'kr' | 'us'>): FactContent {
  return {
    disclosures: { KR: toDisclosure(disclosureKr), US: toDisclosure(disclosureUs) },
    comparison: comparison && toComparison(comparison),
    reports: DOWNLOAD_FILES.filter((file) => reports.includes(file)),
  };
}

const disclosureFields = (facts: readonly ProductFact[]): DisclosureLineFields[] =>
  facts.map(({ label, value }) => ({ labelKo: label.ko, labelEn: label.en, valueKo: value.ko, valueEn: value.en }));

/** Initial form values of a product. */
export function toFactFields({ disclosures, comparison, reports }: FactContent) {
  return {
    disclosureKr: disclosureFields(disclosures.KR),
    disclosureUs: disclosureFields(disclosures.US),
    comparison: comparison
      ? {
          oursKo: comparison.ours.ko,
          oursEn: comparison.ours.en,
          theirsKo: comparison.theirs.ko,
          theirsEn: comparison.theirs.en,
          rows: comparison.rows.map(({ aspect, ours, theirs }) => ({
            aspectKo: aspect.ko,
            aspectEn: aspect.en,
            oursKo: ours.ko,
            oursEn: ours.en,
            theirsKo: theirs.ko,
            theirsEn: theirs.en,
          })),
        }
      : null,
    // Drops reports that the shop no longer offers: the form could not deselect them.
    reports: reports.filter(isDownloadFile),
  };
}
