import type { Figures } from '../api-figures.ts';
import type { Ceiling } from '../ceiling.ts';
import type { CatalogueFigures } from '../growth/products.ts';
import type { LiveFigures } from '../live/main.ts';

/** A figure that is comparable between runs on different machines. Lower is better. */
export interface Row {
  readonly work: string;
  /** The measured value on this machine. */
  readonly figure: string;
  readonly ratio: number;
  readonly unit: Unit;
}

/**
 * `static answers`: the number of responses of the static server that take the same time, which cancels out the speed of the
 * machine. Growth and bytes are comparable without conversion.
 */
type Unit = 'static answers' | 'times' | 'KB' | 'MB';

/** The part of a benchmark's results that is used here. */
export interface ApiResults {
  readonly idleMemoryMegabytes: number | null;
  readonly ceiling: Ceiling;
  readonly answer: unknown;
  readonly paths: readonly Figures[];
}

export type CheckoutResults = Pick<ApiResults, 'ceiling' | 'paths'>;

export interface RenderResults {
  readonly pages: readonly { readonly page: string; readonly processorMs: number | null }[];
}

export interface LiveResults extends Pick<LiveFigures, 'sockets' | 'memory'> {
  readonly fanOuts: readonly Pick<LiveFigures['fanOuts'][number], 'p95'>[];
}

export interface GrowthResults {
  readonly products: readonly Pick<CatalogueFigures, 'products' | 'megabytes' | 'costs'>[];
}

export interface DatabaseResults {
  readonly paths: readonly { readonly path: string; readonly perSecond: number; readonly serverCpu: number | null }[];
}

export interface SizesResults {
  readonly methods: readonly {
    readonly method: string;
    readonly shares: readonly { readonly documents: number; readonly indexes: number }[];
  }[];
}

/** CPU time in static responses; no row if the system does not report CPU time. */
function toTimeRow(work: string, figure: string, milliseconds: number | null, ceiling: Ceiling): Row[] {
  const { processorMs } = ceiling;
  if (milliseconds === null || processorMs === null) return [];
  return [{ work, figure, ratio: milliseconds / processorMs, unit: 'static answers' }];
}

const toByteRow = (work: string, value: number | null, unit: 'KB' | 'MB'): Row[] =>
  value === null ? [] : [{ work, figure: `${value.toFixed(1)} ${unit}`, ratio: value, unit }];

function toPathRow({ path, perSecond, ofCeiling, costs }: Figures, ceiling: Ceiling): Row[] {
  if (!costs || costs.server === null) return [];
  const { server, database } = costs;
  const rate = `${perSecond.toFixed(perSecond < 100 ? 1 : 0)} a second, ${ofCeiling?.toFixed(3)} of the ceiling`;
  const time = `${server.toFixed(2)} + ${(database ?? 0).toFixed(2)} ms`;
  return toTimeRow(path, `${rate}; ${time}`, server + (database ?? 0), ceiling);
}

const isCeiling = ({ path }: Figures) => path.startsWith('static ceiling');
const isOrder = ({ path }: Figures) => path.startsWith('guest checkout');

/** Orders are omitted: their own benchmark measures them for longer. */
export const apiRows = ({ paths, ceiling, idleMemoryMegabytes }: ApiResults): Row[] => [
  ...paths.filter((row) => !row.isStep && !isCeiling(row) && !isOrder(row)).flatMap((row) => toPathRow(row, ceiling)),
  ...toByteRow('memory of the idle server', idleMemoryMegabytes, 'MB'),
];

export const checkoutRows = ({ paths, ceiling }: CheckoutResults): Row[] =>
  paths.filter(isOrder).flatMap((row) => toPathRow(row, ceiling));

export const renderRows = ({ pages }: RenderResults, ceiling: Ceiling): Row[] =>
  pages.flatMap(({ page, processorMs }) => {
    const figure = `${processorMs?.toFixed(1)} ms of the server's processor`;
    return toTimeRow(`page ${page}, with a cart`, figure, processorMs, ceiling);
  });

/** At a rate of one change per second. */
export function liveRows({ sockets, memory, fanOuts }: LiveResults, ceiling: Ceiling): Row[] {
  const reached = fanOuts.slice(0, 1).flatMap(({ p95 }) => {
    const figure = `p95 ${p95.toFixed(0)} ms`;
    return toTimeRow(`a change reaches ${sockets} open pages`, figure, p95, ceiling);
  });
  return [...reached, ...toByteRow('memory of an open page', memory.rss, 'KB')];
}

/** Cost in a large shop in proportion to a small one: by CPU time if it is known, otherwise by response time. */
export function growthRows({ products }: GrowthResults): Row[] {
  const [small, large] = [products[0], products.at(-1)];
  if (!small || !large) return [];
  const rows = small.costs.flatMap((cost): Row[] => {
    const grown = large.costs.find(({ work }) => work === cost.work);
    if (!grown) return [];
    const hasTime = cost.processorMs !== null && grown.processorMs !== null && cost.processorMs > 0;
    const [from, to] = hasTime ? [cost.processorMs, grown.processorMs] : [cost.p50, grown.p50];
    const figure = `${from?.toFixed(1)} ms, then ${to?.toFixed(1)} ms`;
    const ratio = Number(to) / Number(from);
    return [
      { work: `${large.products} products instead of ${small.products}: ${cost.work}`, figure, ratio, unit: 'times' },
    ];
  });
  const grown = large.megabytes === null || small.megabytes === null ? null : large.megabytes - small.megabytes;
  return [
    ...rows,
    ...toByteRow(`memory of ${large.products} products`, grown === null ? null : Math.max(1, grown), 'MB'),
  ];
}

export const databaseRows = ({ paths }: DatabaseResults, ceiling: Ceiling): Row[] =>
  paths.flatMap(({ path, perSecond, serverCpu }) => {
    const figure = `${perSecond.toFixed(0)} a second; ${serverCpu?.toFixed(0)} µs`;
    return toTimeRow(`database: ${path}`, figure, serverCpu === null ? null : serverCpu / 1000, ceiling);
  });

export const sizesRows = ({ methods }: SizesResults): Row[] =>
  methods.flatMap(({ method, shares }) => {
    const bytes = shares.reduce((sum, { documents, indexes }) => sum + documents + indexes, 0);
    return toByteRow(`what an order leaves, ${method === 'CARD' ? 'by card' : 'by deposit'}`, bytes / 1000, 'KB');
  });
