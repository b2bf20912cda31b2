import { describe, expect, it } from 'vitest';
import { type PageState, serialisePageState } from './page-state.ts';

function createState(text: string): PageState {
  return {
    settings: { market: 'KR', language: 'ko' },
    publicUrl: text,
    openings: { stores: ['KR'], paymentMethods: { KR: [], US: [] }, signInProviders: [] },
    apollo: {},
    router: {},
    posted: null,
  };
}

describe('The serialised state of a page', () => {
  it('is restored unchanged', () => {
    const state = createState('</script><!-- & \u2028');
    expect(JSON.parse(serialisePageState(state))).toEqual(state);
  });

  it('cannot close its element or open a comment', () => {
    expect(serialisePageState(createState('</script><!--'))).not.toMatch(/[<>]/);
  });
});
