import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DRAFT_PAYMENTS, DraftOrderStatus, draftOrderSteps } from './draft-order.ts';

describe('a draft order', () => {
  it('moves as the table of the rules says (DRAFT-1)', () => {
    const rules = readFileSync(new URL('../../docs/rules/draft-order.md', import.meta.url), 'utf8');
    const rows = rules.split('\n').filter((line) => line.startsWith('| `'));
    const listed = (states: readonly string[]) => states.map((state) => `\`${state}\``).join(', ') || 'nothing';
    expect(rows).toEqual(
      Object.values(DraftOrderStatus).map((from) => `| \`${from}\` | ${listed(draftOrderSteps(from))} |`),
    );
  });

  it('never goes back to where it was (DRAFT-1)', () => {
    for (const from of Object.values(DraftOrderStatus)) {
      for (const to of draftOrderSteps(from)) expect(draftOrderSteps(to)).not.toContain(from);
    }
  });

  it('is paid by deposit in Korea alone (DRAFT-5)', () => {
    expect(DRAFT_PAYMENTS).toEqual({ KR: ['LINK', 'DEPOSIT', 'NONE'], US: ['LINK', 'NONE'] });
  });
});
