import { REVIEW_PICTURE_PATH } from '@eunbit/schema/review';
import { newFulfilments } from '@eunbit/server/modules/order/fulfilment/fulfilment.record';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { wholePayment } from '@eunbit/server/modules/order/payment-amounts';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { graphql } from '../gql/gql.ts';
import { addMember, createMemberClient } from './members.ts';
import type { ShopClient } from './shop-client.ts';
import { ADDRESSES } from './story.ts';
import type { TestShop } from './test-shop.ts';

export const CreateReview = graphql(`
  mutation CreateReview($input: CreateReviewInput!) {
    createReview(input: $input) {
      __typename
      ... on ReviewSaved {
        review {
          id authorName title comment rating isVerifiedPurchase createdAt firstCreatedAt isEdited viewerIsAuthor
          use surface scent
          pictures { id url width height }
        }
        summary { count average starCounts version }
      }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on ReviewError { code }
    }
  }
`);

export const UpdateReview = graphql(`
  mutation UpdateReview($input: UpdateReviewInput!) {
    updateReview(input: $input) {
      __typename
      ... on ReviewSaved {
        review { id title rating use surface scent isVerifiedPurchase createdAt firstCreatedAt isEdited pictures { id url } reply { text } }
        summary { count average }
      }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on ReviewError { code }
    }
  }
`);

export const DeleteReview = graphql(`
  mutation DeleteReview($id: ID!) {
    deleteReview(input: { id: $id }) {
      __typename
      ... on ReviewDeleted { summary { count average } }
      ... on UserError { message }
      ... on ReviewError { code }
    }
  }
`);

export const DeleteReviewAsStaff = graphql(`
  mutation DeleteReviewAsStaff($id: ID!) {
    deleteReviewAsStaff(input: { id: $id }) {
      __typename
      ... on ReviewDeleted { summary { count } }
      ... on UserError { message }
      ... on ReviewError { code }
    }
  }
`);

export const ReplyToReview = graphql(`
  mutation ReplyToReview($id: ID!, $text: String) {
    replyToReview(input: { id: $id, text: $text }) {
      __typename
      ... on ReviewSaved { review { reply { text } } }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on ReviewError { code }
    }
  }
`);

export const ReviewsOfProduct = graphql(`
  query ReviewsOfProduct($productId: ID!, $market: Market!, $page: Int) {
    reviews(productId: $productId, market: $market, page: $page) {
      totalCount page pageCount
      nodes { id title authorName rating isVerifiedPurchase viewerIsAuthor isEdited reply { text } pictures { url } product { slug } }
    }
  }
`);

export const ReviewsOfStore = graphql(`
  query ReviewsOfStore($market: Market!, $page: Int, $sort: ReviewSort, $withPictures: Boolean) {
    reviews(market: $market, page: $page, sort: $sort, hasPictures: $withPictures) {
      totalCount page pageCount
      nodes { id title product { slug title } }
    }
  }
`);

export const MyReviews = graphql(`
  query MyReviews($page: Int) {
    myReviews(page: $page) { totalCount page pageCount nodes { id title market product { slug title } } }
  }
`);

export const MyReview = graphql(`query MyReview($id: ID!) { myReview(id: $id) { id title } }`);

export const HowRated = graphql(`
  query HowRated($productId: ID, $market: Market) {
    reviewSummary(productId: $productId, market: $market) { count average starCounts }
  }
`);

export const MarkReviewHelpful = graphql(`
  mutation MarkReviewHelpful($id: ID!, $isHelpful: Boolean!) {
    markReviewHelpful(input: { id: $id, isHelpful: $isHelpful }) {
      __typename
      ... on ReviewMarkedHelpful { review { id helpfulCount viewerHasVoted } }
      ... on UserError { message }
      ... on ReviewError { code }
    }
  }
`);

export const HelpfulReviews = graphql(`
  query HelpfulReviews($productId: ID, $market: Market!) {
    reviews(productId: $productId, market: $market, sort: MOST_HELPFUL) {
      nodes { title helpfulCount viewerHasVoted }
    }
  }
`);

export const HowUsed = graphql(`
  query HowUsed($productId: ID, $market: Market) {
    reviewSummary(productId: $productId, market: $market) {
      uses { answer count }
      surfaces { answer count }
      scents { answer count }
    }
  }
`);

export const ProductReviews = graphql(`
  query ProductReviews($slug: String!) {
    product(slug: $slug) { reviewSummary { id count average starCounts } newestReviews { title viewerIsAuthor } }
  }
`);

export const ReviewsChanged = graphql(`
  subscription ReviewsChanged($productId: ID!, $market: Market!) {
    reviewsChanged(productId: $productId, market: $market) { count average version }
  }
`);

/** Signs in a member of the shop with this email. */
export async function signInMember(
  shop: TestShop,
  email: string,
  options: Parameters<TestShop['client']>[0] = {},
): Promise<ShopClient> {
  return createMemberClient(shop, await addMember(shop, { email }), options);
}

interface PictureAnswer {
  readonly picture?: { readonly id: string; readonly url: string };
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

/** Uploads a picture for a review like the page does. */
export async function sendPicture(
  shop: TestShop,
  client: ShopClient,
  body: Buffer,
  contentType = 'image/jpeg',
): Promise<PictureAnswer & { readonly status: number }> {
  const response = await fetch(`${shop.url()}${REVIEW_PICTURE_PATH}`, {
    method: 'POST',
    headers: { 'content-type': contentType, cookie: client.cookieHeader() },
    body: new Uint8Array(body),
  });
  return { status: response.status, ...((await response.json()) as PictureAnswer) };
}

/** A photo with camera metadata, small enough for a test. */
export function camera(width = 800, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#8f77cf' } })
    .jpeg()
    .toBuffer();
}

/** Writes a member's order of one unit like the checkout. */
export async function writeOrder(
  shop: TestShop,
  { userId, market, productId }: { userId: string; market: 'KR' | 'US'; productId: string },
  status: 'ORDER_SHIPPED' | 'ORDER_CANCELLED' = 'ORDER_SHIPPED',
): Promise<void> {
  const createdAt = new Date();
  await orderModel(shop.connection).create({
    number: `EB-${new Types.ObjectId()}`,
    market,
    language: 'ko',
    checkoutId: new Types.ObjectId(),
    userId,
    status,
    statusHistory: [{ status, at: createdAt, by: null, delay: null }],
    email: 'mina@example.com',
    phone: '010-1234-5678',
    address: { ...ADDRESSES[market], apt: '' },
    lines: [
      {
        productId,
        slug: 'wipe',
        title: { ko: '티슈', en: 'Wipe' },
        mediaId: '0'.repeat(32),
        quantity: 1,
        unitPrice: 899,
      },
    ],
    shippingOption: 'STANDARD',
    amounts: { subtotal: 899, shipping: 500, taxRate: '0', tax: 0, total: 1399 },
    payment: { method: 'CARD', ...wholePayment('PAID', 1399) },
    ...newFulfilments(),
    version: 0,
    createdAt,
  });
}
