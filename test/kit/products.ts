import { koreanDisclosure } from '@eunbit/schema/product-disclosure';
import sharp from 'sharp';
import { graphql } from '../gql/gql.ts';
import type { ProductFormInput } from '../gql/graphql.ts';
import type { ShopClient } from './shop-client.ts';
import type { TestShop } from './test-shop.ts';

export const CreateProduct = graphql(`
  mutation CreateProduct($input: CreateProductInput!) {
    createProduct(input: $input) {
      __typename
      ... on ProductSaved { product { id version slug kr { status } us { status } pictures { id } } }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on ProductError { code }
    }
  }
`);

export const UpdateProduct = graphql(`
  mutation UpdateProduct($input: UpdateProductInput!) {
    updateProduct(input: $input) {
      __typename
      ... on ProductSaved { product { id version slug formerSlugs titleEn kr { price status } us { status } } }
      ... on ProductConflictError { product { version titleEn } }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on ProductError { code }
    }
  }
`);

export const StaffProductUnit = graphql(`
  query StaffProductUnit($id: ID!) {
    staffProduct(id: $id) { packedUnit { weightGrams lengthMm widthMm heightMm } }
  }
`);

export const CreateProductPreview = graphql(`
  mutation CreateProductPreview($input: CreateProductPreviewInput!) {
    createProductPreview(input: $input) {
      __typename
      ... on ProductPreviewMade { token }
      ... on ValidationError { fieldErrors { path key } }
      ... on UserError { message }
      ... on ProductError { code }
    }
  }
`);

export const ProductPreview = graphql(`
  query ProductPreview($token: String!) {
    productPreview(token: $token) { id title price { amount } images { url srcSet } sections { menu lines } stock { status unitsLeft }
      disclosure { label value } comparison { ours rows { aspect theirs } } reports { file }
    }
  }
`);

/** A product in every place where a shopper of the client's store can find it. */
export const ProductEverywhere = graphql(`
  query ProductEverywhere($slug: String!, $word: String!, $group: ProductGroup!) {
    product(slug: $slug) { id slug title price { amount } compareAtPrice { amount } images { alt srcSet avifSrcSet placeholder } shareImage }
    products(filter: { group: $group }, first: 100) { edges { node { slug } } }
    search(text: $word) { products { nodes { slug } } }
    bestSellers: products(sort: MARKED_FIRST, first: 4) { nodes { slug } }
  }
`);

/** Uploads a picture with a unique colour; returns the server's response. */
export async function sendPicture(shop: TestShop, staff: ShopClient, body?: Buffer, type = 'image/png') {
  const colour = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: Date.now() % 256 };
  const bytes =
    body ??
    (await sharp({ create: { width: 900, height: 700, channels: 3, background: colour } })
      .png()
      .toBuffer());
  return fetch(`${shop.url()}/product-pictures`, {
    method: 'POST',
    headers: { 'content-type': type, cookie: staff.cookieHeader() },
    body: new Uint8Array(bytes),
  });
}

export async function pictureId(shop: TestShop, staff: ShopClient): Promise<string> {
  const { picture } = (await (await sendPicture(shop, staff)).json()) as { picture: { id: string } };
  return picture.id;
}

/** A valid product form. */
export function productForm(picture: string, more: Partial<ProductFormInput> = {}): ProductFormInput {
  return {
    slug: 'glass-wipe',
    group: 'CLEANSING',
    isBestseller: false,
    icons: ['PLANT'],
    titleKo: '유리 티슈',
    titleEn: 'Glass wipe',
    subtitleKo: '얼룩 없이',
    subtitleEn: 'No streaks',
    contents: { kind: 'SHEETS', amount: 60, packs: 1 },
    sections: [{ menu: 'DETAILS', linesKo: ['창문용'], linesEn: ['For windows'] }],
    pictures: [{ id: picture, altKo: '유리 티슈 팩', altEn: 'A pack of glass wipes' }],
    disclosureKr: koreanDisclosure().map(({ label }) => ({
      labelKo: label.ko,
      labelEn: label.en,
      valueKo: `${label.ko} 내용`,
      valueEn: `${label.en} stated`,
    })),
    disclosureUs: [],
    comparison: null,
    reports: [],
    packedUnit: { weightGrams: 310, lengthMm: 200, widthMm: 110, heightMm: 60 },
    kr: { price: 8_000, compareAtPrice: 10_000, status: 'ON_SALE' },
    us: { price: 999, compareAtPrice: null, status: 'DRAFT' },
    ...more,
  };
}
