import type { Market } from '@eunbit/schema/market';
import { COMPARISON_ASPECTS, COMPARISON_COLUMNS } from '@eunbit/schema/product-comparison';
import { koreanNotice, lawfulNames, missingLines, type NoticeFact, usNotice } from '@eunbit/schema/product-notice';
import type { ComparisonFields, ComparisonRowFields, NoticeLineFields } from '@eunbit/schema/validation-product-facts';
import type { StaffProductFieldsFragment } from '../../../gql/graphql.ts';
import { keyed, type Row } from './rows.ts';

export interface NoticeLineDraft extends NoticeLineFields, Row {
  /** A line that the law asks for: it keeps its name and cannot be taken out. */
  readonly isLawful: boolean;
}

export type ComparisonRowDraft = ComparisonRowFields & Row;

export interface ComparisonDraft extends Omit<ComparisonFields, 'rows'> {
  readonly rows: readonly ComparisonRowDraft[];
}

/** The part of the form that is about notices, comparison and reports. */
export interface FactsDraft {
  readonly noticeKr: readonly NoticeLineDraft[];
  readonly noticeUs: readonly NoticeLineDraft[];
  readonly comparison: ComparisonDraft | null;
  readonly reports: readonly string[];
}

export const BLANK_LINE = { labelKo: '', labelEn: '', valueKo: '', valueEn: '', isLawful: false };

export const BLANK_COMPARISON_ROW = { aspectKo: '', aspectEn: '', oursKo: '', oursEn: '', theirsKo: '', theirsEn: '' };

const fieldsOf = ({ label, value }: NoticeFact): NoticeLineFields => {
  return { labelKo: label.ko, labelEn: label.en, valueKo: value.ko, valueEn: value.en };
};

function linesOf(market: Market, fields: readonly NoticeLineFields[]): NoticeLineDraft[] {
  const isLawful = (labelKo: string) => market === 'KR' && lawfulNames(labelKo).length > 0;
  return keyed(
    fields.map(({ labelKo, labelEn, valueKo, valueEn }) => {
      return { labelKo, labelEn, valueKo, valueEn, isLawful: isLawful(labelKo) };
    }),
  );
}

/** A Korean notice as it is stored, and what the law asks for beyond that, to be filled in. */
function completed(fields: readonly NoticeLineFields[]): NoticeLineFields[] {
  const missing = new Set(missingLines(fields.map(({ labelKo }) => labelKo)).map(({ ko }) => ko));
  return [...fields, ...koreanNotice().flatMap((fact) => (missing.has(fact.label.ko) ? fieldsOf(fact) : []))];
}

/** The lines that a product of the US store usually has. */
export const usualUsLines = (): NoticeLineDraft[] => linesOf('US', usNotice().map(fieldsOf));

/** The facts of a new product: the lines of both stores, and no comparison. */
export const EMPTY_FACTS: FactsDraft = {
  noticeKr: linesOf('KR', koreanNotice().map(fieldsOf)),
  noticeUs: usualUsLines(),
  comparison: null,
  reports: [],
};

/** A comparison to begin with: what the shop's pages usually compare. */
export function newComparison(): ComparisonDraft {
  const { ours, theirs } = COMPARISON_COLUMNS;
  return {
    ...{ oursKo: ours.ko, oursEn: ours.en, theirsKo: theirs.ko, theirsEn: theirs.en },
    rows: keyed(COMPARISON_ASPECTS.map(({ ko, en }) => ({ ...BLANK_COMPARISON_ROW, aspectKo: ko, aspectEn: en }))),
  };
}

/** The facts of a stored product. */
export function factsOf({ noticeKr, noticeUs, comparison, reports }: StaffProductFieldsFragment): FactsDraft {
  return {
    noticeKr: linesOf('KR', completed(noticeKr)),
    noticeUs: linesOf('US', noticeUs),
    comparison: comparison ? comparisonOf(comparison) : null,
    reports: [...reports],
  };
}

function comparisonOf({ oursKo, oursEn, theirsKo, theirsEn, rows }: ComparisonFields): ComparisonDraft {
  return { oursKo, oursEn, theirsKo, theirsEn, rows: keyed(rows.map(rowFields)) };
}

function rowFields({ aspectKo, aspectEn, oursKo, oursEn, theirsKo, theirsEn }: ComparisonRowFields) {
  return { aspectKo, aspectEn, oursKo, oursEn, theirsKo, theirsEn };
}

function lineFields({ labelKo, labelEn, valueKo, valueEn }: NoticeLineFields) {
  return { labelKo, labelEn, valueKo, valueEn };
}

/** The facts as they are sent. */
export function factsInput({ noticeKr, noticeUs, comparison, reports }: FactsDraft) {
  return {
    noticeKr: noticeKr.map(lineFields),
    noticeUs: noticeUs.map(lineFields),
    comparison: comparison && { ...comparison, rows: comparison.rows.map(rowFields) },
    reports: [...reports],
  };
}

/** Whether something of a line is still to be filled in. */
export function isOpen({ valueKo, valueEn }: NoticeLineFields): boolean {
  return valueKo.trim() === '' || valueEn.trim() === '';
}
