import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { canTakeReturnTo, isClosedReturn, isStandingReturn, RETURN_STEPS, ReturnStatus } from './return.ts';

const RULES = new URL('../../docs/rules/return.md', import.meta.url);
const ACTORS = ['CUSTOMER', 'STAFF', 'SHOP'] as const;
const NEED = { true: 'yes', false: 'no', null: 'any' } as const;

describe('the steps of a return', () => {
  it('are those of the table in the rules (RETURN-2)', async () => {
    const text = await readFile(RULES, 'utf8');
    const table = text.slice(text.indexOf('## RETURN-2'), text.indexOf('## RETURN-3'));
    const rows = table.split('\n').filter((line) => line.startsWith('| `'));
    const steps = RETURN_STEPS.map(({ from, to, by, hasGoodsToSendBack }) => [
      from,
      to,
      by,
      NEED[`${hasGoodsToSendBack}`],
    ]);
    expect(rows).toEqual(steps.map((step) => `| ${step.map((cell) => `\`${cell}\``).join(' | ')} |`));
  });

  it('are rejected for other actors and other statuses (RETURN-2)', () => {
    const allowed = Object.values(ReturnStatus).flatMap((status) =>
      Object.values(ReturnStatus).flatMap((to) =>
        ACTORS.flatMap((by) =>
          [true, false]
            .filter((hasGoodsToSendBack) => canTakeReturnTo({ status, hasGoodsToSendBack }, to, by))
            .map((hasGoodsToSendBack) => `${status} ${to} ${by} ${hasGoodsToSendBack}`),
        ),
      ),
    );
    const listed = RETURN_STEPS.flatMap(({ from, to, by, hasGoodsToSendBack }) =>
      (hasGoodsToSendBack === null ? [true, false] : [hasGoodsToSendBack]).map(
        (comes) => `${from} ${to} ${by} ${comes}`,
      ),
    );
    expect(allowed.toSorted()).toEqual(listed.toSorted());
  });

  it('end in a status in which units are returnable again or settled (RETURN-5)', () => {
    const closed = Object.values(ReturnStatus).filter(isClosedReturn);
    expect(closed).toEqual(['REFUSED', 'WITHDRAWN', 'EXPIRED', 'SETTLED']);
    expect(closed.filter((status) => isStandingReturn({ status }))).toEqual(['SETTLED']);
  });
});
