import { beforeAll, describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { StockChanged, StockLevelChanged } from '../kit/operations.ts';
import { expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const ShownStock = graphql(`
  query ShownStock($slug: String!) { product(slug: $slug) { stock { status unitsLeft maximumQuantity } } }
`);

const product = (slug: string, quantity: number) => ({
  slug,
  price: { KR: 7_120, US: 899 },
  stock: { KR: quantity, US: quantity },
});
const shop = useTestShop({ products: [product('plenty', 100), product('rare', 8)] });
let plenty: string;
let rare: string;

beforeAll(() => {
  [plenty, rare] = [shop.productId('plenty'), shop.productId('rare')];
});

async function buy(productId: string, quantity: number): Promise<void> {
  const client = shop.client({ market: 'KR' });
  expectResult(await payByDeposit(client, await fillCheckout(client, 'KR', { [productId]: quantity })), 'OrderPlaced');
}

describe('the public stock status (STOCK-3)', () => {
  it('shows the number if few units are left, and otherwise only availability', async () => {
    const readStock = async (slug: string) =>
      (await shop.client({ market: 'US' }).run(ShownStock, { slug })).product?.stock;
    expect(await readStock('plenty')).toEqual({ status: 'IN_STOCK', unitsLeft: null, maximumQuantity: 5 });
    expect(await readStock('rare')).toEqual({ status: 'LOW_STOCK', unitsLeft: 8, maximumQuantity: 5 });
  });

  it.each(['quantity', 'reserved', 'version', 'updatedAt'])('never includes its %s', async (field) => {
    const query = `{ product(slug: "plenty") { stock { ${field} } } }`;
    expect((await shop.client().send({ query })).status).toBe(400);
    const live = `subscription { stockChanged(market: KR) { ${field} } }`;
    expect((await shop.client().send({ query: live })).status).toBe(400);
  });

  it('is not published for every change, which would reveal the sales', async () => {
    const refused = shop.client().subscribe(StockLevelChanged, { market: 'KR' });
    await expect(refused.next()).rejects.toThrow(/UNAUTHENTICATED/);
  });

  it('is published if a sale changes what is shown, otherwise only to staff', async () => {
    const shopper = shop.client().subscribe(StockChanged, { market: 'KR' });
    const staff = (await signInStaff(shop)).subscribe(StockLevelChanged, { market: 'KR' });
    // Both subscriptions and the staff socket, which listens for the end of its session.
    await vi.waitFor(() => expect(shop.app().services.live.subscribers).toBe(3));

    await buy(plenty, 2);
    await buy(rare, 2);

    expect((await shopper.next()).stockChanged).toMatchObject({ productId: rare, unitsLeft: 6 });
    expect((await staff.next()).stockLevelChanged).toMatchObject({ productId: plenty, quantity: 98 });
    expect((await staff.next()).stockLevelChanged).toMatchObject({ productId: rare, quantity: 6 });
  });
});
