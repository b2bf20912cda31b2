import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { describe, expect, it } from 'vitest';
import { type Bought, buyByCard, buyByDeposit } from '../kit/bought-orders.ts';
import { recordWholeDeposit } from '../kit/deposits.ts';
import { waitForEmail } from '../kit/emails.ts';
import { CancelOrder, UpdateOrderStatus } from '../kit/operations.ts';
import { destination, EditOrder, EditOwnOrder, readOrder } from '../kit/order-edits.ts';
import { giveTo, signedInMember } from '../kit/orders.ts';
import { type Leaving, ship, shipped } from '../kit/shipping.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { CONTACT, expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });

type Destination = ReturnType<typeof destination>;

async function edit(
  staff: ShopClient,
  orderNumber: string,
  wanted: Destination,
  more: { expectedRevision?: number; acceptedTotal?: number; reason?: string } = {},
) {
  const input = { orderNumber, destination: wanted, expectedRevision: 0, reason: 'Called us', ...more };
  return (await staff.run(EditOrder, { input })).editOrder;
}

async function editOwn(
  client: ShopClient,
  { number, accessToken }: Pick<Bought, 'number'> & { accessToken?: string },
  wanted: Destination,
  expectedRevision = 0,
) {
  const input = { orderNumber: number, ...(accessToken && { accessToken }), destination: wanted, expectedRevision };
  return (await client.run(EditOwnOrder, { input })).editOwnOrder;
}

const labelled = (trackingNumber: string) =>
  ({ market: 'US', parcels: [{ carrier: 'USPS', trackingNumber }] }) as const satisfies Leaving;

describe('a Korean order with a destination corrected by staff (ORDER-31)', () => {
  it('is shipped there, is found by it, and keeps the previous one in the log and for its buyer', async () => {
    const { number } = await buyByDeposit(shop);
    const staff = await signInStaff(shop);
    const wanted = destination('KR', { firstName: '서연', apt: '3층', phone: '010-9999-8888', note: 'AT_DOOR' });
    const { order } = expectResult(await edit(staff, number, wanted), 'OrderEdited');

    expect(order).toMatchObject({
      revision: 1,
      phone: '010-9999-8888',
      address: { firstName: '서연', apt: '3층' },
      deliveryNote: { instruction: 'AT_DOOR' },
      edits: [{ editor: 'STAFF', reason: 'Called us' }],
    });
    expect(order.edits[0]?.changes).toEqual([
      { field: 'RECIPIENT', before: '이미나', after: '이서연' },
      {
        field: 'ADDRESS',
        before: '(04790) 서울특별시 성동구 은빛로 12',
        after: '(04790) 서울특별시 성동구 은빛로 12 3층',
      },
      { field: 'PHONE', before: '010-1234-5678', after: '010-9999-8888' },
      { field: 'DELIVERY_NOTE', before: '', after: 'Please leave it at the door.' },
    ]);
    expect((await readOrder(shop, number)).searchKeys).toEqual(expect.arrayContaining(['이서연', '01099998888']));
    const [entry] = await auditModel(shop.connection).find({ action: 'ORDER_EDITED', subjectId: number }).lean();
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { field: 'phone', before: '010-1234-5678', after: '010-9999-8888' },
        { field: 'reason', before: null, after: 'Called us' },
      ]),
    );
    const { text } = await waitForEmail(shop, { to: CONTACT.email, kind: 'ORDER_EDITED' });
    expect(text).toContain('010-1234-5678 → 010-9999-8888');
    expect(text).toContain('(04790) 서울특별시 성동구 은빛로 12 3층');
  });

  it('stays unchanged if the input is wrong, nothing differs, or no reason is given', async () => {
    const { number } = await buyByDeposit(shop);
    const staff = await signInStaff(shop);
    const wrong = destination('KR', { city: 'Seoul', zipCode: '1', phone: '1' });
    const { fieldErrors } = expectResult(await edit(staff, number, wrong, { reason: ' ' }), 'ValidationError');

    expect(fieldErrors).toEqual([
      { path: 'city', key: 'city.notKorean' },
      { path: 'zipCode', key: 'address.invalid' },
      { path: 'phone', key: 'phone.short' },
      { path: 'reason', key: 'editReason.required' },
    ]);
    expect(expectResult(await edit(staff, number, destination('KR')), 'OrderEditError').code).toBe('NOTHING_CHANGED');
    expect(expectResult(await edit(staff, 'EB-261125-N0THERE0', destination('KR')), 'OrderEditError').code).toBe(
      'ORDER_NOT_FOUND',
    );
    expect(await readOrder(shop, number)).not.toHaveProperty('edits');
    expect(await emailModel(shop.connection).countDocuments({ kind: 'ORDER_EDITED' })).toBe(0);
  });

  it('can be edited by staff only with that operation', async () => {
    const { number, client } = await buyByDeposit(shop);

    await expect(edit(client, number, destination('KR', { phone: '010-9999-8888' }))).rejects.toThrow(
      'UNAUTHENTICATED',
    );
    const member = await signedInMember(shop);
    await expect(edit(member.client, number, destination('KR', { phone: '010-9999-8888' }))).rejects.toThrow(
      'FORBIDDEN',
    );
  });
});

