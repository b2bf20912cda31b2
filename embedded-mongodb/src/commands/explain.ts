import { type Document, getKeys, isDocument, type Value } from '../bson/values.ts';
import { type Collection, isView } from '../catalog/collection.ts';
import type { Collation } from '../collation/collation.ts';
import { failedToParse, MongoError } from '../errors.ts';
import { NO_FIELDS } from '../planner/covers.ts';
import type { IndexPlan, Plan } from '../planner/planner.ts';
import { Query, type QueryRequest } from '../query/query.ts';
import type { Context } from './context.ts';
import { collationFor, getCollection, readInTurns } from './context.ts';
import { VERSION } from './diagnostic.ts';
import { documentField, isTrue } from './fields.ts';
import { findRequest } from './find.ts';
import { viewStages } from './view-queries.ts';

const VERBOSITIES = ['queryPlanner', 'executionStats', 'allPlansExecution'];

/** Explains the plan of a command, with execution statistics if requested. */
export async function explain(context: Context): Promise<Document> {
  const inner = documentField(context, 'explain');
  if (!inner) throw new MongoError('TypeMismatch', 'explain needs a command');
  const name = getKeys(inner)[0] ?? '';
  checkVerbosity(context.body.verbosity);
  if (name === 'aggregate' && inner.writeConcern !== undefined)
    throw failedToParse("Aggregation explain does not support the'writeConcern' option");
  const innerContext: Context = { ...context, name, body: { ...inner, $db: context.database } };
  const collection = getCollection(innerContext);
  if (collection && isView(collection)) return explainView(context, innerContext, collection);
  const namespace = `${context.database}.${String(inner[name])}`;
  if (!collection) return reply(context, namespace, { stage: 'EOF' }, undefined);
  const view = context.engine.store.view();
  const request = buildRequest(innerContext, collection);
  const query = new Query(collection, view, request);
  const winningPlan = describePlan(name, query, request);
  if (context.body.verbosity === 'queryPlanner') return reply(context, namespace, winningPlan, undefined);
  const started = performance.now();
  const returned = await readInTurns(context, view, query.walk());
  return reply(context, namespace, winningPlan, {
    executionSuccess: true,
    nReturned: returned,
    executionTimeMillis: Math.round(performance.now() - started),
    totalKeysExamined: query.examined.keys,
    totalDocsExamined: query.examined.documents,
    executionStages: { ...winningPlan, nReturned: returned },
  });
}

function checkVerbosity(verbosity: Value): void {
  if (verbosity === undefined || VERBOSITIES.includes(verbosity as string)) return;
  throw new MongoError(
    'FailedToParse',
    `verbosity string must be one of {${VERBOSITIES.map((each) => `'${each}'`).join(', ')}}`,
  );
}

/** A command on a view is explained as a pipeline on the source collection. */
function explainView(context: Context, inner: Context, view: Collection): Promise<Document> {
  const { viewOn, pipeline } = view.options;
  const asked =
    inner.name === 'aggregate' && Array.isArray(inner.body.pipeline)
      ? inner.body.pipeline
      : viewStages(buildRequest(inner, view));
  const command = { aggregate: viewOn, pipeline: [...(pipeline as Document[]), ...asked], cursor: {} };
  return explain({ ...context, body: { ...context.body, explain: command } });
}

/** The explained query, with the projection of `find`. */
type Request = QueryRequest & { projection?: Document };

function buildRequest(context: Context, collection: Collection): Request {
  const { body, name } = context;
  switch (name) {
    case 'find':
      return findRequest(context);
    case 'count':
    case 'distinct':
      return {
        filter: documentField(context, 'query') ?? {},
        hint: body.hint,
        collation: collationFor(body, collection),
        reads: name === 'count' ? NO_FIELDS : undefined,
      };
    case 'aggregate':
      return aggregateRequest(body, collationFor(body, collection));
    case 'update':
    case 'delete': {
      const statements = body[`${name}s`];
      const [first] = Array.isArray(statements) ? statements : [];
      if (!isDocument(first) || !isDocument(first.q))
        throw new MongoError('FailedToParse', `explain ${name} needs one statement`);
      return {
        filter: first.q,
        sort: isDocument(first.sort) ? first.sort : undefined,
        hint: first.hint,
        limit: name === 'update' ? Number(!isTrue(first.multi)) : Number(isTrue(first.limit)),
        collation: collationFor(first, collection),
      };
    }
    case 'findAndModify':
    case 'findandmodify':
      return {
        filter: documentField(context, 'query') ?? {},
        sort: documentField(context, 'sort'),
        hint: body.hint,
        limit: 1,
        collation: collationFor(body, collection),
      };
    default:
      throw new MongoError('CommandNotFound', `Explain failed due to unknown command: ${name}`);
  }
}

/** The part of a pipeline that runs as a query. */
function aggregateRequest(body: Document, collation: Collation | undefined): QueryRequest {
  const stages = Array.isArray(body.pipeline) ? body.pipeline.filter(isDocument) : [];
  const [first, second] = stages;
  const filter = isDocument(first?.$match) ? first.$match : {};
  const next = first?.$match === undefined ? first : second;
  return { filter, sort: isDocument(next?.$sort) ? next.$sort : undefined, hint: body.hint, collation };
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

/** The plan stages of commands that write or count the documents they read. */
const OUTER_STAGES: Readonly<Record<string, string>> = {
  count: 'COUNT',
  update: 'UPDATE',
  delete: 'DELETE',
  findAndModify: 'UPDATE',
  findandmodify: 'UPDATE',
};

function describePlan(name: string, { plan, isCovered }: Query, request: Request): Document {
  let stage = isCovered ? describeCovered(name, plan as IndexPlan, request) : describeSource(plan);
  if (!plan.sorted && request.sort && getKeys(request.sort).length > 0)
    stage = { stage: 'SORT', sortPattern: request.sort, ...getLimit(request), inputStage: stage };
  else if (name === 'find' && request.limit) stage = { stage: 'LIMIT', limitAmount: request.limit, inputStage: stage };
  const outer = OUTER_STAGES[name];
  return outer ? { stage: outer, inputStage: stage } : stage;
}

function getLimit({ limit, skip }: QueryRequest): Document {
  return limit ? { limitAmount: limit + (skip ?? 0) } : {};
}

/** A count reads no fields at all. */
function describeCovered(name: string, plan: IndexPlan, { projection }: Request): Document {
  const inputStage = describeIndexScan(plan);
  return name === 'find' ? { stage: 'PROJECTION_COVERED', transformBy: projection, inputStage } : inputStage;
}

function describeSource(plan: Plan): Document {
  if (plan.kind === 'collection') return { stage: 'COLLSCAN', direction: plan.reverse ? 'backward' : 'forward' };
  if (plan.kind === 'or') {
    const inputStages = plan.plans.map((entry) => describeSource(entry));
    return { stage: 'SUBPLAN', inputStage: { stage: 'FETCH', inputStage: { stage: 'OR', inputStages } } };
  }
  return { stage: 'FETCH', inputStage: describeIndexScan(plan) };
}

function describeIndexScan({ index, reverse }: IndexPlan): Document {
  return {
    stage: 'IXSCAN',
    keyPattern: index.specification.key,
    indexName: index.name,
    isMultiKey: index.multikey.includes(true),
    isUnique: index.unique,
    isSparse: index.sparse,
    isPartial: index.partial !== undefined,
    direction: reverse ? 'backward' : 'forward',
  };
}
