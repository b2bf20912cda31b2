import { describe, inject } from 'vitest';
import { recordDepositOf } from '../kit/api.ts';
import { buyByDeposit, newGuest } from '../kit/own-orders.ts';
import { DEVICES, inEngine, journey } from './journey.ts';

const KOREAN = { market: 'KR', language: 'ko' } as const;
const HISTORY = { role: 'region', name: 'History' } as const;

describe(inEngine, () => {
  journey.for(DEVICES)('staff find an order on a $device, confirm it and ship it', async (on, { arrive }) => {
    const number = await buyByDeposit(newGuest(KOREAN), 'all-purpose-spray');
    await recordDepositOf(number);
    const staff = await arrive({ market: 'KR', language: 'en', on, session: inject('staffSession') });
    const dialog = { role: 'dialog' } as const;
    await staff.open('/admin/orders_ko');
    await staff.fill({ label: 'Search orders' }, number);
    await staff.pressEnter();
    await staff.sees({ role: 'link', name: new RegExp(number) });
    await staff.open(`/admin/order_guest_ko/${number}`);

    await staff.press({ role: 'button', name: 'Confirm order' });
    await staff.press({ role: 'button', name: 'Confirm order', within: dialog });
    await staff.missesSoon(dialog);
    await staff.sees(HISTORY, 'Order confirmed');

    await staff.press({ role: 'button', name: 'Ship' });
    await staff.choose({ label: 'Carrier', within: dialog }, 'CJ Logistics');
    await staff.fill({ label: 'Tracking number', within: dialog }, '123456789012');
    await staff.press({ role: 'button', name: 'Mark as shipped', within: dialog });
    await staff.missesSoon(dialog);
    await staff.sees(HISTORY, 'Order shipped');
  });
});
