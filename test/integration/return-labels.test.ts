import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { returnModel } from '@eunbit/server/modules/return/return.model';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Bought, buyByCard, buyByDeposit } from '../kit/bought-orders.ts';
import {
  ApproveReturn,
  line,
  ReceiveReturn,
  RefuseReturn,
  ReportReturnSent,
  RequestReturn,
  RequestReturnLabel,
  ReturnOptions,
  sendOff,
  WithdrawReturn,
} from '../kit/returns.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, NEW_YORK, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

interface SandboxShipment {
  readonly reference: string;
  readonly is_return: boolean;
  readonly from_address: { readonly name: string };
  readonly postage_label: object | null;
  readonly refund_status: string | null;
  readonly tracker: { readonly id: string } | null;
}

// Two servers: two jobs, and two members of staff, may want the same label at once.
const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let wipe: string;
let staff: ShopClient;
beforeAll(() => {
  wipe = shop.productId('wipe');
});
beforeEach(async () => {
  staff = await signInStaff(shop);
});

const stored = (number: string) => returnModel(shop.connection).findOne({ number }).lean();
const work = (minutesLater = 0, server = 0) =>
  shop.app(server).services.returnLabels.workOff(new Date(Date.now() + minutesLater * 60_000));
const fault = (endpoint: string, kind: object) =>
  shop.controlEasyPost('POST', '/sandbox/faults', { endpoint, ...kind });

async function atEasyPost(): Promise<SandboxShipment[]> {
  const response = await fetch(`${shop.easyPostUrl}/sandbox/shipments`);
  return ((await response.json()) as { data: SandboxShipment[] }).data;
}

/** A return of two units requested by a guest of the US store. */
async function requested(): Promise<{ bought: Bought; number: string }> {
  const bought = await buyByCard(shop, { [wipe]: 2 }, NEW_YORK);
  await sendOff(staff, bought.number, 'US');
  const base = { orderNumber: bought.number, accessToken: bought.accessToken, isUnused: true, expectedFee: 0 };
  const lines = [line(wipe, 2, 'DEFECTIVE')];
  const input = { ...base, resolution: 'REFUND' as const, note: 'It leaks.', lines };
  const { requestReturn } = await bought.client.run(RequestReturn, { input });
  return { bought, number: expectResult(requestReturn, 'Return').number };
}

const approve = (number: string, isLabelWanted: boolean, client = staff) =>
  client.run(ApproveReturn, { input: { number, isLabelWanted } }).then((data) => data.approveReturn);
const askForLabel = (number: string, client = staff) =>
  client.run(RequestReturnLabel, { input: { number } }).then((data) => data.requestReturnLabel);

async function withLabel() {
  const made = await requested();
  expectResult(await approve(made.number, true), 'Return');
  await work();
  return made;
}

/** The return as seen by its buyer. */
async function ownReturn({ client, accessToken }: Bought) {
  return (await client.run(ReturnOptions, { accessToken })).guestOrder?.returns[0];
}

async function emailedKinds(number: string): Promise<unknown[]> {
  const found = await emailModel(shop.connection).find({ 'refs.returnNumber': number }).sort({ _id: 1 }).lean();
  return found.map(({ refs }) => (refs as { news: string }).news);
}

