import lighthouse, { type Result } from 'lighthouse';

/** Scores from 0 to 100; null if a category has no score. */
export interface Scores {
  performance: number | null;
  accessibility: number | null;
  bestPractices: number | null;
  seo: number | null;
}

/** The result of one audit of a page. */
export interface Audit {
  scores: Scores;
  largestContentfulPaintMs: number;
  /** Sum of the layout shifts, without a unit. */
  layoutShift: number;
  totalBlockingMs: number;
  /** Compressed size. */
  scriptBytes: number;
  /** Lighthouse's benchmark index of the machine; above 1500 on an idle current one. */
  machineIndex: number;
  /** Audits that reduce scores other than performance, each with its first elements. */
  failures: string[];
}

export interface Subject {
  url: string;
  /** Audits that do not apply to this page. */
  skipAudits: readonly string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PLACES_SHOWN = 3;

/** Audits a page with Lighthouse's default, a mid-range phone on a slow connection, in the browser at `port`. */
export async function auditPage({ url, skipAudits }: Subject, port: number): Promise<Audit> {
  const flags = { port, logLevel: 'error' as const, onlyCategories: [...CATEGORIES], skipAudits: [...skipAudits] };
  const run = await lighthouse(url, flags);
  if (!run) throw new Error(`${url} gave no result`);
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return {
    scores: {
      performance: getScore(lhr, 'performance'),
      accessibility: getScore(lhr, 'accessibility'),
      bestPractices: getScore(lhr, 'best-practices'),
      seo: getScore(lhr, 'seo'),
    },
    largestContentfulPaintMs: getFigure(lhr, 'largest-contentful-paint'),
    layoutShift: getFigure(lhr, 'cumulative-layout-shift'),
    totalBlockingMs: getFigure(lhr, 'total-blocking-time'),
    scriptBytes: sumScriptBytes(lhr),
    machineIndex: lhr.environment.benchmarkIndex,
    failures: CATEGORIES.slice(1).flatMap((category) => findFailures(lhr, category)),
  };
}

function getScore(lhr: Result, category: string): number | null {
  const score = lhr.categories[category]?.score ?? null;
  return score === null ? null : Math.round(score * 100);
}

function getFigure(lhr: Result, audit: string): number {
  const value = lhr.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`${lhr.finalDisplayedUrl}: ${audit} was not measured`);
  return value;
}

function getItems(lhr: Result, audit: string): readonly Record<string, unknown>[] {
  const details = lhr.audits[audit]?.details;
  return details?.type === 'table' || details?.type === 'opportunity' ? details.items : [];
}

function sumScriptBytes(lhr: Result): number {
  return getItems(lhr, 'network-requests')
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}

function findFailures(lhr: Result, category: string): string[] {
  const weighted = lhr.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return weighted
    .filter(({ id }) => (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${category}: ${id}: ${lhr.audits[id]?.title}${getPlaces(lhr, id)}`);
}

function getPlaces(lhr: Result, audit: string): string {
  const places = getItems(lhr, audit)
    .slice(0, PLACES_SHOWN)
    .map((item) => JSON.stringify(getPlace(item)));
  return places.length > 0 ? ` at ${places.join('; ')}` : '';
}

/** The selector of an element; anything else as the audit reports it. */
function getPlace(item: Record<string, unknown>): unknown {
  const { node } = item;
  return typeof node === 'object' && node !== null && 'selector' in node ? node.selector : item;
}
