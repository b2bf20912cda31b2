import { type Document, getKeys } from '../bson/values.ts';
import { findExpressionFields } from '../expression/fields.ts';

/** Stages whose output depends on a row only through their expressions. */
const GROUPING = new Set(['$group', '$bucket', '$bucketAuto', '$sortByCount']);

/** The top-level fields of its rows that a stage needs; undefined if it may need any. */
export function findStageFields(stage: Document | undefined): Set<string> | undefined {
  const name = stage && getKeys(stage)[0];
  return name !== undefined && GROUPING.has(name) ? findExpressionFields(stage?.[name]) : undefined;
}
