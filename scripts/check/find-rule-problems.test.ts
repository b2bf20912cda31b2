import { describe, expect, it } from 'vitest';
import { findRuleProblems } from './find-rule-problems.ts';

const RULES = {
  path: 'docs/rules/widgets.md',
  text: '# Cart\n\n## WIDGET-1 Five units\nLives in `server/src/cart.ts`.\n',
};
const TEST = { path: 'server/src/cart.test.ts', text: "it('stops at five (WIDGET-1)', () => {});" };
const PATHS = new Set(['server/src/cart.ts']);
const OUTSIDE = ['spec', '001'].join(' ');

describe('a rule', () => {
  it('is valid if it exists once, is named by a test, and names existing paths', () => {
    expect(findRuleProblems([RULES, TEST], PATHS)).toEqual([]);
  });

  it('must have a unique number', () => {
    const again = { path: 'docs/rules/more-widgets.md', text: '## WIDGET-1 Six units\n' };
    expect(findRuleProblems([RULES, again, TEST], PATHS)).toEqual(['WIDGET-1 is there twice']);
  });

  it('must be named by a test, not only by other files', () => {
    const code = { path: 'server/src/cart.ts', text: '/** Five (WIDGET-1). */' };
    expect(findRuleProblems([RULES, code], PATHS)).toEqual(['WIDGET-1: no test names it']);
  });

  it('must exist if its number is cited; other numbers are not rules', () => {
    const code = { path: 'server/src/cart.ts', text: '/** WIDGET-2, B2B-1 and EB-1. */' };
    expect(findRuleProblems([RULES, TEST, code], PATHS)).toEqual(['server/src/cart.ts: there is no rule WIDGET-2']);
  });

  it('must name existing paths', () => {
    expect(findRuleProblems([RULES, TEST], new Set())).toEqual([
      'docs/rules/widgets.md: server/src/cart.ts does not exist',
    ]);
  });

  it('must be in the repository, and other documents may not be cited', () => {
    const code = { path: 'server/src/cart.ts', text: `/** As ${OUTSIDE} says. */` };
    expect(findRuleProblems([RULES, TEST, code], PATHS)).toEqual([
      'server/src/cart.ts: cites a document outside the repository; say which rule it is (docs/rules)',
    ]);
  });
});
