import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CLAIMS } from '@eunbit/schema/claims';
import { DOWNLOAD_FILES } from '@eunbit/schema/downloads';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../setup/paths.ts';
import { sheets } from './documents.ts';
import { computeReduction, REPORTS } from './reports.ts';

describe('the documents to download', () => {
  it('match the list, and each file exists and is small', () => {
    expect([...sheets().keys()].sort()).toEqual([...DOWNLOAD_FILES].sort());
    for (const file of DOWNLOAD_FILES) {
      const path = join(ROOT, 'server/downloads', file);
      expect(existsSync(path), file).toBe(true);
      expect(statSync(path).size, file).toBeLessThan(150_000);
    }
  });

  it('state in both languages that they are samples', () => {
    for (const html of sheets().values()) {
      expect(html).toContain('견본입니다');
      expect(html).toContain('This is a sample document');
    }
  });

  it('support the claims of the shop: 99.9% fewer, after a minute and for seven days (CATALOGUE-12)', () => {
    const claims = CLAIMS.KR.claims.map(({ statement }) => statement.en).join(' ');
    expect(claims).toContain('99.9% sanitizing that lasts 7 days (168 hours)');
    expect(claims).toContain('99.9% of germs in 60 seconds');

    for (const { file, measurements } of REPORTS) {
      for (const measurement of measurements) expect(computeReduction(measurement), file).toBeGreaterThanOrEqual(99.9);
    }
    const times = (file: string) =>
      REPORTS.find((report) => report.file === file)?.measurements.map(({ when }) => when.en);
    expect(times('antibacterial-7-days.pdf')).toContain('after 7 days (168 h)');
    expect(times('bactericidal-1-minute.pdf')).toContain('1 minute (60 s)');
  });
});
