import type { Market } from '@eunbit/schema/market';
import { COMPARISON_ASPECTS, COMPARISON_COLUMNS } from '@eunbit/schema/product-comparison';
import {
  type DisclosureFact,
  koreanDisclosure,
  lawfulNames,
  missingLines,
  usDisclosure,
} from '@eunbit/schema/product-disclosure';
import type {
  ComparisonFields,
  ComparisonRowFields,
  DisclosureLineFields,
} from '@eunbit/schema/validation-product-facts';
import type { StaffProductFieldsFragment } from '../../../gql/graphql.ts';
import { keyed, type Row } from './rows.ts';

export interface DisclosureLineDraft extends DisclosureLineFields, Row {
  /** Whether the law requires this line: its name is then fixed and it cannot be removed. */
  readonly isLawful: boolean;
}

export type ComparisonRowDraft = ComparisonRowFields & Row;

export interface ComparisonDraft extends Omit<ComparisonFields, 'rows'> {
  readonly rows: readonly ComparisonRowDraft[];
}

/** The part of the form with disclosures, comparison and reports. */
export interface FactsDraft {
  readonly disclosureKr: readonly DisclosureLineDraft[];
  readonly disclosureUs: readonly DisclosureLineDraft[];
  readonly comparison: ComparisonDraft | null;
  readonly reports: readonly string[];
}

export const BLANK_LINE = { labelKo: '', labelEn: '', valueKo: '', valueEn: '', isLawful: false };

export const BLANK_COMPARISON_ROW = { aspectKo: '', aspectEn: '', oursKo: '', oursEn: '', theirsKo: '', theirsEn: '' };

const toLineFields = ({ label, value }: DisclosureFact): DisclosureLineFields => {
  return { labelKo: label.ko, labelEn: label.en, valueKo: value.ko, valueEn: value.en };
};

function toLineDrafts(market: Market, fields: readonly DisclosureLineFields[]): DisclosureLineDraft[] {
  const isLawful = (labelKo: string) => market === 'KR' && lawfulNames(labelKo).length > 0;
  return keyed(
    fields.map(({ labelKo, labelEn, valueKo, valueEn }) => {
      return { labelKo, labelEn, valueKo, valueEn, isLawful: isLawful(labelKo) };
    }),
  );
}

/** A stored Korean disclosure, completed with empty lines for missing legal requirements. */
function completed(fields: readonly DisclosureLineFields[]): DisclosureLineFields[] {
  const missing = new Set(missingLines(fields.map(({ labelKo }) => labelKo)).map(({ ko }) => ko));
  return [...fields, ...koreanDisclosure().flatMap((fact) => (missing.has(fact.label.ko) ? toLineFields(fact) : []))];
}

/** The default lines of a product in the US store. */
export const usualUsLines = (): DisclosureLineDraft[] => toLineDrafts('US', usDisclosure().map(toLineFields));

/** Facts of a new product: the default lines of both stores, and no comparison. */
export const EMPTY_FACTS: FactsDraft = {
  disclosureKr: toLineDrafts('KR', koreanDisclosure().map(toLineFields)),
  disclosureUs: usualUsLines(),
  comparison: null,
  reports: [],
};

/** A new comparison with the default rows. */
export function newComparison(): ComparisonDraft {
  const { ours, theirs } = COMPARISON_COLUMNS;
  return {
    ...{ oursKo: ours.ko, oursEn: ours.en, theirsKo: theirs.ko, theirsEn: theirs.en },
    rows: keyed(COMPARISON_ASPECTS.map(({ ko, en }) => ({ ...BLANK_COMPARISON_ROW, aspectKo: ko, aspectEn: en }))),
  };
}

/** The facts of a stored product. */
export function toFactsDraft({
  disclosureKr,
  disclosureUs,
  comparison,
  reports,
}: StaffProductFieldsFragment): FactsDraft {
  return {
    disclosureKr: toLineDrafts('KR', completed(disclosureKr)),
    disclosureUs: toLineDrafts('US', disclosureUs),
    comparison: comparison ? toComparisonDraft(comparison) : null,
    reports: [...reports],
  };
}

function toComparisonDraft({ oursKo, oursEn, theirsKo, theirsEn, rows }: ComparisonFields): ComparisonDraft {
  return { oursKo, oursEn, theirsKo, theirsEn, rows: keyed(rows.map(rowFields)) };
}

function rowFields({ aspectKo, aspectEn, oursKo, oursEn, theirsKo, theirsEn }: ComparisonRowFields) {
  return { aspectKo, aspectEn, oursKo, oursEn, theirsKo, theirsEn };
}

function lineFields({ labelKo, labelEn, valueKo, valueEn }: DisclosureLineFields) {
  return { labelKo, labelEn, valueKo, valueEn };
}

/** The facts as the mutation's input. */
export function factsInput({ disclosureKr, disclosureUs, comparison, reports }: FactsDraft) {
  return {
    disclosureKr: disclosureKr.map(lineFields),
    disclosureUs: disclosureUs.map(lineFields),
    comparison: comparison && { ...comparison, rows: comparison.rows.map(rowFields) },
    reports: [...reports],
  };
}

/** Whether a line has empty fields. */
export function isOpen({ valueKo, valueEn }: DisclosureLineFields): boolean {
  return valueKo.trim() === '' || valueEn.trim() === '';
}
