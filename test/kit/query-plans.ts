import { createHash } from 'node:crypto';
import type { Connection, mongo } from 'mongoose';
import { explain } from '../../scripts/explain/explain.ts';

type Document = Record<string, unknown>;

interface LookupStage {
  readonly from: string;
  readonly foreignField: string;
  readonly pipeline?: readonly Document[];
}

/** Commands that search for documents, and the part of each that contains the conditions. */
const STATEMENTS: Readonly<Record<string, (command: Document) => Document[]>> = {
  find: (command) => [command],
  count: (command) => [command],
  distinct: (command) => [command],
  aggregate: (command) => [command, ...toLookups(command)],
  findAndModify: (command) => [command],
  update: (command) => (command.updates as Document[]).map((update) => ({ ...command, updates: [update] })),
  delete: (command) => (command.deletes as Document[]).map((each) => ({ ...command, deletes: [each] })),
};

/** The search of a `$lookup` in the other collection, for one of its rows: `explain` omits it. */
function toLookups({ pipeline, $db }: Document): Document[] {
  return (pipeline as Document[]).flatMap(({ $lookup }) => {
    if (!$lookup) return [];
    const { from, foreignField, pipeline: inner = [] } = $lookup as LookupStage;
    const match = { $match: { [foreignField]: { $in: ['text'] } } };
    return [{ aggregate: from, pipeline: [match, ...inner], $db }];
  });
}

/** Fields of a command about its delivery, which `explain` sets by itself. */
const DELIVERY = ['$db', '$clusterTime', '$readPreference', 'lsid', 'txnNumber', 'startTransaction', 'autocommit'];
const CONCERNS = ['readConcern', 'writeConcern', 'cursor', 'bypassDocumentValidation', 'ordered'];

/** Collections that stay small however much a shop sells, so that a full scan is cheap. */
const ALWAYS_SMALL: ReadonlySet<string> = new Set([
  'faq_entries',
  'jobs',
  'announcements',
  'products',
  'releases',
  'migrations',
  'review_scores',
  'stock_levels',
]);

/** Conditions that match few documents, so that a sort in memory is acceptable: by id, by one person, or by a search. */
const NARROW = ['_id', 'userId', 'searchKeys', 'email', '$or'];

/** Whole numbers that only limit how much is read. */
const AMOUNTS = new Set(['limit', 'skip', 'batchSize', '$limit', '$skip']);

/** The conditions of a command without their values: commands of the same shape have the same plan. */
function getShape(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((entry) => JSON.stringify(getShape(entry))))].sort();
  if (value instanceof RegExp) return 'pattern';
  // Entries of a sort, since their order matters.
  if (value instanceof Map) return [...value].map(String);
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    const shapes = Object.entries(value).map(([name, inner]) => [name, AMOUNTS.has(name) ? 'n' : getShape(inner)]);
    return Object.fromEntries(shapes);
  }
  // A partial index covers only some states, so enum values matter.
  if (typeof value === 'string') return /^[A-Z_]+$/.test(value) ? value : 'text';
  return value === null || typeof value !== 'object' ? value : value.constructor.name;
}

/** The command with a dummy update: the update does not affect the query plan. */
function withoutChange(command: Document): Document {
  const update = { $set: { seen: true } };
  if ('findAndModify' in command) return 'update' in command ? { ...command, update } : command;
  if (!('updates' in command)) return command;
  const updates = (command.updates as Document[]).map((each) => ({ ...each, u: update }));
  return { ...command, updates };
}

/** The shape of a command including its collection, since indexes differ. */
function shapeOf(command: Document): string {
  const [collection] = Object.values(command);
  return `${collection} ${JSON.stringify(getShape(command))}`;
}

function without(command: Document, names: readonly string[]): Document {
  return Object.fromEntries(Object.entries(command).filter(([name]) => !names.includes(name)));
}

/** Whether a command searches: a change stream does not, and neither does reading the first documents without a condition. */
function isQuery(name: string, command: Document): boolean {
  if (name === 'aggregate') return !('$changeStream' in ((command.pipeline as Document[])[0] ?? {}));
  // A count without a condition comes from the metadata.
  if (name === 'count') return Object.keys((command.query ?? {}) as Document).length > 0;
  const isAnything = Object.keys((command.filter ?? { more: true }) as Document).length === 0;
  return !(isAnything && command.limit !== undefined && command.sort === undefined);
}

function isNarrow(asQuery: Document): boolean {
  return NARROW.some((name) => name in ((asQuery.filter ?? {}) as Document));
}

/**
 * Collects the database commands of a shop while tests use it, and reports those that would be slow in a large shop: collection
 * scans and sorts in memory.
 */
export class QueryPlans {
  private readonly queries = new Map<string, Document>();

  /** A listener for `commandStarted` of the shop's database client. */
  readonly note = ({ commandName, command }: mongo.CommandStartedEvent): void => {
    const statements = STATEMENTS[commandName]?.(command as Document) ?? [];
    for (const statement of statements.filter((each) => isQuery(commandName, each))) {
      const asQuery = without(statement, [...DELIVERY, ...CONCERNS]);
      const { update: _update, ...asked } = asQuery;
      const shape = shapeOf(commandName === 'findAndModify' ? asked : asQuery);
      if (!this.queries.has(shape)) this.queries.set(shape, asQuery);
    }
  };

  /** One command of each shape, with the shape's id. */
  samples(): { readonly id: string; readonly command: Document }[] {
    const byShape = new Map<string, Document>();
    for (const asQuery of this.queries.values()) {
      const command = withoutChange(asQuery);
      byShape.set(shapeOf(command), command);
    }
    return [...byShape].map(([shape, command]) => ({
      id: createHash('sha256').update(shape).digest('base64url').slice(0, 12),
      command,
    }));
  }

  /** Every search that uses no index, with its conditions. */
  async complaints({ db }: Connection): Promise<string[]> {
    if (!db) throw new Error('the database is not connected');
    const found: string[] = [];
    for (const asQuery of this.queries.values()) {
      const [collection] = Object.values(asQuery);
      if (ALWAYS_SMALL.has(String(collection))) continue;
      const plan = JSON.stringify(await explain(db, asQuery));
      const fault = plan.includes('"COLLSCAN"')
        ? 'reads all'
        : plan.includes('"SORT"') && !isNarrow(asQuery)
          ? 'sorts'
          : null;
      if (fault) found.push(`${fault}: ${JSON.stringify(asQuery)}`);
    }
    return found;
  }
}
