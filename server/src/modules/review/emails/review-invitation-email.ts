import type { Language, Market } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import type { ProductRecord } from '../../catalogue/index.ts';
import {
  type Block,
  type EmailLinks,
  type EmailTemplate,
  type EmailTemplates,
  facts,
  heading,
  note,
  text,
} from '../../email/index.ts';
import { type OrderRecord, SAMPLE_ORDER, sampleOrder } from '../../order/index.ts';

declare module '../../email/email-refs.ts' {
  interface EmailRefs {
    /** To the buyer of an order: an invitation to review it. `userId` deletes the email with the account. */
    REVIEW_INVITATION: { readonly orderNumber: string; readonly userId: string };
  }
}

export interface ReviewInvitationSources {
  order(number: string): Promise<OrderRecord | null>;
  /** The products that still lack a review when the email is sent. */
  productsToReview(order: OrderRecord): Promise<readonly ProductRecord[]>;
}

const WORDS = {
  ko: {
    subject: '[은빛] 구매하신 상품은 어떠셨나요?',
    preheader: '별점을 눌러 리뷰를 남겨 주세요.',
    title: '구매하신 상품은 어떠셨나요?',
    opening: (name: string) =>
      `${name} 님, 은빛을 이용해 주셔서 감사합니다. 써 보신 느낌을 남겨 주시면 다른 고객님께 큰 도움이 됩니다.`,
    // From five stars to one.
    ratings: ['아주 만족해요', '만족해요', '보통이에요', '아쉬워요', '많이 아쉬워요'],
    how: '별점을 누르면 그 별점이 선택된 리뷰 쓰기 화면이 열립니다. 저장하시기 전에는 아무것도 등록되지 않습니다.',
    reason: '주문하신 상품이 배송된 뒤 한 번만 보내 드리는 안내입니다. 주문 안내 메일은 내 정보에서 끄실 수 있습니다.',
  },
  en: {
    subject: '[Eunbit] How do you like what you bought?',
    preheader: 'Press the stars to write a review.',
    title: 'How do you like what you bought?',
    opening: (name: string) => `${name}, thank you for your order. Your review helps others to choose.`,
    ratings: ['Excellent', 'Good', 'Fair', 'Not so good', 'Bad'],
    how: 'Stars open the form of a review with those stars chosen. Nothing is published before you save it.',
    reason:
      'We send this once for each order, after its delivery. You can switch off the emails about your orders in your account.',
  },
} as const;

const MOST_STARS = 5;

/** Five links to the form, one for each number of stars; opening a link stores nothing. */
function starLinks({ _id, slug, title }: ProductRecord, market: Market, language: Language, links: EmailLinks): Block {
  const rows = WORDS[language].ratings.map((label, index) => {
    const stars = MOST_STARS - index;
    const query = new URLSearchParams({
      productId: String(_id),
      name: title[language],
      link: slug,
      stars: String(stars),
    });
    const url = links.page(`/leave-a-review?${query}`, { market, language });
    return { label: '★'.repeat(stars) + '☆'.repeat(index), value: label, url };
  });
  return facts(...rows);
}

const reviewInvitation: EmailTemplate<'REVIEW_INVITATION', ReviewInvitationSources> = async (
  { orderNumber },
  { language },
  sources,
) => {
  const order = await sources.order(orderNumber);
  const products = order ? await sources.productsToReview(order) : [];
  if (!order || products.length === 0) return null;
  const { market, address } = order;
  const words = WORDS[language];
  return {
    subject: words.subject,
    preheader: words.preheader,
    title: words.title,
    market,
    language,
    blocks: [
      text(words.opening(personName(address))),
      ...products.flatMap((product) => [
        heading(product.title[language]),
        starLinks(product, market, language, sources.links),
      ]),
      note(words.how),
    ],
    reason: words.reason,
  };
};

interface Deps {
  readonly createSources: () => ReviewInvitationSources;
  /** The products that sample emails show. */
  readonly sampleProducts: () => Promise<readonly ProductRecord[]>;
}

export function createReviewEmails({ createSources, sampleProducts }: Deps) {
  return {
    templates: { REVIEW_INVITATION: reviewInvitation },
    createSources,
    samples: {
      async sources(market: Market, language: Language) {
        const products = (await sampleProducts()).slice(0, 2);
        const order = sampleOrder(products, market, language);
        return { order: async () => order, productsToReview: async () => products };
      },
      emails: { REVIEW_INVITATION: () => [{ refs: { ...SAMPLE_ORDER, userId: 'sample' } }] },
    },
  } satisfies EmailTemplates<'REVIEW_INVITATION', ReviewInvitationSources>;
}
