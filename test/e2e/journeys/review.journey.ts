import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COOKIE } from '@eunbit/schema/wire';
import { describe, onTestFinished } from 'vitest';
import { camera } from '../../kit/reviews.ts';
import { buyByDeposit, newMember } from '../kit/own-orders.ts';
import { present } from '../kit/present.ts';
import { DEVICES, inEngine, journey } from './journey.ts';

const KOREAN_STORE = { market: 'KR', language: 'en' } as const;
const MAIN = { role: 'main' } as const;

async function writePicture(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'eunbit-picture-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'tissue.jpg');
  await writeFile(path, await camera(60, 40));
  return path;
}

describe(inEngine, () => {
  journey.for(DEVICES)('a member reviews on a $device what was ordered, with a picture', async (on, { arrive }) => {
    const api = await newMember(KOREAN_STORE);
    await buyByDeposit(api, 'all-purpose-wipe');
    const session = present(api.cookie(COOKIE.session), 'the session of the member');
    const member = await arrive({ ...KOREAN_STORE, on, session });
    await member.open('/dashboard');
    await member.press({ role: 'link', name: 'Leave a review', within: MAIN, first: true });
    await member.arrive('/dashboard-leave-a-new-review');

    await member.pressAt({ role: 'slider', name: 'Rating' }, 0.99);
    await member.holds({ role: 'slider', name: 'Rating' }, '5');
    await member.fill({ label: 'Title' }, 'Gentle and quick');
    await member.fill({ label: 'Comment' }, 'No smell, and the toys were dry at once.');
    await member.upload({ label: 'Add photo' }, [await writePicture()]);
    await member.sees({ role: 'button', name: 'Remove photo 1' });
    await member.press({ role: 'button', name: 'Save', within: MAIN });
    await member.press({ role: 'link', name: 'All my reviews', within: MAIN });

    const review = { role: 'article', has: 'Gentle and quick' } as const;
    await member.sees(review, 'Verified purchase');
    await member.press({ role: 'button', name: /^Photo 1 of 1/, within: review });
    await member.sees({ role: 'dialog', name: /^Photo 1 of 1/ });
  });
});
