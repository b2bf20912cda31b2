import { type Column, median } from '../figures.ts';
import type { Audit, Scores } from './audit.ts';

/** The median of several audits of one page. */
export interface PageFigures extends Audit {
  page: string;
}

interface Aim {
  name: string;
  show(audit: Audit): string;
  met(audit: Audit): boolean;
}

function scoreAim(name: string, key: keyof Scores, least: number): Aim {
  return {
    name: `${name} ≥ ${least}`,
    show: ({ scores }) => String(scores[key] ?? '-'),
    met: ({ scores }) => (scores[key] ?? 0) >= least,
  };
}

const AIMS: readonly Aim[] = [
  scoreAim('performance', 'performance', 95),
  scoreAim('accessibility', 'accessibility', 100),
  scoreAim('best practices', 'bestPractices', 100),
  scoreAim('SEO', 'seo', 100),
  {
    name: 'LCP < 1.5 s',
    show: ({ largestContentfulPaintMs }) => (largestContentfulPaintMs / 1000).toFixed(2),
    met: ({ largestContentfulPaintMs }) => largestContentfulPaintMs < 1500,
  },
  {
    name: 'CLS < 0.02',
    show: ({ layoutShift }) => layoutShift.toFixed(3),
    met: ({ layoutShift }) => layoutShift < 0.02,
  },
];

/** Marks missed targets with an asterisk. */
export const COLUMNS: readonly Column<PageFigures>[] = [
  ['page', ({ page }) => page],
  ...AIMS.map(
    (aim): Column<PageFigures> => [
      aim.name,
      (figures) => (aim.met(figures) ? aim.show(figures) : `*${aim.show(figures)}`),
    ],
  ),
  ['TBT ms', ({ totalBlockingMs }) => totalBlockingMs.toFixed(0)],
  ['JS KB', ({ scriptBytes }) => (scriptBytes / 1024).toFixed(0)],
  ['machine', ({ machineIndex }) => machineIndex.toFixed(0)],
  ['', (figures) => (missedAims(figures).length === 0 ? 'met' : 'missed')],
];

/** The names of the failed audits. */
export function missedAims(audit: Audit): string[] {
  return AIMS.filter((aim) => !aim.met(audit)).map(({ name }) => name);
}

/** The median of each figure, and the failures of all audits. Requires at least one audit. */
export function summarize(page: string, audits: readonly Audit[]): PageFigures {
  const of = (read: (audit: Audit) => number) => median(audits.map(read));
  const score = (key: keyof Scores) => {
    const given = audits.flatMap(({ scores }) => scores[key] ?? []);
    return given.length > 0 ? median(given) : null;
  };
  return {
    page,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('bestPractices'),
      seo: score('seo'),
    },
    largestContentfulPaintMs: of((audit) => audit.largestContentfulPaintMs),
    layoutShift: of((audit) => audit.layoutShift),
    totalBlockingMs: of((audit) => audit.totalBlockingMs),
    scriptBytes: of((audit) => audit.scriptBytes),
    machineIndex: of((audit) => audit.machineIndex),
    failures: [...new Set(audits.flatMap(({ failures }) => failures))],
  };
}
