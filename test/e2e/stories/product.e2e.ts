import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { setStock } from '../kit/api.ts';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';
import { ProductPage } from '../pages/product-page.ts';

const PHONE = { width: 390, height: 844 };

describe('a product page', () => {
  story('turns its pictures by keyboard, wraps around, and ends with a film (CATALOGUE-16)', async ({ visit }) => {
    const { page } = await visit({ market: 'US' });
    await load(page, '/product/pet-spray');
    const gallery = page.getByRole('group', { name: 'Pictures of Pet Antibacterial Spray' });
    await gallery.getByText('1 / 7').waitFor();

    await gallery.getByRole('button', { name: 'Next picture' }).focus();
    await page.keyboard.press('ArrowRight');
    await gallery.getByText('2 / 7').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await gallery.getByText('7 / 7').waitFor();

    // This browser prefers reduced motion, so the video does not play until it is started.
    await gallery.getByRole('button', { name: 'Play the film' }).click();
    await gallery.getByRole('button', { name: 'Pause the film' }).click();
    await gallery.getByRole('button', { name: 'Play the film' }).waitFor();
  });

  story(
    'enlarges a picture by keyboard, loads the larger file only then, and shrinks the picture again',
    async ({ visit }) => {
      const { page } = await visit({ market: 'US' });
      await load(page, '/product/pet-spray');
      const picture = page.getByRole('button', { name: /^Enlarge: |^Make smaller: / }).locator('img');
      // The width in pixels of the displayed file; 0 while the browser is still loading.
      const side = async () => {
        const address = await picture.evaluate(({ currentSrc }: { currentSrc: string }) => currentSrc);
        if (!address) return 0;
        const { width } = await sharp(await (await page.request.get(address)).body()).metadata();
        return width;
      };
      await expect.poll(side).toBeGreaterThan(0);
      expect(await side()).toBeLessThanOrEqual(800);
      await page.getByRole('button', { name: /^Enlarge: / }).focus();

      const enlarging = page.waitForResponse((response) => response.url().includes('/media/'));
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^Make smaller: / }).waitFor();
      expect((await enlarging).headers()['cache-control']).toContain('immutable');
      await expect.poll(side).toBe(1600);

      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Enlarge: / }).waitFor();
    },
  );

  story.for([
    { market: 'KR', networks: ['Email', 'Facebook', 'LinkedIn', 'Pinterest', 'X (Twitter)', 'KakaoTalk'] },
    { market: 'US', networks: ['Email', 'X (Twitter)', 'Facebook'] },
  ] as const)('offers the share targets of the store: $market', async ({ market, networks }, { visit }) => {
    const { page } = await visit({ market });
    await load(page, '/product/pet-spray');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this product' });
    await dialog.waitFor();
    await expect.poll(() => dialog.getByRole('listitem').allTextContents()).toEqual([...networks]);
    expect(await seriousViolations(page)).toBe('');
    await page.setViewportSize({ width: 390, height: 844 });
    const box = `document.querySelector('dialog[open]')`;
    expect(await page.evaluate(`${box}.scrollWidth - ${box}.clientWidth`)).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.isVisible()).toBe(false);
  });

  story.for([
    { market: 'KR', language: 'ko', add: '장바구니 담기' },
    { market: 'US', language: 'en', add: 'Add to cart' },
  ] as const)(
    'shows pictures, price, button, delivery and proof within 1440 by 900 pixels: $language',
    async ({ market, language, add }, { visit }) => {
      const { page } = await visit({ market, language, viewport: { width: 1440, height: 900 } });
      await load(page, '/product/pet-spray');
      const carousel = page.locator('[aria-roledescription=carousel]');
      const seen = {
        picture: carousel.locator('img').first(),
        'last thumbnail': carousel.getByRole('listitem').last(),
        price: page
          .locator('main')
          .getByText(market === 'KR' ? '19,200원' : '$20.99')
          .first(),
        button: page.getByRole('button', { name: add }),
        'terms of return': page
          .locator('main')
          .getByRole('link', { name: market === 'KR' ? '반품·교환' : 'Return or exchange' }),
        proof: page
          .locator('main')
          .getByText(market === 'KR' ? '한국 생산' : 'Made in Korea')
          .first(),
      };
      for (const [name, place] of Object.entries(seen)) {
        const { y, height } = (await place.boundingBox()) ?? { y: Number.NaN, height: 0 };
        expect(y + height, name).toBeLessThanOrEqual(900);
      }
    },
  );

  story('has its button in view on a phone, even in a low window', async ({ visit }) => {
    const { page } = await visit({ market: 'US', viewport: { width: 390, height: 600 } });
    await load(page, '/product/pet-spray');
    const add = page.getByRole('button', { name: 'Add to cart' });
    await expect
      .poll(async () =>
        Math.max(
          ...(await Promise.all(
            (
              await add.all()
            ).map(async (button) => {
              const box = await button.boundingBox();
              return box && box.y + box.height <= 600 ? box.height : 0;
            }),
          )),
        ),
      )
      .toBeGreaterThanOrEqual(44);
    await add.first().scrollIntoViewIfNeeded();
    await expect.poll(() => add.count()).toBe(1);
  });

  story('shows recently viewed products, newest first', async ({ visit }) => {
    const { page } = await visit({ market: 'KR' });
    for (const slug of ['pet-spray', 'shoe-tissue', 'pet-spray', 'all-purpose-wipe'])
      await load(page, `/product/${slug}`);
    const recents = page.locator('section', { has: page.getByRole('heading', { name: 'Your Recents' }) });
    await recents.waitFor();
    await expect
      .poll(() => recents.getByRole('heading', { level: 3 }).allTextContents())
      .toEqual(['Pet Antibacterial Spray', 'Shoe Cleaner Wipe']);
    await expect.poll(() => page.evaluate("localStorage.getItem('viewed')")).toBe('5/3/1');
  });

  story('subscribes an email to the restock of a sold-out product', async ({ visit }) => {
    await setStock('US', 'shoe-tissue', { quantity: 0 });
    const shopper = await visit({ market: 'US', viewport: PHONE });
    const { page } = shopper;
    await new ProductPage(shopper).open('shoe-tissue');
    const form = page.getByRole('form', { name: 'Shall we tell you when it is back?' });
    await form.getByRole('textbox', { name: 'Email' }).fill('mina@example.com');
    await form.getByRole('button', { name: 'Notify me' }).click();
    await form.getByText('Please agree so that we may write to you.').waitFor();
    expect(await seriousViolations(page)).toBe('');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Notify me' }).click();
    await page.getByText('We will write to you as soon as it is back in stock.').waitFor();
    await setStock('US', 'shoe-tissue', { quantity: 7 });
  });

  story('shows what Korean law requires in the Korean store only (CATALOGUE-17)', async ({ visit }) => {
    const korean = await visit({ market: 'KR', language: 'ko', javaScript: false });
    await korean.page.goto('/product/pet-spray');
    for (const fact of [
      '상품 정보 제공 고시',
      '거래 조건',
      '반품·교환 안내',
      '연 15%의 지연이자',
      '왕복 6,000원',
      '소비자 상담 전화',
    ]) {
      await korean.page.getByRole('main').getByText(fact).first().waitFor();
    }
    const american = await visit({ market: 'US', javaScript: false });
    await american.page.goto('/product/pet-spray');
    await expect.poll(() => american.page.getByText('Terms of sale', { exact: true }).count()).toBe(0);
    await american.page.getByText('Return or exchange').first().waitFor();
  });

  story('opens one section at a time, by keyboard', async ({ visit }) => {
    const { page } = await visit({ market: 'US' });
    await load(page, '/product/pet-spray');
    const tabs = page.getByRole('tablist', { name: 'About This Item' });
    await tabs.getByRole('tab', { name: 'DETAILS' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => tabs.getByRole('tab', { name: 'LOCATION' }).getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => page.getByRole('tabpanel').count()).toBe(1);
  });
});

describe('the home page', () => {
  story('selects a product in the carousel and links to it', async ({ visit }) => {
    const { page } = await visit({ market: 'US' });
    await load(page, '/');
    const card = page.getByRole('button', { name: 'Pet Antibacterial Spray', exact: true });
    await card.click();
    await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('link', { name: 'See product', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Pet Antibacterial Spray' }).waitFor();
  });
});
