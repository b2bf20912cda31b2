/** The query plan for a command: what it reads, and whether it sorts in memory. */
export interface Plan {
  /** Names of indexes, sorted; `EVERY_DOCUMENT` for a collection scan. */
  readonly reads: readonly string[];
  readonly sorts: boolean;
}

export const EVERY_DOCUMENT = 'every document';

/** Parts of an explanation outside the winning plan. */
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

/** What a stage reads, in any version of MongoDB; null if it reads nothing itself. */
function readsOf({ stage, indexName }: Node): string | null {
  if (stage === 'COLLSCAN') return EVERY_DOCUMENT;
  if (typeof stage === 'string' && BY_ID.has(stage)) return '_id_';
  return typeof indexName === 'string' ? indexName : null;
}

/** The plan in the response to `explain`, of a single server or of all shards. */
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

/** Whether a plan is worse than the required one in a large shop, or only uses another index; null if both are equivalent. */
export function comparePlans(needed: Plan, found: Plan): { readonly isWorse: boolean; readonly text: string } | null {
  const hasNew = (read: string) => found.reads.includes(read) && !needed.reads.includes(read);
  if (hasNew(EVERY_DOCUMENT)) return { isWorse: true, text: 'reads every document' };
  if (found.sorts && !needed.sorts) return { isWorse: true, text: 'sorts what it has read' };
  if (found.reads.join() === needed.reads.join()) return null;
  return { isWorse: false, text: `uses ${found.reads.join(', ') || 'no index'}` };
}
