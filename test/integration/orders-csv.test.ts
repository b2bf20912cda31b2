import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMember, createMemberClient } from '../kit/members.ts';
import { writeOrder } from '../kit/orders.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop();
let staff: ShopClient;

beforeAll(async () => {
  staff = await signInStaff(shop);
  await writeOrder(shop, {
    number: 'EB-260301-0000000A',
    createdAt: new Date('2026-02-28T15:30:00Z'),
    address: { firstName: '=HYPERLINK("http://x.example")', lastName: '김', address: '은빛로 12, 3층' },
    title: { ko: '물티슈, 대용량', en: 'Wet Wipes' },
  });
  await writeOrder(shop, { number: 'EB-260302-0000000B', market: 'US', total: 1_399, status: 'ORDER_CONFIRMED' });
});

const ask = (client: ShopClient, query: string) =>
  fetch(`${shop.url()}/orders.csv?${query}`, { headers: { cookie: client.cookieHeader() } });

describe('the export of an order list', () => {
  it('has one line for each filtered order, readable in a Korean spreadsheet', async () => {
    const answer = await ask(staff, 'market=KR');
    const bytes = Buffer.from(await answer.arrayBuffer());

    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="orders-KR-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('2026-03-01 00:30:00,EB-260301-0000000A,guest,Preparing for shipment');
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x.example"")"`);
    expect(lines[1]).toContain('"은빛로 12, 3층"');
  });

  it('writes dollars with their cents and applies the filter', async () => {
    const text = await (await ask(staff, 'market=US&status=ORDER_CONFIRMED')).text();
    expect(text).toContain(',USD,71.20,50.00,0.00,13.99,');
    expect((await (await ask(staff, 'market=US&status=ORDER_SHIPPED')).text()).trim().split('\r\n')).toHaveLength(1);
  });

  it.each([
    ['market=KR&status=LOST', 'status'],
    ['market=KR&from=0026-01-01', 'from'],
    ['market=KR&from=2026-01-01&to=2026-02-30', 'to'],
    ['market=KR&sort=SIDEWAYS', 'sort'],
    ['market=KR&product=1', 'product'],
    ['market=KR&stauts=ORDER_SHIPPED', 'stauts'],
    ['status=ORDER_CONFIRMED', 'market'],
  ])('is refused for %s, with the reason, instead of exporting everything (ORDER-45)', async (query, parameter) => {
    const answer = await ask(staff, query);

    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { message: string; extensions: object }[] };
    expect(errors[0]).toMatchObject({ extensions: { code: 'VALIDATION_FAILED', parameter } });
    expect(errors[0]?.message).toContain(parameter);
  });

  it('may be an Excel workbook (ORDER-46)', async () => {
    const answer = await ask(staff, 'market=KR&format=xlsx');

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('spreadsheetml.sheet');
    expect(answer.headers.get('content-disposition')).toMatch(/orders-KR-[\d-]+\.xlsx"$/);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect((await ask(staff, 'market=KR&format=ods')).status).toBe(400);
  });

  it('is for staff only, and each export is logged (ORDER-21)', async () => {
    const customer = await createMemberClient(shop, await addMember(shop));
    const before = await auditModel(shop.connection).countDocuments({ action: 'ORDERS_EXPORTED' });

    expect((await ask(shop.client(), 'market=KR')).status).toBe(401);
    expect((await ask(customer, 'market=KR')).status).toBe(403);
    expect((await ask(staff, 'market=JP')).status).toBe(400);
    expect(await auditModel(shop.connection).countDocuments({ action: 'ORDERS_EXPORTED' })).toBe(before);
    await (await ask(staff, 'market=KR&search=mina')).text();
    expect(
      await auditModel(shop.connection).findOne({ action: 'ORDERS_EXPORTED' }).sort({ at: -1, _id: -1 }).lean(),
    ).toMatchObject({
      subjectId: 'KR',
      changes: [{ field: 'filter', after: 'search=mina' }],
    });
  });
});
