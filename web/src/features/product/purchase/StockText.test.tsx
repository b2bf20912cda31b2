import { getStockSummary } from '@eunbit/schema/catalogue';
import { LocaleProvider } from '@eunbit/ui/LocaleProvider.tsx';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import texts from '../product.messages.en.json';
import { StockText } from './StockText.tsx';

function renderText(stock: { quantity: number; stopped: boolean } | null): string {
  const markup = renderToString(
    <LocaleProvider language="en" messages={texts}>
      <StockText stock={stock && getStockSummary(stock, 10)} />
    </LocaleProvider>,
  );
  return markup.replace(/<[^>]+>/g, '');
}

describe('The stock line (STOCK-2)', () => {
  it("shows 'in stock' from ten units on", () => {
    expect(renderText({ quantity: 10, stopped: false })).toBe('In stock');
  });

  it('shows the number of units if fewer than ten are left', () => {
    expect(renderText({ quantity: 9, stopped: false })).toBe('In stock · Only 9 left');
    expect(renderText({ quantity: 1, stopped: false })).toBe('In stock · Only 1 left');
  });

  it("shows 'out of stock' if none are left", () => {
    expect(renderText({ quantity: 0, stopped: false })).toBe('Out of stock');
  });

  it('shows an apology while sales are stopped, whatever the stock', () => {
    expect(renderText({ quantity: 50, stopped: true })).toBe('Sorry. This product is not available to order right now');
  });

  it('is empty while the stock is unknown', () => {
    expect(renderText(null)).toBe('');
  });
});
