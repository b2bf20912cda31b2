import { graphql } from '../gql/gql.ts';
import type { DraftOrderContentsInput, DraftOrderKind } from '../gql/graphql.ts';
import { linkIn, waitForEmail } from './emails.ts';
import type { ShopClient } from './shop-client.ts';
import { ADDRESSES, CONTACT, expectResult } from './story.ts';
import type { TestShop } from './test-shop.ts';

export const DraftOrders = graphql(`
  query DraftOrders($market: Market!, $status: DraftOrderStatus, $kind: DraftOrderKind, $search: String, $first: Int! = 20) {
    draftOrders(market: $market, status: $status, kind: $kind, search: $search, first: $first) {
      totalCount
      nodes { id number kind status email amounts { total { amount } } orderNumber lines { id title agreedPrice { amount } } }
    }
  }
`);

export const DraftOrder = graphql(`
  query DraftOrder($number: String!) {
    draftOrder(number: $number) {
      id number status version kind email phone address { address } lines { productId quantity unitPrice { amount } }
      amounts { subtotal { amount } shipping { amount } tax { amount } total { amount } }
      originalNumber returnNumber expiresAt endedAt orderNumber paymentPath
    }
  }
`);

export const PreviewDraftOrder = graphql(`
  query PreviewDraftOrder($market: Market!, $contents: DraftOrderContentsInput!) {
    previewDraftOrder(market: $market, contents: $contents) {
      __typename
      ... on DraftOrderPreview {
        lines { listPrice { amount } unitPrice { amount } tax { amount } }
        amounts { subtotal { amount } shipping { amount } tax { amount } taxRate total { amount } }
      }
      ... on ValidationError { fieldErrors { path key } }
    }
  }
`);

export const CreateDraftOrder = graphql(`
  mutation CreateDraftOrder($input: CreateDraftOrderInput!) {
    createDraftOrder(input: $input) {
      __typename
      ... on DraftOrder {
        number version status kind email phone payment originalNumber
        address { address } lines { productId quantity unitPrice { amount } } amounts { total { amount } }
      }
      ... on ValidationError { fieldErrors { path key } }
      ... on DraftOrderError { code }
    }
  }
`);

export const UpdateDraftOrder = graphql(`
  mutation UpdateDraftOrder($input: UpdateDraftOrderInput!) {
    updateDraftOrder(input: $input) {
      __typename
      ... on DraftOrder {
        number version amounts { subtotal { amount } shipping { amount } tax { amount } total { amount } }
      }
      ... on ValidationError { fieldErrors { path key } }
      ... on DraftOrderError { code }
    }
  }
`);

const SendDraftOrder = graphql(`
  mutation SendDraftOrder($input: SendDraftOrderInput!) {
    sendDraftOrder(input: $input) {
      __typename
      ... on DraftOrderSent {
        draftOrder { number status paymentPath expiresAt }
        order {
          number status total { amount } payment { method status dueAt }
          origin { kind draftNumber orderNumber returnNumber }
        }
      }
      ... on DraftOrderTotalChanged { amounts { total { amount } } }
      ... on DraftOrderMemberFound { userId name }
      ... on DraftOrderAddressSuggested { suggestion { zipCode } }
      ... on InsufficientStockError { shortages { productId requested available } }
      ... on ValidationError { fieldErrors { path key } }
      ... on DraftOrderError { code }
    }
  }
`);

export const SendDraftOrderLink = graphql(`
  mutation SendDraftOrderLink($input: SendDraftOrderLinkInput!) {
    sendDraftOrderLink(input: $input) {
      __typename
      ... on DraftOrder { status }
      ... on DraftOrderError { code }
    }
  }
`);

export const CancelDraftOrder = graphql(`
  mutation CancelDraftOrder($input: CancelDraftOrderInput!) {
    cancelDraftOrder(input: $input) {
      __typename
      ... on DraftOrder { status paymentPath endedAt }
      ... on DraftOrderError { code }
    }
  }
`);

export const DraftOrderOffer = graphql(`
  query DraftOrderOffer($token: String!) {
    draftOrderOffer(token: $token) {
      number market kind status address { zipCode } originalNumber returnNumber expiresAt orderNumber
      lines { title quantity } amounts { total { amount currency } } cardProvider { publishableKey sandboxUrl }
    }
  }
`);

export const StartDraftOrderPayment = graphql(`
  mutation StartDraftOrderPayment($input: StartDraftOrderPaymentInput!) {
    startDraftOrderPayment(input: $input) {
      __typename
      ... on DraftOrderPaymentStarted { clientSecret offer { status } }
      ... on OrderPlaced { order { number } accessToken }
      ... on PaymentProcessing { message }
      ... on UserError { message }
      ... on DraftOrderError { code }
    }
  }
`);

export const CompleteDraftOrderPayment = graphql(`
  mutation CompleteDraftOrderPayment($input: CompleteDraftOrderPaymentInput!) {
    completeDraftOrderPayment(input: $input) {
      __typename
      ... on OrderPlaced { accessToken order { number total { amount } payment { method status } origin { kind orderNumber } } }
      ... on PaymentProcessing { message }
      ... on UserError { message }
      ... on DraftOrderError { code }
    }
  }
`);

type Market = 'KR' | 'US';
type Contents = Partial<DraftOrderContentsInput>;

/** Contents of a draft that is complete except for its products. */
export function draftContents(market: Market, contents: Contents = {}): DraftOrderContentsInput {
  const { email, phone } = CONTACT;
  return {
    language: 'EN',
    email,
    phone,
    address: ADDRESSES[market],
    lines: [],
    payment: 'LINK',
    expiresInDays: 7,
    ...contents,
  };
}

export interface SavedDraft {
  readonly number: string;
  readonly version: number;
  /** Minor units. */
  readonly total: number;
}

/** Creates a draft and fills it. */
export async function makeDraft(
  staff: ShopClient,
  market: Market,
  contents: Contents,
  kind: DraftOrderKind = 'SALE',
  fromOrder: string | null = null,
): Promise<SavedDraft> {
  const { createDraftOrder } = await staff.run(CreateDraftOrder, { input: { market, kind, fromOrder } });
  const { number, version } = expectResult(createDraftOrder, 'DraftOrder');
  const input = { number, expectedVersion: version, contents: draftContents(market, contents) };
  const { updateDraftOrder } = await staff.run(UpdateDraftOrder, { input });
  const saved = expectResult(updateDraftOrder, 'DraftOrder');
  return { number, version: saved.version, total: saved.amounts.total.amount };
}

export async function sendDraft(
  staff: ShopClient,
  { number, version, total }: SavedDraft,
  { isKeptAsTyped = true, isForGuest = true } = {},
) {
  const input = { number, expectedVersion: version, expectedTotal: total, isKeptAsTyped, isForGuest };
  return (await staff.run(SendDraftOrder, { input })).sendDraftOrder;
}

/** The token of the newest link that was sent to a customer. */
export async function readDraftToken(shop: TestShop, to = CONTACT.email): Promise<string> {
  const link = linkIn(await waitForEmail(shop, { to, kind: 'DRAFT_ORDER_SENT' }), '/draft-order');
  return new URLSearchParams(link.hash.slice(1)).get('link') ?? '';
}
