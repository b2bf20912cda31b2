import { describe, expect, it } from 'vitest';
import type { Audit } from './audit.ts';
import { missedAims, summarize } from './summary.ts';

const GOOD: Audit = {
  scores: { performance: 97, accessibility: 100, bestPractices: 100, seo: 100 },
  largestContentfulPaintMs: 1200,
  layoutShift: 0,
  totalBlockingMs: 80,
  scriptBytes: 160_000,
  machineIndex: 1800,
  failures: [],
};

describe('the summary of several audits of a page', () => {
  it('is the median of each figure, regardless of their order', () => {
    const audits = [2400, 900, 1300].map((time) => ({ ...GOOD, largestContentfulPaintMs: time }));
    expect(summarize('home', audits).largestContentfulPaintMs).toBe(1300);
  });

  it('lists a failure of any audit once', () => {
    const failing = { ...GOOD, failures: ['seo: title'] };
    expect(summarize('home', [GOOD, failing, failing]).failures).toEqual(['seo: title']);
  });

  it('ignores a missing score of one audit', () => {
    const unknown = { ...GOOD, scores: { ...GOOD.scores, performance: null } };
    expect(summarize('home', [unknown, GOOD]).scores.performance).toBe(97);
  });
});

describe('the targets of a page', () => {
  it('are met if each of them is reached', () => {
    expect(missedAims(GOOD)).toEqual([]);
  });

  it('are listed if they are missed, including an unknown score', () => {
    const short = { ...GOOD, layoutShift: 0.02, scores: { ...GOOD.scores, seo: 99, performance: null } };
    expect(missedAims(short)).toEqual(['performance ≥ 95', 'SEO ≥ 100', 'CLS < 0.02']);
  });
});
