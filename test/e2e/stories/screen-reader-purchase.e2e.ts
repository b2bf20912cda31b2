import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { CONTACT } from '../../kit/story.ts';
import { buy } from '../kit/buyers.ts';
import { runJob } from '../kit/jobs.ts';
import { buyStepByStep } from '../kit/purchase-steps.ts';
import { story } from '../kit/story.ts';

/** Texts that differ from run to run, with their replacements. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/\d{4}-\d{2}-\d{2} \d{2}:\d{2}/g, 'DATE TIME'],
  [/EB-\d{6}-[0-9A-Z]{8}/g, 'EB-NUMBER'],
  [/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/g, 'DAY'],
  [/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g, 'DAY'],
  [/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}(, \d{4})?/g, 'DATE'],
  [/\d{4}년 \d{1,2}월 \d{1,2}일|\d{1,2}월 \d{1,2}일/g, 'DATE'],
  [/\([월화수목금토일]\)|[월화수목금토일]요일/g, 'DAY'],
  [/(오전|오후) \d{1,2}:\d{2}|\d{1,2}:\d{2}\s?(AM|PM)/g, 'TIME'],
  [/\b\d{22}\b/g, 'TRACKING NUMBER'],
  [/http:\/\/\S+\/parcels\/\w+/g, 'PAGE OF THE CARRIER'],
];

/** Steps that also show recommendations, which the browser loads after the rest. */
const STEPS_WITH_ADVICE: readonly string[] = ['drawer', 'success'];

/** The accessibility tree of the open dialog, or of the main part: names, roles and states. */
async function readTree(page: Page, step: string): Promise<string> {
  const dialog = page.getByRole('dialog');
  const front = (await dialog.count()) > 0 ? dialog : page.getByRole('main');
  if (STEPS_WITH_ADVICE.includes(step))
    await front.getByRole('region', { name: /^(함께 쓰면|Goes well with)/ }).waitFor();
  const tree = await front.ariaSnapshot();
  return CHANGING.reduce((text, [pattern, written]) => text.replace(pattern, written), tree);
}

describe('a screen reader receives', () => {
  story.for([
    { market: 'KR', language: 'ko' },
    { market: 'US', language: 'en' },
  ] as const)(
    'the recorded names, roles and states of the page at each step of the purchase: $market',
    async (store, { visit }) => {
      const guest = await visit(store);
      await buyStepByStep(guest, 'all-purpose-spray', async (step) => {
        if (step === 'product') return;
        if (step === 'success' && store.market === 'US') {
          // Any run of the job may buy the order's label.
          await runJob('make-shipments');
          await guest.page.getByText('Label created').first().waitFor();
        }
        await expect(await readTree(guest.page, step)).toMatchFileSnapshot(`screen-reader/${store.market}-${step}.yml`);
      });
    },
  );

  story('the invalid field, with its error message and the focus', async ({ visit }) => {
    const guest = await visit({ market: 'US' });
    const { page } = guest;
    const checkout = await buy(guest, 'all-purpose-spray');
    await checkout.giveContact({ ...CONTACT, email: 'no address' });

    const field = page.getByRole('main').getByRole('textbox', { name: 'Email' });
    await field.and(page.locator(':focus')).waitFor();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    const describedBy = await field.getAttribute('aria-describedby');
    await expect
      .poll(() => page.locator(`[id="${describedBy?.split(' ').at(-1)}"]`).innerText())
      .toBe('Please put valid email address.');
  });
});
