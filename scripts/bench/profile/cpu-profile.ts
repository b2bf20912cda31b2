/** What V8's profiler records, as the inspector protocol gives it. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: CallFrame;
    readonly children?: readonly number[];
  }[];
  /** The node that ran at each sample, and the microseconds since the one before. */
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Lines and columns count from 0. */
export interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

/** A function as a reader knows it. */
export interface Frame {
  readonly name: string;
  /** Empty for what V8 does itself, such as collecting garbage. */
  readonly file: string;
  /** Counts from 1; 0 where there is none. */
  readonly line: number;
}

/** A function below its callers. */
export interface CallTree extends Frame {
  /** Milliseconds with everything that it called. */
  readonly total: number;
  readonly self: number;
  /** Those that took longest come first. */
  readonly children: readonly CallTree[];
}

/** The process waited. */
const IDLE = '(idle)';
const ROOT = '(root)';

/** Milliseconds of each node itself: a sample lasts until the next one. */
function sumSamples({ samples, timeDeltas }: CpuProfile): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const [place, id] of samples.entries()) {
    times.set(id, (times.get(id) ?? 0) + (timeDeltas[place + 1] ?? 0) / 1000);
  }
  return times;
}

/** The tree of what the process did while it did not wait. Calls of one function by the same caller are one. */
export function buildCallTree(profile: CpuProfile, toFrame: (frame: CallFrame) => Frame): CallTree {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const times = sumSamples(profile);

  function merge(frame: Frame, ids: readonly number[]): CallTree {
    const groups = new Map<string, { readonly frame: Frame; readonly ids: number[] }>();
    for (const child of ids.flatMap((id) => nodes.get(id)?.children ?? [])) {
      const callFrame = nodes.get(child)?.callFrame;
      if (!callFrame || callFrame.functionName === IDLE) continue;
      const called = toFrame(callFrame);
      const key = `${called.name}\n${called.file}\n${called.line}`;
      const group = groups.get(key) ?? { frame: called, ids: [] };
      group.ids.push(child);
      groups.set(key, group);
    }
    const children = Array.from(groups.values(), (group) => merge(group.frame, group.ids))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total);
    const self = ids.reduce((sum, id) => sum + (times.get(id) ?? 0), 0);
    return { ...frame, self, total: children.reduce((sum, child) => sum + child.total, self), children };
  }

  const root = profile.nodes.find(({ callFrame }) => callFrame.functionName === ROOT) ?? profile.nodes[0];
  return merge({ name: 'all', file: '', line: 0 }, root ? [root.id] : []);
}
