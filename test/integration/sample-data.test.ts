import { DOWNLOAD_FILES } from '@eunbit/schema/downloads';
import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/index.ts';
import { createAdminClient, saveSettings } from '../kit/shop-settings.ts';
import { fillCheckout } from '../kit/story.ts';
import { createTestShop, type TestShop } from '../kit/test-shop.ts';

const Statements = graphql(`
  query Statements {
    shopInfo {
      company { name address phone email businessRegistrationNumber }
      escrow { provider statement }
      support { socialLinks { url } }
      samples
    }
    downloads { file isSample kind issuer issuedOn number method finding }
    registrations { numbers { label number isSample } basis }
    pressReleases { title isSample }
    teamMembers { name isSample }
    testimonials { words isSample }
  }
`);
const ProductFacts = graphql(`
  query SampleProductFacts { product(slug: "wipe") { disclosure { label value } reports { file isSample } } }
`);
const CheckoutBanks = graphql(`
  query CheckoutBanks($id: ID!) { checkout(id: $id) { paymentMethods banks { id isSample } } }
`);

const WIPE = { slug: 'wipe', price: { KR: 7_120, US: 899 }, stock: { KR: 30, US: 30 } };
const DISCLOSURE = [
  { label: { ko: '품명', en: 'Product' }, value: { ko: '티슈', en: 'Wipe' } },
  { label: { ko: '신고번호', en: 'Report number' }, value: { ko: 'CB00-00-0000 (견본)', en: 'CB00-00-0000 (sample)' } },
];

let open: TestShop;
let production: TestShop;

beforeAll(async () => {
  open = await createTestShop({ products: [WIPE] });
  production = await createTestShop({ products: [WIPE], hidesSamples: true });
  for (const shop of [open, production]) {
    await shop.connection
      .collection('products')
      .updateOne({ slug: 'wipe' }, { $set: { 'disclosures.KR': DISCLOSURE, reports: ['antibacterial-7-days.pdf'] } });
  }
});
afterAll(async () => {
  await open.close();
  await production.close();
});

const readProduct = async (shop: TestShop) => {
  const client = shop.client({ market: 'KR', language: 'ko' });
  await expect.poll(async () => (await client.run(ProductFacts)).product?.disclosure.length).toBeGreaterThan(0);
  const { product } = await client.run(ProductFacts);
  if (!product) throw new Error('the shop has no wipe');
  return product;
};
const readBanks = async (shop: TestShop) => {
  const buyer = shop.client({ market: 'KR' });
  const { checkoutId: id } = await fillCheckout(buyer, 'KR', { [shop.productId('wipe')]: 1 });
  return (await buyer.run(CheckoutBanks, { id })).checkout;
};

describe('a shop without sales', () => {
  it('shows sample data, and marks it (STORE-17)', async () => {
    const { shopInfo, downloads, registrations, pressReleases, teamMembers, testimonials } = await open
      .client({ market: 'KR', language: 'ko' })
      .run(Statements);

    expect(shopInfo.samples).toEqual(
      expect.arrayContaining([shopInfo.company.businessRegistrationNumber, shopInfo.company.address]),
    );
    expect(shopInfo.samples).not.toContain(shopInfo.company.name);
    expect(downloads.map(({ file }) => file)).toEqual(DOWNLOAD_FILES);
    expect(downloads.every(({ isSample }) => isSample)).toBe(true);
    expect(registrations.numbers.map(({ isSample }) => isSample)).toEqual([true, true]);
    expect(pressReleases.length).toBeGreaterThan(0);
    expect(teamMembers.length).toBeGreaterThan(0);
    expect(testimonials.map(({ isSample }) => isSample)).toEqual([true, true, true, true, true]);
    expect(teamMembers.every(({ name, isSample }) => name !== '' && isSample)).toBe(true);
    expect((await readProduct(open)).reports).toEqual([{ file: 'antibacterial-7-days.pdf', isSample: true }]);
    expect((await readBanks(open))?.banks.every(({ isSample }) => isSample)).toBe(true);
  });

  it('shows no placeholder phone number (STORE-28)', async () => {
    const { shopInfo } = await open.client({ market: 'KR' }).run(Statements);
    expect(shopInfo.company.phone).toBe('');
    expect(shopInfo.samples).not.toContain(DEFAULT_SHOP_SETTINGS.company.phone);
  });

  it('shows who tested, when, how, with what result and under which number (CATALOGUE-26)', async () => {
    const { downloads } = await open.client({ language: 'en' }).run(Statements);

    expect(downloads.find(({ file }) => file === 'bactericidal-1-minute.pdf')).toMatchObject({
      kind: 'TEST_REPORT',
      issuer: 'Sample Testing Laboratory',
      issuedOn: '2021-12-08',
      number: 'SAMPLE-2021-0702',
      method: 'Suspension test (method of the applicant)',
      finding: 'After 1 minute (60 seconds) of contact, both bacteria tested were reduced by 99.9% or more.',
    });
    expect(downloads.find(({ kind }) => kind === 'CERTIFICATE')?.method).toBeNull();
  });
});

describe('a shop in production (STORE-19)', () => {
  it('shows shoppers no sample data', async () => {
    const { shopInfo, downloads, registrations, pressReleases, teamMembers, testimonials } = await production
      .client({ market: 'KR', language: 'ko' })
      .run(Statements);

    expect(shopInfo).toMatchObject({
      company: { name: '주식회사 은빛', address: '', phone: '', email: '', businessRegistrationNumber: '' },
      escrow: { provider: '', statement: DEFAULT_SHOP_SETTINGS.escrow.statement.ko },
      support: { socialLinks: [] },
      samples: [],
    });
    expect(downloads).toEqual([]);
    expect(registrations).toEqual({ numbers: [], basis: null });
    expect(pressReleases).toEqual([]);
    expect(testimonials).toEqual([]);
    expect(teamMembers).toEqual([]);
    expect(await readProduct(production)).toEqual({ disclosure: [{ label: '품명', value: '티슈' }], reports: [] });
  });

  it.each(DOWNLOAD_FILES)('does not serve the sample %s', async (file) => {
    expect((await fetch(`${open.url()}/download/${file}`)).status).toBe(200);
    expect((await fetch(`${production.url()}/download/${file}`)).status).toBe(404);
  });

  it("accepts deposits once it has an account, and shows an admin's settings at once", async () => {
    expect(await readBanks(production)).toMatchObject({ banks: [] });
    expect((await readBanks(production))?.paymentMethods).not.toContain('DEPOSIT');
    const admin = await createAdminClient(production);
    const account = {
      id: 'ibk',
      name: { ko: '기업은행', en: 'IBK' },
      accountNumber: '110-200-000045',
      accountHolder: '은빛',
    };
    const { company } = DEFAULT_SHOP_SETTINGS;

    await saveSettings(admin, { banks: { accounts: [account] } });
    await saveSettings(admin, { company: { ...company, phone: '02-1588-2000' } });

    expect((await readBanks(production))?.paymentMethods).toContain('DEPOSIT');
    expect((await readBanks(production))?.banks).toEqual([{ id: 'ibk', isSample: false }]);
    const { shopInfo } = await production.client({ market: 'KR' }).run(Statements);
    expect(shopInfo.company).toMatchObject({ phone: '02-1588-2000', address: '' });
  });
});
