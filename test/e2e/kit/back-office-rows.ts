import { randomUUID } from 'node:crypto';
import type { Market } from '@eunbit/schema/market';
import { graphql } from '../../gql/gql.ts';
import { makeDraft } from '../../kit/draft-orders.ts';
import { SendContactMessage } from '../../kit/operations.ts';
import { expectResult } from '../../kit/story.ts';
import { asStaff, shipLabelled } from './api.ts';
import { runJob } from './jobs.ts';
import { buyByCard, buyByDeposit, newGuest, newMember } from './own-orders.ts';
import { present } from './present.ts';

const SLUG = 'all-purpose-spray';

const ProductForBackOffice = graphql(`query ProductForBackOffice { product(slug: "all-purpose-spray") { id } }`);
const ReviewForBackOffice = graphql(`
  mutation ReviewForBackOffice($input: CreateReviewInput!) { createReview(input: $input) { __typename } }
`);
const PartnershipForBackOffice = graphql(`
  mutation PartnershipForBackOffice($input: RequestPartnershipInput!) {
    requestPartnership(input: $input) { __typename ... on SupportRequestReceived { number } }
  }
`);
const ReturnForBackOffice = graphql(`
  mutation ReturnForBackOffice($input: RequestReturnInput!) {
    requestReturn(input: $input) { __typename ... on Return { number } }
  }
`);
const GuestsForBackOffice = graphql(
  `query GuestsForBackOffice($search: String!) { guests(market: KR, search: $search, first: 1) { edges { node { id } } } }`,
);

const WRITER = { email: 'mina@example.com', phone: '010-1234-5678', message: '언제 도착하나요?\nIs it on its way?' };

/** Adds a row to every list of the back office, as shoppers would; returns the addresses of detail pages. */
export async function fillBackOffice(): Promise<readonly string[]> {
  const settings = (market: Market) => ({ market, language: market === 'KR' ? 'ko' : 'en' }) as const;
  const [guest, member] = [newGuest(settings('KR')), await newMember(settings('KR'))];
  const [usGuest, usMember] = [newGuest(settings('US')), await newMember(settings('US'))];
  const { id: productId } = present((await guest.run(ProductForBackOffice)).product, SLUG);
  const email = `${randomUUID()}@example.com`;
  const [byGuest, byMember] = [await buyByDeposit(guest, SLUG, email), await buyByDeposit(member, SLUG)];
  const [byUsGuest, byUsMember] = [await buyByCard(usGuest, SLUG), await buyByCard(usMember, SLUG)];
  const review = { market: 'KR', productId, rating: 2, title: '향이 강해요', comment: 'A little too strong.' } as const;
  expectResult((await member.run(ReviewForBackOffice, { input: review })).createReview, 'ReviewSaved');

  const asked = await guest.run(SendContactMessage, { input: { name: '이미나', ...WRITER } });
  const business = { lastName: '이', firstName: '미나', company: '은빛 호텔', industry: '숙박', ...WRITER };
  const requested = await guest.run(PartnershipForBackOffice, { input: business });

  const fromUs = await buyByCard(usMember, SLUG);
  await shipLabelled(fromUs);
  const lines = [{ productId, quantity: 1, reason: 'DEFECTIVE' as const }];
  const choice = {
    orderNumber: fromUs,
    resolution: 'REFUND',
    note: 'The pump is broken.',
    lines,
    isUnused: true,
    expectedFee: 0,
  } as const;
  const { requestReturn } = await usMember.run(ReturnForBackOffice, { input: choice });
  const staff = asStaff();
  const draft = await makeDraft(staff, 'KR', {
    lines: [{ productId, quantity: 2, agreedPrice: 5_000 }],
    reason: 'On the phone',
  });
  await runJob('collect-guests');
  const { guests } = await staff.run(GuestsForBackOffice, { search: email });
  return [
    `/admin/order_guest_ko/${byGuest}`,
    `/admin/order_guest_ko/${byGuest}?action=delay`,
    `/admin/order_ko/${byMember}`,
    `/admin/order_guest_us/${byUsGuest}`,
    `/admin/order_guest_us/${byUsGuest}?action=ship`,
    `/admin/order_us/${byUsMember}`,
    `/admin/request/${expectResult(asked.sendContactMessage, 'SupportRequestReceived').number}`,
    `/admin/request/${expectResult(requested.requestPartnership, 'SupportRequestReceived').number}`,
    `/admin/return_us/${expectResult(requestReturn, 'Return').number}`,
    `/admin/draft_order_ko/${draft.number}`,
    `/admin/user/guest/${present(guests.edges[0], 'a guest').node.id}`,
    `/admin/products_ko/${productId}`,
    `/admin/edit-product/${productId}`,
  ];
}
