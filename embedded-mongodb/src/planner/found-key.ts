import type { Document, Value } from '../bson/values.ts';
import { indexKeys } from '../key-string/index-keys.ts';
import type { IndexPlan, Plan } from './planner.ts';

/** The index key by which a plan found a document, as a document; empty without an index. */
export function foundKey(plan: Plan, document: Document): Document {
  if (plan.kind === 'collection') return {};
  const plans = plan.kind === 'or' ? plan.plans : [plan];
  for (const each of plans) {
    const values = keyValues(each, document);
    if (values) return Object.fromEntries(each.index.fields.map(({ name }, at) => [name, values[at]]));
  }
  throw new Error('a document was found by an index that does not hold it');
}

/** The first of the document's keys that the plan reads. */
function keyValues({ index, groups, reverse }: IndexPlan, document: Document): Value[] | undefined {
  if (index.partial && !index.partial.includes(document)) return undefined;
  const { keys, values } = indexKeys(document, index.fields, index.collation?.fold);
  let first: { rest: string; values: Value[] } | undefined;
  for (const { prefix, intervals } of groups) {
    for (const [at, key] of keys.entries()) {
      if (!intervals.some(({ low, high }) => key >= low && key < high)) continue;
      const rest = key.slice(prefix.length);
      if (!first || rest < first.rest !== reverse) first = { rest, values: values[at] as Value[] };
    }
  }
  return first?.values;
}
