import { type Document, isDocument, keysOf } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import type { Plan } from '../index/planner.ts';
import { Query, type QueryRequest } from '../query/query.ts';
import type { Context } from './context.ts';
import { collectionOf, documentField } from './context.ts';
import { VERSION } from './diagnostic.ts';
import { findRequest } from './query.ts';

/** Tells how a command would read its documents, and with execution statistics how much it read. */
export function explain(context: Context): Document {
  const inner = documentField(context, 'explain');
  if (!inner) throw new MongoError('TypeMismatch', 'explain needs a command');
  const name = keysOf(inner)[0] ?? '';
  const innerContext: Context = { ...context, name, body: { ...inner, $db: context.database } };
  const collection = collectionOf(innerContext);
  const namespace = `${context.database}.${String(inner[name])}`;
  if (!collection) return reply(context, namespace, { stage: 'EOF' }, undefined);
  const query = new Query(collection, context.engine.store.view(), requestOf(innerContext));
  const winningPlan = describePlan(query.plan);
  if (context.body.verbosity === 'queryPlanner') return reply(context, namespace, winningPlan, undefined);
  const started = performance.now();
  let returned = 0;
  while (query.next()) returned++;
  return reply(context, namespace, winningPlan, {
    executionSuccess: true,
    nReturned: returned,
    executionTimeMillis: Math.round(performance.now() - started),
    totalKeysExamined: query.examined.keys,
    totalDocsExamined: query.examined.documents,
    executionStages: { ...winningPlan, nReturned: returned },
  });
}

function requestOf(context: Context): QueryRequest {
  const { body, name } = context;
  switch (name) {
    case 'find':
      return findRequest(context);
    case 'count':
    case 'distinct':
      return { filter: documentField(context, 'query') ?? {}, hint: body.hint };
    case 'aggregate':
      return aggregateRequest(body);
    case 'update':
    case 'delete': {
      const statements = body[`${name}s`];
      const [first] = Array.isArray(statements) ? statements : [];
      if (!isDocument(first) || !isDocument(first.q))
        throw new MongoError('FailedToParse', `explain ${name} needs one statement`);
      return { filter: first.q, hint: first.hint };
    }
    case 'findAndModify':
      return { filter: documentField(context, 'query') ?? {}, sort: documentField(context, 'sort'), limit: 1 };
    default:
      throw new MongoError('CommandNotFound', `Explain failed due to unknown command: ${name}`);
  }
}

/** The part of a pipeline that the query engine runs. */
function aggregateRequest(body: Document): QueryRequest {
  const stages = Array.isArray(body.pipeline) ? body.pipeline.filter(isDocument) : [];
  const [first, second] = stages;
  const filter = isDocument(first?.$match) ? first.$match : {};
  const next = first?.$match === undefined ? first : second;
  return { filter, sort: isDocument(next?.$sort) ? next.$sort : undefined, hint: body.hint };
}

function reply(
  context: Context,
  namespace: string,
  winningPlan: Document,
  executionStats: Document | undefined,
): Document {
  return {
    explainVersion: '1',
    queryPlanner: { namespace, indexFilterSet: false, winningPlan, rejectedPlans: [] },
    ...(executionStats ? { executionStats } : {}),
    command: context.body.explain,
    serverInfo: { host: context.server.host, version: VERSION },
  };
}

function describePlan(plan: Plan): Document {
  const source = describeSource(plan);
  return plan.sorted ? source : { stage: 'SORT', inputStage: source };
}

function describeSource(plan: Plan): Document {
  if (plan.kind === 'collection') return { stage: 'COLLSCAN', direction: plan.reverse ? 'backward' : 'forward' };
  if (plan.kind === 'or') {
    const inputStages = plan.plans.map((entry) => describeSource(entry));
    return { stage: 'SUBPLAN', inputStage: { stage: 'FETCH', inputStage: { stage: 'OR', inputStages } } };
  }
  const { index } = plan;
  return {
    stage: 'FETCH',
    inputStage: {
      stage: 'IXSCAN',
      keyPattern: index.specification.key,
      indexName: index.name,
      isMultiKey: index.multikey.includes(true),
      isUnique: index.unique,
      isSparse: index.sparse,
      isPartial: index.partial !== undefined,
      direction: plan.reverse ? 'backward' : 'forward',
    },
  };
}
