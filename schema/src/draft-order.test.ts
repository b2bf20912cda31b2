import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DRAFT_PAYMENTS, DraftOrderStatus, draftOrderSteps } from './draft-order.ts';

describe('a draft order', () => {
  it('has the status transitions of the table in the rules (DRAFT-1)', () => {
    const rules = readFileSync(new URL('../../docs/rules/draft-order.md', import.meta.url), 'utf8');
    const rows = rules.split('\n').filter((line) => line.startsWith('| `'));
    const listed = (states: readonly string[]) => states.map((state) => `\`${state}\``).join(', ') || 'nothing';
    expect(rows).toEqual(
      Object.values(DraftOrderStatus).map((from) => `| \`${from}\` | ${listed(draftOrderSteps(from))} |`),
    );
  });

  it('never returns to an earlier status (DRAFT-1)', () => {
    for (const from of Object.values(DraftOrderStatus)) {
      for (const to of draftOrderSteps(from)) expect(draftOrderSteps(to)).not.toContain(from);
    }
  });

  it('can be paid by deposit only in Korea (DRAFT-5)', () => {
    expect(DRAFT_PAYMENTS).toEqual({ KR: ['LINK', 'DEPOSIT', 'NONE'], US: ['LINK', 'NONE'] });
  });
});
