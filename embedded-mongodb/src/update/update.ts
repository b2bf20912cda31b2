import { applyStages } from '../aggregate/document-stages.ts';
import { identicalValues } from '../bson/compare.ts';
import { showValue } from '../bson/show.ts';
import { clone, type Document, getKeys, isDocument, typeName, type Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { failedToParse, MongoError } from '../errors.ts';
import type { Action, Moment } from './action.ts';
import { ChangeLog } from './change-log.ts';
import { describeDifference } from './difference.ts';
import { checkId, immutableId, withFirstId, withId } from './document-id.ts';
import { withTimestamps } from './empty-timestamps.ts';
import { parseOperator } from './operators.ts';
import {
  type ArrayFilters,
  checkConflicts,
  checkPath,
  comparePaths,
  concretePaths,
  parseArrayFilters,
} from './paths.ts';
import { documentFromFilter } from './upsert.ts';

interface Updated {
  document: Document;
  /** The update description for change streams; undefined for a replacement. */
  description: Document | undefined;
}

/** A compiled update. */
export interface Updater {
  readonly isReplacement: boolean;
  /** Whether the update uses the positional operator `$`. */
  readonly usesPosition: boolean;
  /** Returns the changed document; undefined if nothing changes. */
  apply(document: Document, position: number | undefined, moment: Moment): Updated | undefined;
  /** Returns the document that an upsert inserts. */
  insert(filter: Document, moment: Moment): Document;
}

/** The variables and the collation of an update. */
export interface UpdateSettings {
  variables?: Document | undefined;
  collation?: Collation | undefined;
}

interface Step {
  path: string[];
  action: Action;
  onlyOnInsert: boolean;
}

/** Reads an update: a replacement, operators or a pipeline. */
export function parseUpdate(update: Value, arrayFilters: readonly Value[], settings: UpdateSettings): Updater {
  if (Array.isArray(update)) {
    if (arrayFilters.length > 0) throw failedToParse('arrayFilters may not be specified for pipeline-syle updates');
    return pipelineUpdater(update, settings.variables);
  }
  if (!isDocument(update)) throw failedToParse('Update argument must be either an object or an array');
  if (!getKeys(update)[0]?.startsWith('$')) return replacementUpdater(update);
  const steps = parseSteps(update, settings.collation);
  return operatorUpdater(steps, parseArrayFilters(arrayFilters, update, settings.collation));
}

function parseSteps(update: Document, collation: Collation | undefined): Step[] {
  const steps: Step[] = [];
  const paths: string[] = [];
  for (const operator of getKeys(update)) {
    const fields = update[operator];
    if (!operator.startsWith('$')) {
      throw failedToParse(
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    }
    if (!isDocument(fields)) {
      throw failedToParse(
        `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${showValue(fields)}}`,
      );
    }
    for (const path of getKeys(fields)) {
      steps.push({
        path: checkPath(path),
        action: parseOperator(operator, path, fields[path], collation),
        onlyOnInsert: operator === '$setOnInsert',
      });
      paths.push(path);
      if (operator === '$rename') paths.push(fields[path] as string);
    }
  }
  checkConflicts(paths);
  return steps.sort((a, b) => comparePaths(a.path, b.path));
}

function operatorUpdater(steps: readonly Step[], filters: ArrayFilters): Updater {
  const run = (root: Document, position: number | undefined, moment: Moment, isInsert: boolean): ChangeLog => {
    const changes = new ChangeLog();
    for (const step of steps) {
      if (step.onlyOnInsert && !isInsert) continue;
      for (const path of concretePaths(root, step.path, { filters, position })) {
        step.action({ root, path, changes, now: moment });
      }
    }
    return changes;
  };
  return {
    isReplacement: false,
    usesPosition: steps.some((step) => step.path.includes('$')),
    apply(document, position, moment) {
      const root = clone(document);
      const changes = run(root, position, moment, false);
      if (changes.isEmpty) return undefined;
      checkId(document, root);
      return { document: root, description: changes.describe(root) };
    },
    insert(filter, moment) {
      const root = documentFromFilter(filter);
      const wanted = root._id;
      run(root, undefined, moment, true);
      if (wanted !== undefined && !identicalValues(wanted, root._id)) throw immutableId();
      return withId(root);
    },
  };
}

function replacementUpdater(replacement: Document): Updater {
  for (const key of getKeys(replacement)) {
    if (key.startsWith('$')) {
      throw new MongoError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${key}' in '${key}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
      );
    }
  }
  return {
    isReplacement: true,
    usesPosition: false,
    apply(document, _, moment) {
      const next = withTimestamps(withFirstId(replacement, document._id), moment);
      if (identicalValues(document, next)) return undefined;
      if (replacement._id !== undefined) checkId(document, replacement, true);
      return { document: next, description: undefined };
    },
    insert(filter, moment) {
      const wanted = documentFromFilter(filter)._id;
      if (wanted !== undefined && replacement._id !== undefined && !identicalValues(wanted, replacement._id)) {
        throw immutableId();
      }
      const id = replacement._id === undefined ? wanted : replacement._id;
      return withTimestamps(withId(withFirstId(replacement, id)), moment);
    },
  };
}

function pipelineUpdater(pipeline: readonly Value[], variables?: Document): Updater {
  const run = applyStages(pipeline, variables);
  return {
    isReplacement: false,
    usesPosition: false,
    apply(document) {
      const next = withFirstId(run(document), document._id, true);
      checkId(document, next);
      if (identicalValues(document, next)) return undefined;
      return { document: next, description: describeDifference(document, next) };
    },
    insert(filter) {
      return withId(run(documentFromFilter(filter)));
    },
  };
}
