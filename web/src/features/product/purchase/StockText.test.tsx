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
  it('says in stock from ten units on', () => {
    expect(renderText({ quantity: 10, stopped: false })).toBe('In stock');
  });

  it('counts the units when fewer than ten are left', () => {
    expect(renderText({ quantity: 9, stopped: false })).toBe('In stock · Only 9 left');
    expect(renderText({ quantity: 1, stopped: false })).toBe('In stock · Only 1 left');
  });

  it('says out of stock when nothing is left', () => {
    expect(renderText({ quantity: 0, stopped: false })).toBe('Out of stock');
  });

  it('says sorry while the product is stopped, whatever is in stock', () => {
    expect(renderText({ quantity: 50, stopped: true })).toBe('Sorry. This product is not available to order right now');
  });

  it('says nothing while the stock is unknown', () => {
    expect(renderText(null)).toBe('');
  });
});
