import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProductFormInput } from '../gql/graphql.ts';
import { ProductFacts } from '../kit/product-facts.ts';
import {
  CreateProduct,
  CreateProductPreview,
  ProductPreview,
  pictureId,
  productForm,
  UpdateProduct,
} from '../kit/products.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const STORAGE = { labelKo: '보관', labelEn: 'Storage', valueKo: '서늘한 곳', valueEn: 'Somewhere cool' };
const ROW = { aspectKo: '향', aspectEn: 'Scent', oursKo: '없음', oursEn: 'None', theirsKo: '강함', theirsEn: 'Strong' };
const COMPARISON = { oursKo: '우리', oursEn: 'Ours', theirsKo: '다른 것', theirsEn: 'Theirs', rows: [ROW] };
const DRAFT = { price: 900, compareAtPrice: null, status: 'DRAFT' as const };

const shop = useTestShop();
let staff: ShopClient;
let picture: string;
let serial = 0;

beforeAll(async () => {
  staff = await signInStaff(shop);
  picture = await pictureId(shop, staff);
});

function form(more: Partial<ProductFormInput> = {}): ProductFormInput {
  serial += 1;
  return productForm(picture, { slug: `stated-${serial}`, ...more });
}

const add = async (input: ProductFormInput) =>
  (await staff.run(CreateProduct, { input: { form: input, units: { kr: 1, us: 1 } } })).createProduct;

const shown = async (slug: string, language: 'ko' | 'en') =>
  (await shop.client({ market: 'KR', language }).run(ProductFacts, { slug })).product;

describe('product facts entered by staff', () => {
  it('are shown to shoppers, in their language and in the order of the form', async () => {
    const wanted = form();
    const disclosureKr = [STORAGE, ...wanted.disclosureKr];
    const reports = ['bactericidal-1-minute.pdf', 'antibacterial-7-days.pdf', 'bactericidal-1-minute.pdf'];
    expectResult(await add({ ...wanted, disclosureKr, comparison: COMPARISON, reports }), 'ProductSaved');

    await vi.waitFor(async () => expect(await shown(wanted.slug, 'en')).not.toBeNull());
    const english = await shown(wanted.slug, 'en');
    expect(english?.disclosure.map(({ label }) => label)).toEqual(disclosureKr.map(({ labelEn }) => labelEn));
    expect(english?.disclosure[0]).toEqual({ label: 'Storage', value: 'Somewhere cool' });
    expect(english?.comparison).toEqual({
      ours: 'Ours',
      theirs: 'Theirs',
      rows: [{ aspect: 'Scent', ours: 'None', theirs: 'Strong' }],
    });
    expect(english?.reports.map(({ file }) => file)).toEqual(['antibacterial-7-days.pdf', 'bactericidal-1-minute.pdf']);
    expect((await shown(wanted.slug, 'ko'))?.comparison?.rows).toEqual([
      { aspect: '향', ours: '없음', theirs: '강함' },
    ]);
  });

  it('are in the preview before saving, even for a new product', async () => {
    const input = {
      form: form({ disclosureKr: [STORAGE], comparison: COMPARISON, reports: ['pet-antibacterial.pdf'], kr: DRAFT }),
    };
    const { token } = expectResult(
      (await staff.run(CreateProductPreview, { input })).createProductPreview,
      'ProductPreviewMade',
    );

    expect((await staff.run(ProductPreview, { token })).productPreview).toMatchObject({
      disclosure: [{ label: 'Storage', value: 'Somewhere cool' }],
      comparison: { ours: 'Ours', rows: [{ aspect: 'Scent', theirs: 'Strong' }] },
      reports: [{ file: 'pet-antibacterial.pdf' }],
    });
  });

  it('can be changed and removed, and the log shows each line', async () => {
    const wanted = form({ comparison: COMPARISON, reports: ['pet-antibacterial.pdf'] });
    const { product } = expectResult(await add(wanted), 'ProductSaved');
    const [first, ...others] = wanted.disclosureKr;
    const changed = {
      ...wanted,
      comparison: null,
      reports: [],
      disclosureKr: [{ ...first, valueEn: 'New words' }, ...others],
    };
    const input = {
      id: product.id,
      expectedVersion: 1,
      expectedStatuses: { kr: wanted.kr.status, us: wanted.us.status },
      form: changed as ProductFormInput,
    };
    expectResult((await staff.run(UpdateProduct, { input })).updateProduct, 'ProductSaved');

    await vi.waitFor(async () =>
      expect(await shown(wanted.slug, 'en')).toMatchObject({ comparison: null, reports: [] }),
    );
    const [entry] = await auditModel(shop.connection)
      .find({ subjectId: product.id })
      .sort({ at: -1, _id: -1 })
      .limit(1)
      .lean();
    expect(entry?.changes).toEqual([
      {
        field: 'disclosureKREn',
        before: `${first?.labelEn}: ${first?.valueEn}`,
        after: `${first?.labelEn}: New words`,
      },
      { field: 'comparisonKo', before: '우리 / 다른 것\n향: 없음 / 강함', after: null },
      { field: 'comparisonEn', before: 'Ours / Theirs\nScent: None / Strong', after: null },
      { field: 'reports', before: 'pet-antibacterial.pdf', after: null },
    ]);
  });

  it('may be incomplete in a draft, but not once Korea shows it (CATALOGUE-9)', async () => {
    const wanted = form({ kr: DRAFT });
    const open = wanted.disclosureKr.map((line) => ({ ...line, valueEn: '' }));
    const { product } = expectResult(await add({ ...wanted, disclosureKr: open }), 'ProductSaved');

    const input = {
      id: product.id,
      expectedVersion: 1,
      expectedStatuses: { kr: 'DRAFT' as const, us: 'DRAFT' as const },
      form: { ...wanted, disclosureKr: open, kr: { ...DRAFT, status: 'STOPPED' as const } },
    };
    const { fieldErrors } = expectResult((await staff.run(UpdateProduct, { input })).updateProduct, 'ValidationError');
    expect(fieldErrors).toHaveLength(open.length);
    expect(fieldErrors[0]).toMatchObject({ path: 'disclosureKr.0.valueEn', key: 'product.factRequired' });
  });
});

