import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ProductStrip } from './ProductStrip.tsx';

vi.mock('../catalogue/ProductCard.tsx', () => ({ ProductCard: () => 'card' }));

const render = (ids: readonly string[]) =>
  renderToString(<ProductStrip title="Goes well" products={ids.map((id) => ({ id }) as never)} />);

describe('a row of products', () => {
  it('is shown for two products or more, and not for one alone (DISCOVERY-8)', () => {
    expect(render([])).toBe('');
    expect(render(['1'])).toBe('');
    expect(render(['1', '2']).match(/card/g)).toHaveLength(2);
  });
});
