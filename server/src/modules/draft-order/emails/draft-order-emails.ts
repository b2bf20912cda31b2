import { DRAFT_ORDER_PATH } from '@eunbit/schema/checkout-path';
import type { Language, Market } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import type { ProductRecord } from '../../catalogue/index.ts';
import { button, type EmailTemplate, type EmailTemplates, facts, heading, note, text } from '../../email/index.ts';
import { amountBlock, lineBlock, orderMoment, orderMoney, originBlocks } from '../../order/index.ts';
import type { DraftOrderRecord } from '../draft-order.model.ts';
import { originOf, shownStatus } from '../draft-rules.ts';
import type { DraftTokens } from '../draft-tokens.ts';
import { SAMPLE_DRAFT, sampleDraft } from './sample-draft.ts';

interface AboutDraft {
  readonly draftNumber: string;
}

declare module '../../email/email-refs.ts' {
  interface EmailRefs {
    /** To the customer: the link to pay a draft order. */
    DRAFT_ORDER_SENT: AboutDraft;
    /** To the customer: the link to a draft order expires soon. */
    DRAFT_ORDER_REMINDER: AboutDraft;
  }
}

export interface DraftOrderEmailSources {
  readonly draftTokens: Pick<DraftTokens, 'path'>;
  draft(number: string): Promise<DraftOrderRecord | null>;
}

interface Words {
  readonly subject: string;
  readonly title: string;
  readonly opening: (name: string, amount: string, until: string) => string;
}

/** Texts for the link of a draft that settles a return. */
interface ReturnWords {
  readonly sent: Words;
  readonly held: string;
}

interface CommonWords {
  readonly ofReturn: ReturnWords;
  readonly amount: string;
  readonly until: string;
  readonly recipient: string;
  readonly address: string;
  readonly pay: string;
  readonly items: string;
  readonly held: string;
  readonly reason: string;
}

type Kind = 'DRAFT_ORDER_SENT' | 'DRAFT_ORDER_REMINDER';

const WORDS: Readonly<Record<Language, Readonly<Record<Kind, Words>> & { readonly common: CommonWords }>> = {
  ko: {
    DRAFT_ORDER_SENT: {
      subject: '[은빛] 주문하신 내용을 확인하고 결제해 주세요',
      title: '주문 내용을 확인하고 결제해 주세요',
      opening: (name, amount, until) =>
        `${name} 님, 상담하신 내용으로 주문서를 준비했습니다. ${until}까지 ${amount}을 결제하시면 주문이 완료됩니다.`,
    },
    DRAFT_ORDER_REMINDER: {
      subject: '[은빛] 결제 링크의 유효 기간이 곧 끝납니다',
      title: '결제 링크의 유효 기간이 곧 끝납니다',
      opening: (name, amount, until) =>
        `${name} 님, 준비해 드린 주문(${amount})이 아직 결제되지 않았습니다. 결제 링크는 ${until}까지 사용하실 수 있습니다.`,
    },
    common: {
      ofReturn: {
        sent: {
          subject: '[은빛] 교환 상품 배송비를 결제해 주세요',
          title: '교환 상품을 보내 드릴 준비가 되었습니다',
          opening: (name, amount, until) =>
            `${name} 님, 보내 주신 상품을 확인했습니다. ${until}까지 배송비 ${amount}을 결제하시면 교환 상품을 보내 드립니다. 결제 페이지는 주문 내역에서도 여실 수 있습니다.`,
        },
        held: '결제 기한까지 교환 상품을 따로 보관해 드립니다. 기한이 지나면 반품 처리 방법을 다시 정해 교환이나 환불로 마무리해 드립니다.',
      },
      amount: '결제하실 금액',
      until: '결제 기한',
      recipient: '받는 분',
      address: '배송지',
      pay: '확인하고 결제하기',
      items: '주문 상품',
      held: '결제 기한까지 상품을 따로 보관해 드립니다. 주문하지 않으시려면 결제하지 않으셔도 되며, 기한이 지나면 링크는 자동으로 만료됩니다.',
      reason: '고객님께서 요청하신 주문에 관한 안내입니다. 요청하신 적이 없다면 이 메일을 무시해 주세요.',
    },
  },
  en: {
    DRAFT_ORDER_SENT: {
      subject: '[Eunbit] Your order is ready to be paid',
      title: 'Your order is ready to be paid',
      opening: (name, amount, until) =>
        `Hello ${name}, we have prepared the order that we talked about. Pay ${amount} by ${until}, and it is placed.`,
    },
    DRAFT_ORDER_REMINDER: {
      subject: '[Eunbit] The link to pay for your order ends soon',
      title: 'The link to pay for your order ends soon',
      opening: (name, amount, until) =>
        `Hello ${name}, the order we prepared for you (${amount}) is not paid yet. Its link lasts until ${until}.`,
    },
    common: {
      ofReturn: {
        sent: {
          subject: '[Eunbit] Pay the way of your exchange',
          title: 'Your exchange is ready to be sent',
          opening: (name, amount, until) =>
            `Hello ${name}, we have checked the goods you sent back. Pay ${amount} for the way by ${until}, and we send you the new ones. Your order page leads to the payment, too.`,
        },
        held: 'We keep your items aside until then. If it is not paid by then, we decide again about your return: we exchange the goods or pay them back.',
      },
      amount: 'To pay',
      until: 'Pay by',
      recipient: 'Ship to',
      address: 'Address',
      pay: 'See and pay',
      items: 'Your items',
      held: 'We keep your items aside until then. If you do not want them any more, you need not do anything: the link ends by itself.',
      reason: 'You get this email because of an order that you asked for. If you did not, please ignore it.',
    },
  },
};