describe('invalid product facts', () => {
  const lines = () => productForm(picture).disclosureKr;
  const comparison = (more: object) => ({ comparison: { ...COMPARISON, ...more } });
  it.each<[string, () => Partial<ProductFormInput>, string, string]>([
    [
      'a line of the law left out',
      () => ({ disclosureKr: lines().slice(1) }),
      'disclosureKr',
      'product.disclosureIncomplete',
    ],
    [
      'a nameless line',
      () => ({ disclosureUs: [{ ...STORAGE, labelKo: ' ' }] }),
      'disclosureUs.0.labelKo',
      'product.labelRequired',
    ],
    [
      'two lines of one name',
      () => ({ disclosureUs: [STORAGE, STORAGE] }),
      'disclosureUs.1.labelEn',
      'product.labelRepeated',
    ],
    [
      'a name of two lines',
      () => ({ disclosureUs: [{ ...STORAGE, labelEn: 'Sto\nrage' }] }),
      'disclosureUs.0.labelEn',
      'text.controlCharacter',
    ],
    [
      'a statement without end',
      () => ({ disclosureUs: [{ ...STORAGE, valueEn: 'x'.repeat(1001) }] }),
      'disclosureUs.0.valueEn',
      'text.tooLong',
    ],
    [
      'a statement that cannot be seen',
      () => ({ disclosureUs: [{ ...STORAGE, valueKo: 'a\u0000b' }] }),
      'disclosureUs.0.valueKo',
      'text.controlCharacter',
    ],
    [
      'a notice without end',
      () => ({
        disclosureUs: Array.from({ length: 31 }, (_, index) => ({
          ...STORAGE,
          labelKo: `${index}`,
          labelEn: `${index}`,
        })),
      }),
      'disclosureUs',
      'product.disclosureTooLong',
    ],
    ['a column without a name', () => comparison({ theirsEn: '' }), 'comparison.theirsEn', 'product.labelRequired'],
    ['a comparison of nothing', () => comparison({ rows: [] }), 'comparison.rows', 'product.comparisonEmpty'],
    [
      'a comparison without end',
      () => comparison({ rows: Array(11).fill(ROW) }),
      'comparison.rows',
      'product.comparisonTooLong',
    ],
    [
      'a row in one language',
      () => comparison({ rows: [{ ...ROW, oursEn: '' }] }),
      'comparison.rows.0.oursEn',
      'product.factRequired',
    ],
    ['a row twice', () => comparison({ rows: [ROW, ROW] }), 'comparison.rows.1.aspectKo', 'product.labelRepeated'],
    ['a report that there is not', () => ({ reports: ['../../etc/passwd'] }), 'reports', 'product.reportUnknown'],
    ['a report named like what objects have', () => ({ reports: ['constructor'] }), 'reports', 'product.reportUnknown'],
  ])('are rejected at their field, and nothing is saved: %s', async (_what, change, path, key) => {
    const us = { ...DRAFT, status: 'ON_SALE' as const };
    const wanted = form({ us, ...change() });
    const { fieldErrors } = expectResult(await add(wanted), 'ValidationError');
    expect(fieldErrors).toContainEqual(expect.objectContaining({ path, key }));
    expect(await productModel(shop.connection).countDocuments({ slug: wanted.slug })).toBe(0);
  });
});
