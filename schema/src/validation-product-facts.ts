import { ListingStatus } from './catalogue.ts';
import { isDownloadFile } from './downloads.ts';
import { missingLines } from './product-disclosure.ts';
import { check, type FieldFailure, required, severalLines, shortEnough, singleLine } from './validation-rules.ts';

/** Maximum lines in a store's product disclosure. */
export const MAXIMUM_DISCLOSURE_LINES = 30;
/** Maximum rows of a comparison (CATALOGUE-10). */
export const MAXIMUM_COMPARISON_ROWS = 10;
export const MAXIMUM_LABEL_LENGTH = 100;
export const MAXIMUM_FACT_LENGTH = 1000;

/** A line of a disclosure in both languages. */
export interface DisclosureLineFields {
  readonly labelKo: string;
  readonly labelEn: string;
  readonly valueKo: string;
  readonly valueEn: string;
}

export interface ComparisonRowFields {
  readonly aspectKo: string;
  readonly aspectEn: string;
  readonly oursKo: string;
  readonly oursEn: string;
  readonly theirsKo: string;
  readonly theirsEn: string;
}

/** A comparison with another product: names of the columns, and the compared aspects. */
export interface ComparisonFields {
  readonly oursKo: string;
  readonly oursEn: string;
  readonly theirsKo: string;
  readonly theirsEn: string;
  readonly rows: readonly ComparisonRowFields[];
}

/** Facts of a product page besides texts and prices, as far as they can be validated on their own. */
export interface FactFields {
  readonly disclosureKr: readonly DisclosureLineFields[];
  readonly disclosureUs: readonly DisclosureLineFields[];
  /** Null if there is no comparison. */
  readonly comparison: ComparisonFields | null;
  /** File names of documents. */
  readonly reports: readonly string[];
  readonly kr: { readonly status: ListingStatus };
  readonly us: { readonly status: ListingStatus };
}

const label = [shortEnough(MAXIMUM_LABEL_LENGTH), singleLine] as const;

/** Indexes of texts that already occur further up: two lines with the same name would state the same fact twice. */
function repeated(texts: readonly string[]): Set<number> {
  const trimmed = texts.map((text) => text.trim());
  return new Set(trimmed.flatMap((text, index) => (text !== '' && trimmed.indexOf(text) < index ? index : [])));
}

/** A disclosure that shoppers see is complete; a draft may have values that are still to be filled in. */
function disclosureFailures(path: string, lines: readonly DisclosureLineFields[], isShown: boolean): FieldFailure[] {
  if (lines.length > MAXIMUM_DISCLOSURE_LINES) return [{ path, key: 'product.disclosureTooLong' }];
  const value = [
    ...(isShown ? [required('product.factRequired')] : []),
    shortEnough(MAXIMUM_FACT_LENGTH),
    severalLines,
  ];
  const twice = { ko: repeated(lines.map(({ labelKo }) => labelKo)), en: repeated(lines.map((line) => line.labelEn)) };
  return lines.flatMap(({ labelKo, labelEn, valueKo, valueEn }, index) =>
    check([
      [
        `${path}.${index}.labelKo`,
        labelKo,
        required('product.labelRequired'),
        ...label,
        () => (twice.ko.has(index) ? 'product.labelRepeated' : null),
      ],
      [
        `${path}.${index}.labelEn`,
        labelEn,
        required('product.labelRequired'),
        ...label,
        () => (twice.en.has(index) ? 'product.labelRepeated' : null),
      ],
      [`${path}.${index}.valueKo`, valueKo, ...value],
      [`${path}.${index}.valueEn`, valueEn, ...value],
    ]),
  );
}

/** A Korean product is not shown unless it has all lines that the law requires (전자상거래법 제13조). */
function lawFailures({ disclosureKr, kr }: FactFields): FieldFailure[] {
  if (kr.status === ListingStatus.DRAFT) return [];
  const isComplete = missingLines(disclosureKr.map(({ labelKo }) => labelKo)).length === 0;
  return isComplete ? [] : [{ path: 'disclosureKr', key: 'product.disclosureIncomplete' }];
}

function comparisonFailures(comparison: ComparisonFields): FieldFailure[] {
  const { rows } = comparison;
  const name = [required('product.labelRequired'), ...label];
  const text = [required('product.factRequired'), shortEnough(), singleLine];
  const columns = check([
    ['comparison.oursKo', comparison.oursKo, ...name],
    ['comparison.oursEn', comparison.oursEn, ...name],
    ['comparison.theirsKo', comparison.theirsKo, ...name],
    ['comparison.theirsEn', comparison.theirsEn, ...name],
  ]);
  if (rows.length === 0) return [...columns, { path: 'comparison.rows', key: 'product.comparisonEmpty' }];
  if (rows.length > MAXIMUM_COMPARISON_ROWS) {
    return [...columns, { path: 'comparison.rows', key: 'product.comparisonTooLong' }];
  }
  const twice = { ko: repeated(rows.map((row) => row.aspectKo)), en: repeated(rows.map((row) => row.aspectEn)) };
  const rowFailures = rows.flatMap((row, index) => {
    const path = `comparison.rows.${index}`;
    return check([
      [`${path}.aspectKo`, row.aspectKo, ...name, () => (twice.ko.has(index) ? 'product.labelRepeated' : null)],
      [`${path}.aspectEn`, row.aspectEn, ...name, () => (twice.en.has(index) ? 'product.labelRepeated' : null)],
      [`${path}.oursKo`, row.oursKo, ...text],
      [`${path}.oursEn`, row.oursEn, ...text],
      [`${path}.theirsKo`, row.theirsKo, ...text],
      [`${path}.theirsEn`, row.theirsEn, ...text],
    ]);
  });
  return [...columns, ...rowFailures];
}

/** Disclosures, comparison and reports of a product. */
export function validateFacts(fields: FactFields): FieldFailure[] {
  const { disclosureKr, disclosureUs, comparison, reports, kr, us } = fields;
  return [
    ...disclosureFailures('disclosureKr', disclosureKr, kr.status !== ListingStatus.DRAFT),
    ...lawFailures(fields),
    ...disclosureFailures('disclosureUs', disclosureUs, us.status !== ListingStatus.DRAFT),
    ...(comparison ? comparisonFailures(comparison) : []),
    ...(reports.every(isDownloadFile) ? [] : [{ path: 'reports', key: 'product.reportUnknown' as const }]),
  ];
}