const template =
  <K extends Kind>(kind: K): EmailTemplate<K, DraftOrderEmailSources> =>
  async ({ draftNumber }, { language }, { draft: find, draftTokens, links }) => {
    const draft = await find(draftNumber);
    // No email is sent about a link that has expired meanwhile.
    if (!draft?.address || !draft.expiresAt || shownStatus(draft, new Date()) !== 'SENT') return null;
    const { market, address, expiresAt, userId } = draft;
    const { common } = WORDS[language];
    const ofReturn = draft.returnNumber ? common.ofReturn : null;
    const words = kind === 'DRAFT_ORDER_SENT' && ofReturn ? ofReturn.sent : WORDS[language][kind];
    const { subject, title, opening } = words;
    const amount = orderMoney(draft, draft.amounts.total);
    const until = orderMoment(draft, expiresAt, language);
    const first = opening(personName(address), amount, until);
    return {
      subject,
      preheader: first,
      title,
      market,
      language,
      blocks: [
        text(first),
        facts({ label: common.amount, value: amount }, { label: common.until, value: until }),
        ...originBlocks({ origin: originOf(draft), userId, market }, language, links),
        button(common.pay, links.page(draftTokens.path(draft), { market, language })),
        note(ofReturn?.held ?? common.held),
        heading(common.items),
        lineBlock(draft, language, links),
        amountBlock(draft, language),
        facts(
          { label: common.recipient, value: personName(address) },
          { label: common.address, value: addressLine(address, market) },
        ),
      ],
      reason: common.reason,
    };
  };

interface Deps {
  readonly createSources: () => DraftOrderEmailSources;
  /** The subjects of sample emails. */
  readonly sampleProducts: () => Promise<readonly ProductRecord[]>;
}

export function createDraftOrderEmails({ createSources, sampleProducts }: Deps) {
  return {
    templates: {
      DRAFT_ORDER_SENT: template('DRAFT_ORDER_SENT'),
      DRAFT_ORDER_REMINDER: template('DRAFT_ORDER_REMINDER'),
    },
    createSources,
    samples: {
      sources: async (market: Market, language: Language) => ({
        draftTokens: { path: () => `${DRAFT_ORDER_PATH}#link=sample` },
        draft: async () => sampleDraft(await sampleProducts(), market, language),
      }),
      emails: {
        DRAFT_ORDER_SENT: () => [{ refs: SAMPLE_DRAFT }],
        DRAFT_ORDER_REMINDER: () => [{ refs: SAMPLE_DRAFT }],
      },
    },
  } satisfies EmailTemplates<Kind, DraftOrderEmailSources>;
}
