import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordWholeDeposit } from '../kit/deposits.ts';
import { addMember, createMemberClient, type Member } from '../kit/members.ts';
import { UpdateOrderStatus } from '../kit/operations.ts';
import { ship } from '../kit/shipping.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop();
let staff: ShopClient;
let manager: Member;
let customer: Member;

beforeAll(async () => {
  staff = await signInStaff(shop);
  manager = await addMember(shop, { role: 'MANAGER' });
  customer = await addMember(shop, { email: 'buyer@example.com' });
});

async function read(client: ShopClient, path: string) {
  const response = await fetch(`${shop.url()}${path}`, { headers: { cookie: client.cookieHeader() } });
  const body = await response.text();
  return { status: response.status, type: response.headers.get('content-type'), lines: body.split('\r\n') };
}

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date());

async function placedOrder(): Promise<string> {
  const client = shop.client();
  const ready = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 1 });
  const { number } = expectResult(await payByDeposit(client, ready), 'OrderPlaced').order;
  await recordWholeDeposit(staff, number);
  return number;
}

describe('exported lists', () => {
  it('contain the accounts of a store, filtered by the search', async () => {
    const all = await read(staff, '/users.csv?market=KR');
    expect(all).toMatchObject({ status: 200, type: 'text/csv; charset=utf-8' });
    expect(all.lines[0]).toBe(
      'Member since,Last name,First name,Email,Phone,Language,Position,Blocked,' +
        'Tags,Orders,First order,Last order,Value (KRW),Value (USD)',
    );
    expect(all.lines.length).toBeGreaterThan(4);
    const one = await read(staff, '/users.csv?market=KR&search=buyer@');
    expect(one.lines.slice(1, -1)).toEqual([expect.stringContaining('LEE,MINA,buyer@example.com')]);
  });

  it('contain the movements of the books within a range of days', async () => {
    const number = await placedOrder();
    const input = { orderNumber: number, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CONFIRMED' } as const;
    expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
    const { lines } = await read(staff, `/books.csv?market=KR&from=${today()}&to=${today()}`);
    expect(lines.filter((line) => line.includes(number))).toEqual([expect.stringContaining('PAYMENT,DEPOSIT,KRW,')]);
    const earlier = await read(staff, '/books.csv?market=KR&from=2020-01-01&to=2020-01-31');
    expect(earlier.lines).toHaveLength(2);
  });

  it('contain the log, which records each export', async () => {
    await read(staff, '/users.csv?market=US&search=nobody');
    const { lines } = await read(staff, '/log.csv?subject=LIST');
    expect(lines.find((line) => line.includes('users-US'))).toContain('LIST_EXPORTED,LIST,users-US,filter:  → nobody');
    expect(await auditModel(shop.connection).countDocuments({ action: 'LIST_EXPORTED', subjectId: 'log' })).toBe(1);
  });

  it.each([
    '/users.csv',
    '/users.csv?market=FR',
    '/books.csv?market=KR',
    '/books.csv?market=KR&from=2026-02-30&to=2026-03-01',
    '/books.csv?market=KR&from=2020-01-01&to=2026-01-01',
    '/books.csv?market=KR&from=0026-01-01&to=0026-01-31',
    '/users.csv?market=KR&kind=toString',
    '/log.csv?subject=EVERYTHING',
  ])('are refused for %s', async (path) => {
    expect((await read(staff, path)).status).toBe(400);
  });

  it('are for staff, the log for admins only (STAFF-13)', async () => {
    const paths = ['/users.csv?market=KR', `/books.csv?market=KR&from=${today()}&to=${today()}`, '/log.csv'];
    const statuses = async (client: ShopClient) => {
      const answers = [];
      for (const path of paths) answers.push((await read(client, path)).status);
      return answers;
    };
    expect(await statuses(shop.client())).toEqual([401, 401, 401]);
    expect(await statuses(await createMemberClient(shop, customer))).toEqual([403, 403, 403]);
    expect(await statuses(await createMemberClient(shop, manager))).toEqual([200, 200, 403]);
  });
});

describe('a parcel', () => {
  it('requires a tracking number in the format of its carrier', async () => {
    const number = await placedOrder();
    const parcels = [
      { carrier: 'HANJIN' as const, trackingNumber: '1234-5678-9012' },
      { carrier: 'LOGEN' as const, trackingNumber: '1234-5678-9012' },
    ];
    expect(await ship(staff, number, { parcels })).toMatchObject({
      outcome: 'INVALID',
      fieldErrors: [{ path: 'rows.0.parcels.1.trackingNumber' }],
    });
  });
});
