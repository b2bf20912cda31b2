/** How a server answers a command: what it reads, and whether it has to sort that itself. */
export interface Plan {
  /** Names of indexes, sorted; `EVERY_DOCUMENT` for a collection that is read as a whole. */
  readonly reads: readonly string[];
  readonly sorts: boolean;
}

export const EVERY_DOCUMENT = 'every document';

/** Parts of an explanation that are not the plan that was chosen. */
const NOT_THE_PLAN = new Set([
  'allPlansExecution',
  'command',
  'executionStats',
  'parsedQuery',
  'rejectedPlans',
  'serverInfo',
  'slotBasedPlan',
]);
const BY_ID = new Set(['CLUSTERED_IXSCAN', 'EXPRESS_CLUSTERED_IXSCAN', 'IDHACK']);

type Node = Readonly<Record<string, unknown>>;

/** What a stage of any version of MongoDB reads; null for one that reads nothing itself. */
function readsOf({ stage, indexName }: Node): string | null {
  if (stage === 'COLLSCAN') return EVERY_DOCUMENT;
  if (typeof stage === 'string' && BY_ID.has(stage)) return '_id_';
  return typeof indexName === 'string' ? indexName : null;
}

/** The plan within the answer to `explain`, of a single server or of all shards. */
export function readPlan(explanation: unknown): Plan {
  const reads = new Set<string>();
  let sorts = false;
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const read = readsOf(node as Node);
    if (read !== null) reads.add(read);
    for (const [name, inner] of Object.entries(node)) {
      if (name === '$sort' || (name === 'stage' && inner === 'SORT')) sorts = true;
      if (!NOT_THE_PLAN.has(name)) visit(inner);
    }
  };
  visit(explanation);
  return { reads: [...reads].sort(), sorts };
}

/**
 * What a large shop would feel of a plan beside the one that is needed, or that another index is used; null if both are
 * alike.
 */
export function comparePlans(needed: Plan, found: Plan): { readonly isWorse: boolean; readonly text: string } | null {
  const hasNew = (read: string) => found.reads.includes(read) && !needed.reads.includes(read);
  if (hasNew(EVERY_DOCUMENT)) return { isWorse: true, text: 'reads every document' };
  if (found.sorts && !needed.sorts) return { isWorse: true, text: 'sorts what it has read' };
  if (found.reads.join() === needed.reads.join()) return null;
  return { isWorse: false, text: `uses ${found.reads.join(', ') || 'no index'}` };
}