describe('an order with a destination corrected by its buyer (ORDER-32)', () => {
  it("can be edited with the guest's access token or the member's account only", async () => {
    const bought = await buyByDeposit(shop);
    const stranger = await signedInMember(shop);
    const wanted = destination('KR', { phone: '010-9999-8888' });

    expect(expectResult(await editOwn(stranger.client, { number: bought.number }, wanted), 'OrderEditError').code).toBe(
      'ORDER_NOT_FOUND',
    );
    const forged = { number: bought.number, accessToken: 'forged' };
    expect(expectResult(await editOwn(shop.client(), forged, wanted), 'OrderEditError').code).toBe('ORDER_NOT_FOUND');
    const { order } = expectResult(await editOwn(bought.client, bought, wanted), 'OrderEdited');
    expect(order).toMatchObject({ revision: 1, phone: '010-9999-8888', edits: [{ editor: 'BUYER', reason: null }] });

    const member = await signedInMember(shop);
    await giveTo(shop, bought.number, member.id);
    const again = destination('KR', { phone: '010-7777-6666' });
    expectResult(await editOwn(member.client, { number: bought.number }, again, 1), 'OrderEdited');
  });

  it('cannot be edited by its buyer once staff have started, nor by anybody once shipped', async () => {
    const bought = await buyByDeposit(shop);
    const staff = await signInStaff(shop);
    const wanted = destination('KR', { phone: '010-9999-8888' });
    await recordWholeDeposit(staff, bought.number);
    const step = { expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CONFIRMED' } as const;
    await staff.run(UpdateOrderStatus, { input: { orderNumber: bought.number, ...step } });

    expect(expectResult(await editOwn(bought.client, bought, wanted), 'OrderEditError').code).toBe('EDIT_TOO_LATE');
    expectResult(await edit(staff, bought.number, wanted), 'OrderEdited');
    const sent = await buyByDeposit(shop);
    await shipped(staff, sent.number, { isUnpaidAccepted: true });
    expect(expectResult(await edit(staff, sent.number, wanted), 'OrderEditError')).toMatchObject({
      code: 'ORDER_CLOSED',
      message: 'This order has left or was cancelled, so it can no longer be edited.',
    });
  });
});

describe('two people who change an order at once (ORDER-34)', () => {
  it('both edit it: one succeeds, the other gets the resulting order', async () => {
    const bought = await buyByDeposit(shop);
    const staff = await Promise.all([signInStaff(shop, 0), signInStaff(shop, 1)]);
    const answers = await Promise.all([
      ...staff.map((client, index) =>
        edit(client, bought.number, destination('KR', { phone: `010-0000-000${index}` })),
      ),
      editOwn(bought.client, bought, destination('KR', { phone: '010-0000-0009' })),
    ]);

    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'OrderConflictError',
      'OrderConflictError',
      'OrderEdited',
    ]);
    expect(await readOrder(shop, bought.number)).toMatchObject({ edits: [expect.anything()] });
    expect(await emailModel(shop.connection).countDocuments({ kind: 'ORDER_EDITED' })).toBe(1);
  });

  it('one edits and one cancels or ships: the second one is validated against the result of the first', async () => {
    const staff = await Promise.all([signInStaff(shop, 0), signInStaff(shop, 1)]);
    for (let round = 0; round < 4; round += 1) {
      const { number, accessToken, client } = await buyByDeposit(shop);
      const other =
        round % 2 === 0
          ? client.run(CancelOrder, { input: { orderNumber: number, accessToken, reason: 'CHANGED_MIND' } })
          : ship(staff[1], number, { isUnpaidAccepted: true });
      const [edited] = await Promise.all([
        edit(staff[0], number, destination('KR', { phone: '010-9999-8888' })),
        other,
      ]);

      const order = await readOrder(shop, number);
      const isEdited = edited.__typename === 'OrderEdited';
      expect(order.edits?.length ?? 0).toBe(isEdited ? 1 : 0);
      expect(order.phone).toBe(isEdited ? '010-9999-8888' : CONTACT.phone);
      // A status change never overlooks an edit: it applies to the order either before or after it.
      if (!isEdited) expect(order.status).not.toBe('PREPARING_FOR_SHIPMENT');
    }
  });
});