describe('a return label', () => {
  it('is bought once, and visible only to the buyer and staff (RETURN-15)', async () => {
    const { bought, number } = await requested();
    expectResult(await approve(number, false), 'Return');
    const colleague = await signInStaff(shop, 1);
    const both = await Promise.all([askForLabel(number), askForLabel(number, colleague)]);
    for (const one of both) expect(expectResult(one, 'Return').label?.status).toBe('DUE');
    expect(await auditModel(shop.connection).countDocuments({ action: 'RETURN_LABEL_REQUESTED' })).toBe(1);
    expect((await ownReturn(bought))?.label).toBeNull();
    await Promise.all([work(0, 0), work(0, 1), work(0, 0), work(0, 1)]);
    await work(10);

    expect(await atEasyPost()).toMatchObject([
      { reference: number, is_return: true, from_address: { name: 'Mina Lee' }, postage_label: {} },
    ]);
    expect(await emailedKinds(number)).toEqual(['REQUESTED', 'APPROVED', 'LABEL']);
    const again = expectResult(await askForLabel(number), 'Return');
    expect(again).toMatchObject({ isLabelRequestable: false, label: { status: 'BOUGHT', problem: null } });
    const seen = await ownReturn(bought);
    const [parcel, ...others] = seen?.label?.parcels ?? [];
    expect(others).toEqual([]);
    expect(parcel).toMatchObject({
      number: 1,
      carrierName: 'USPS',
      trackingNumber: expect.stringMatching(/^94\d{20}$/),
    });
    expect(seen?.label?.problem).toBeNull();

    const printed = await fetch(`${shop.url()}${parcel?.labelUrl}`);
    expect([printed.status, printed.headers.get('content-type'), printed.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(await printed.text()).toContain(`REFERENCE ${number}`);
    const key = new URL(parcel?.labelUrl ?? '', shop.url()).searchParams.get('key') ?? '';
    const [payload = '', signature = ''] = key.split('.');
    const later = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, number];
    const forged = Buffer.from(JSON.stringify([later[0], later[1] + 1])).toString('base64url');
    for (const wrong of ['', number, `${forged}.${signature}`]) {
      expect((await fetch(`${shop.url()}/return-labels?key=${wrong}`)).status, wrong).toBe(404);
    }
    const stranger = await shop.client({ market: 'US' }).run(ReturnOptions, { accessToken: 'forged' });
    expect(stranger.guestOrder).toBeNull();
    await fault('GET /sandbox/labels/:id', { kind: 'status', status: 503, count: 1 });
    expect((await fetch(`${shop.url()}${parcel?.labelUrl}`)).status).toBe(503);
  });

  it('is retried after an outage, and not bought again if the answer was lost (RETURN-15)', async () => {
    const { number } = await requested();
    expectResult(await approve(number, true), 'Return');
    await fault('GET /v2/shipments/:id', { kind: 'status', status: 503, count: 1 });
    await work();
    const shown = (await stored(number))?.label;
    expect(shown).toMatchObject({ status: 'DUE', attempts: 1, problem: expect.any(String), boxes: [{ label: null }] });
    await fault('POST /v2/shipments/:id/buy', { kind: 'drop', count: 2 });
    await work(5);
    await shop.controlEasyPost('DELETE', '/sandbox/faults');
    expect((await stored(number))?.label).toMatchObject({ status: 'DUE', attempts: 2 });
    await work(30);

    expect((await stored(number))?.label).toMatchObject({ status: 'BOUGHT', dueAt: null, problem: null, attempts: 0 });
    expect(await atEasyPost()).toHaveLength(1);
    expect(await emailedKinds(number)).toEqual(['REQUESTED', 'APPROVED', 'LABEL']);
  });

  it('fails for an address that no carrier serves, and can be retried by staff (RETURN-15)', async () => {
    const { bought, number } = await requested();
    const live = (zipCode: string) =>
      orderModel(shop.connection).updateOne({ number: bought.number }, { $set: { 'address.zipCode': zipCode } });
    await live('00000');
    expectResult(await approve(number, true), 'Return');
    await work();
    expect((await stored(number))?.label).toMatchObject({ status: 'FAILED', dueAt: null });
    expect((await ownReturn(bought))?.label).toBeNull();
    const retried = expectResult(await askForLabel(number), 'Return');
    expect(retried.label).toEqual({ status: 'DUE', problem: null, parcels: [] });
    await work(1);
    const again = await stored(number);
    expect(again?.label).toMatchObject({ status: 'FAILED', problem: 'no carrier takes the parcel to this address' });
    // The customer needs no label; a label that was created but not bought costs nothing.
    const own = { input: { number, accessToken: bought.accessToken } };
    expectResult((await bought.client.run(ReportReturnSent, own)).reportReturnSent, 'Return');
    await work(1);
    expect((await stored(number))?.label).toMatchObject({ status: 'VOIDED', dueAt: null });
    expect(await atEasyPost()).toMatchObject([{ postage_label: null }]);
  });

  it('is available only for approved returns with goods in the US store (RETURN-15)', async () => {
    const { number } = await requested();
    expect(await askForLabel(number)).toMatchObject({ code: 'LABEL_REFUSED' });
    const kept = { number, isKeptByCustomer: true };
    const { approveReturn } = await staff.run(ApproveReturn, { input: { ...kept, isLabelWanted: true } });
    expect(approveReturn).toMatchObject({ code: 'LABEL_REFUSED' });
    expectResult((await staff.run(ApproveReturn, { input: kept })).approveReturn, 'Return');
    expect(await askForLabel(number)).toMatchObject({ code: 'LABEL_REFUSED' });

    const korean = await buyByDeposit(shop, { [wipe]: 1 });
    await sendOff(staff, korean.number);
    const { requestReturn } = await korean.client.run(RequestReturn, {
      input: {
        ...{
          orderNumber: korean.number,
          accessToken: korean.accessToken,
          resolution: 'REFUND',
          isUnused: true,
          expectedFee: 0,
        },
        ...{ note: 'It leaks.', lines: [line(wipe, 1, 'DEFECTIVE')] },
      },
    });
    const { number: inKorea } = expectResult(requestReturn, 'Return');
    expect(await approve(inKorea, true)).toMatchObject({ code: 'LABEL_REFUSED' });
    expectResult(await approve(inKorea, false), 'Return');
    expect(await askForLabel(inKorea)).toMatchObject({ code: 'LABEL_REFUSED' });
    await work();
    expect(await atEasyPost()).toEqual([]);
  });

  it('is refunded if the return ends before the goods are sent, even during its purchase (RETURN-15)', async () => {
    const [withdrawn, refused, expired, meanwhile] = [
      await withLabel(),
      await withLabel(),
      await withLabel(),
      await requested(),
    ];
    const labelUrl = (await ownReturn(withdrawn.bought))?.label?.parcels[0]?.labelUrl;
    const withdraw = ({ bought, number }: typeof withdrawn) =>
      bought.client.run(WithdrawReturn, { input: { number, accessToken: bought.accessToken } });
    expectResult((await withdraw(withdrawn)).withdrawReturn, 'Return');
    expect((await fetch(`${shop.url()}${labelUrl}`)).status).toBe(404);
    expect((await ownReturn(withdrawn.bought))?.label).toBeNull();
    const { refuseReturn } = await staff.run(RefuseReturn, { input: { number: refused.number, reason: 'Used.' } });
    expectResult(refuseReturn, 'Return');
    const inTwoWeeks = new Date(Date.now() + 15 * 86_400_000);
    await shop.app().services.returnDeadlines.chase(inTwoWeeks);
    expect((await stored(expired.number))?.status).toBe('EXPIRED');

    expectResult(await approve(meanwhile.number, true), 'Return');
    await fault('POST /v2/shipments/:id/buy', { kind: 'delay', milliseconds: 300, count: 1 });
    const buying = work(0, 1);
    await vi.waitFor(async () => expect((await stored(meanwhile.number))?.label?.boxes[0]?.providerId).toBeTruthy());
    expectResult((await withdraw(meanwhile)).withdrawReturn, 'Return');
    await buying;
    await work();
    await work(10);
    const made = await atEasyPost();
    expect(made.map(({ postage_label }) => postage_label !== null)).toEqual([true, true, true, true]);
    expect(made.map(({ refund_status }) => refund_status)).toEqual(Array.from({ length: 4 }, () => 'submitted'));
    for (const { number } of [withdrawn, refused, expired, meanwhile]) {
      expect((await stored(number))?.label).toMatchObject({ status: 'VOIDED', dueAt: null, problem: null });
    }
    expect(await emailedKinds(meanwhile.number)).toEqual(['REQUESTED', 'APPROVED']);
  });

  it('moves the return on at the first scan of the carrier, and shows when the goods arrive (RETURN-15)', async () => {
    const { bought, number } = await withLabel();
    const tracker = (await atEasyPost())[0]?.tracker?.id ?? '';
    const advance = () => shop.controlEasyPost('POST', `/sandbox/trackers/${tracker}/advance`, {});
    const status = async () => (await ownReturn(bought))?.label?.parcels[0]?.status;
    await vi.waitFor(async () => expect(await status()).toBe('PRE_TRANSIT'));
    expect((await stored(number))?.status).toBe('APPROVED');
    await advance();
    await vi.waitFor(async () => expect((await stored(number))?.status).toBe('IN_TRANSIT'));
    expect(await ownReturn(bought)).toMatchObject({ dueAt: null, isWithdrawable: false, label: { status: 'BOUGHT' } });
    await advance();
    await advance();
    await vi.waitFor(async () => expect(await status()).toBe('DELIVERED'));
    expect((await stored(number))?.history.map(({ status }) => status)).toEqual([
      'REQUESTED',
      'APPROVED',
      'IN_TRANSIT',
    ]);

    const received = { number, lines: [{ productId: wipe, quantity: 2 }] };
    expectResult((await staff.run(ReceiveReturn, { input: received })).receiveReturn, 'Return');
    const { refuseReturn } = await staff.run(RefuseReturn, { input: { number, reason: 'Used.' } });
    expectResult(refuseReturn, 'Return');
    await work(10);
    // No refund is requested for a used label.
    expect(await atEasyPost()).toMatchObject([{ refund_status: null }]);
    expect((await stored(number))?.label?.status).toBe('BOUGHT');
  });
});
