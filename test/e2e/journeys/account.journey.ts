import { describe } from 'vitest';
import { ADDRESSES } from '../../kit/story.ts';
import type { Actor } from '../engines/actor.ts';
import { newPerson, type Person } from '../pages/account.ts';
import { DEVICES, inEngine, journey } from './journey.ts';

const US = { market: 'US', language: 'en' } as const;
const MAIN = { role: 'main' } as const;

async function signUp(shopper: Actor, person: Person): Promise<void> {
  await shopper.open('/signup?next=%2Fdashboard-address');
  await shopper.fill({ label: 'First name', within: MAIN }, person.firstName);
  await shopper.fill({ label: 'Last name', within: MAIN }, person.lastName);
  await shopper.fill({ label: 'Email', within: MAIN }, person.email);
  await shopper.fill({ label: 'Password', within: MAIN }, person.password);
  await shopper.press({ role: 'button', name: 'Sign up', within: MAIN });
  await shopper.arrive('/dashboard-address');
}

async function saveAddress(shopper: Actor): Promise<void> {
  const dialog = { role: 'dialog' } as const;
  const { address, city, state, zipCode } = ADDRESSES.US;
  await shopper.press({ role: 'button', name: 'Add address' });
  await shopper.fill({ label: 'Address', within: dialog }, address);
  await shopper.fill({ label: 'City', within: dialog }, city);
  await shopper.choose({ label: 'State', within: dialog }, state);
  await shopper.fill({ label: 'Zipcode', within: dialog }, zipCode);
  await shopper.press({ role: 'button', name: 'Save', within: dialog });
  await shopper.missesSoon(dialog);
  await shopper.sees(MAIN, address);
}

async function changeName(shopper: Actor, firstName: string): Promise<void> {
  const dialog = { role: 'dialog', name: 'Edit profile' } as const;
  await shopper.open('/change-userinfo');
  await shopper.press({ role: 'button', name: 'Edit profile' });
  await shopper.fill({ label: 'First name', within: dialog }, firstName);
  await shopper.press({ role: 'button', name: 'Save', within: dialog });
  await shopper.missesSoon(dialog);
  await shopper.sees(MAIN, firstName.toUpperCase());
}

/** What the header does, whose menu looks otherwise on a phone. */
async function signOut(shopper: Actor, name: string, isPhone: boolean): Promise<void> {
  const header = { role: 'banner' } as const;
  const opener = isPhone ? 'Open menu' : new RegExp(`^Hi, ${name}`, 'i');
  await shopper.press({ role: 'button', name: opener, within: header });
  await shopper.press({ role: 'link', name: 'Log out', within: isPhone ? { role: 'dialog' } : header });
  await shopper.arrive('/');
}

describe(inEngine, () => {
  journey.for(DEVICES)('an account is made on a $device, changed, left and entered again', async (on, { arrive }) => {
    const shopper = await arrive({ ...US, on });
    const mina = newPerson();
    await signUp(shopper, mina);
    await saveAddress(shopper);
    await changeName(shopper, 'Minah');
    await signOut(shopper, 'Minah', on.touch);

    await shopper.open('/login?next=%2Fdashboard-address');
    await shopper.fill({ label: 'Email', within: MAIN }, mina.email);
    await shopper.fill({ label: 'Password', within: MAIN }, mina.password);
    await shopper.press({ role: 'button', name: 'Log in', within: MAIN });
    await shopper.arrive('/dashboard-address');
    await shopper.sees(MAIN, ADDRESSES.US.address);
  });
});