describe('a US order with a corrected destination (ORDER-33)', () => {
  interface AtEasyPost {
    readonly reference: string;
    readonly to_address: { readonly street1: string };
    readonly postage_label: object | null;
    readonly refund_status: string | null;
  }
  const atEasyPost = async () => {
    const response = await fetch(`${shop.easyPostUrl}/sandbox/shipments`);
    return ((await response.json()) as { data: AtEasyPost[] }).data;
  };
  let minutes = 0;
  /** Each run is ten minutes later, when superseded claims and failed attempts have expired. */
  const makeShipments = () => {
    minutes += 10;
    return shop.app().services.shipment.workOff(new Date(Date.now() + minutes * 60_000));
  };
  const MOVED = { address: '2 Main St', zipCode: '73301' };

  it('has its address checked as at the checkout', async () => {
    const { number } = await buyByCard(shop);
    const staff = await signInStaff(shop);
    const unknown = await edit(staff, number, destination('US', { address: '1 Nowhere Lane' }));
    expect(expectResult(unknown, 'ValidationError').fieldErrors).toEqual([{ path: 'address', key: 'address.invalid' }]);

    const misspelt = { address: '350 Fith Avenue', city: 'Austin', zipCode: '73301' };
    const { suggestion } = expectResult(
      await edit(staff, number, destination('US', misspelt)),
      'OrderAddressSuggested',
    );
    expect(suggestion.address).not.toBe(misspelt.address);
    const kept = await edit(staff, number, destination('US', { ...misspelt, isKeptAsTyped: true }));
    expect(expectResult(kept, 'OrderEdited').order).toMatchObject({
      addressCheck: 'KEPT',
      address: { address: '350 Fith Avenue' },
    });
  });

  it('has its label refunded and gets one to the new address, which alone is used', async () => {
    const { number } = await buyByCard(shop);
    const staff = await signInStaff(shop);
    await makeShipments();
    const old = (await readOrder(shop, number)).shipment?.boxes[0]?.trackingCode ?? '';
    expectResult(await edit(staff, number, destination('US', MOVED)), 'OrderEdited');
    expect(await ship(staff, number, labelled(old))).toMatchObject({
      outcome: 'INVALID',
      message: expect.stringContaining('an address or contents that have changed'),
    });
    await makeShipments();

    const shipments = (await atEasyPost()).toSorted((a, b) => a.reference.localeCompare(b.reference));
    expect(shipments).toMatchObject([
      { reference: number, refund_status: 'submitted' },
      { reference: `${number}-E1`, refund_status: null, to_address: { street1: '2 Main St' } },
    ]);
    const { shipment } = await readOrder(shop, number);
    expect(shipment).toMatchObject({ status: 'BOUGHT', edition: 1, returning: [], voidedNumbers: [old] });
    const fresh = shipment?.boxes[0]?.trackingCode ?? '';
    expect(fresh).not.toBe(old);
    await shipped(staff, number, labelled(fresh));
  });

  it('keeps its label if only the delivery instruction changes', async () => {
    const { number } = await buyByCard(shop);
    const staff = await signInStaff(shop);
    await makeShipments();
    expectResult(await edit(staff, number, destination('US', { note: 'AT_DOOR' })), 'OrderEdited');
    await makeShipments();

    expect(await atEasyPost()).toMatchObject([{ reference: number, refund_status: null }]);
  });

  it('is shipped with one label, to the new address, if it is edited while a label is being bought', async () => {
    const { number } = await buyByCard(shop);
    const staff = await signInStaff(shop);
    await Promise.all([makeShipments(), edit(staff, number, destination('US', MOVED)), makeShipments()]);
    await makeShipments();
    await makeShipments();

    const kept = (await atEasyPost()).filter((one) => one.postage_label && one.refund_status === null);
    expect(kept).toMatchObject([{ to_address: { street1: '2 Main St' } }]);
    expect((await readOrder(shop, number)).shipment).toMatchObject({ status: 'BOUGHT', edition: 1 });
  });

  it('is labelled for the new address even if tracking of the old parcel arrives at that moment', async () => {
    const { number } = await buyByCard(shop);
    const staff = await signInStaff(shop);
    await makeShipments();
    const read = await readOrder(shop, number);
    expectResult(await edit(staff, number, destination('US', MOVED)), 'OrderEdited');
    const shipmentId = read.shipment?.boxes[0]?.providerId ?? null;
    const at = new Date();
    const news = { message: null, place: null, happenedAt: at, estimatedDelivery: null, updatedAt: at };
    const { tracker } = shop.app().services;
    expect(await tracker.apply({ trackerId: 'trk_1', shipmentId, status: 'IN_TRANSIT', ...news })).toBe(false);
    await makeShipments();

    const { shipment } = await readOrder(shop, number);
    expect(shipment).toMatchObject({ status: 'BOUGHT', edition: 1, boxes: [{ label: { url: expect.any(String) } }] });
  });

  it('has all labels refunded when it is cancelled', async () => {
    const { number, accessToken, client } = await buyByCard(shop);
    const staff = await signInStaff(shop);
    await makeShipments();
    expectResult(await edit(staff, number, destination('US', MOVED)), 'OrderEdited');
    await client.run(CancelOrder, { input: { orderNumber: number, accessToken, reason: 'CHANGED_MIND' } });
    await makeShipments();

    expect(await atEasyPost()).toMatchObject([{ reference: number, refund_status: 'submitted' }]);
    expect((await readOrder(shop, number)).shipment?.status).toBe('VOIDED');
  });
});
