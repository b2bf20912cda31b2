import type { Language, Market } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import { policyText } from '@eunbit/schema/policy-text';
import type { ProductRecord } from '../../catalogue/index.ts';
import { button, type EmailTemplate, type EmailTemplates, facts, heading, quote, text } from '../../email/index.ts';
import {
  lineBlock,
  type OrderRecord,
  orderDay,
  orderMoney,
  orderPage,
  sampleOrder,
  storeDayText,
} from '../../order/index.ts';
import type { ReturnRecord } from '../return.model.ts';
import { RETURN_WORDS, type ReturnNews } from './return-words.ts';
import { sampleReturn } from './sample-return.ts';

export type { ReturnNews } from './return-words.ts';

declare module '../../email/email-refs.ts' {
  interface EmailRefs {
    /** To the customer: the status of a return changed. */
    RETURN_UPDATED: { readonly orderNumber: string; readonly returnNumber: string; readonly news: ReturnNews };
  }
}

export interface ReturnEmailSources {
  order(number: string): Promise<OrderRecord | null>;
  returned(number: string): Promise<ReturnRecord | null>;
}

/** A reminder or request is stale once the return has moved on. */
const isStale = ({ status, pickup }: ReturnRecord, news: ReturnNews) =>
  (news === 'REMINDER' && (status !== 'APPROVED' || pickup !== null)) || (news === 'LABEL' && status !== 'APPROVED');

function returnedLines(order: OrderRecord, { lines }: ReturnRecord) {
  return lines.flatMap(({ productId, quantity }) => {
    const line = order.lines.find((sold) => sold.productId === productId);
    return line ? [{ ...line, quantity }] : [];
  });
}

/** The sentence about the money of a settled return, if any. */
function settlementText(order: OrderRecord, { refundId, replacementNumber }: ReturnRecord, language: Language): string {
  const words = RETURN_WORDS[language].settled;
  if (replacementNumber) return words.replaced(replacementNumber);
  const refund = order.refunds?.find(({ id }) => id === refundId);
  if (!refund) return words.nothing;
  const destinationText = words.refunded[refund.destination](orderMoney(order, refund.amount));
  return refund.destination === 'CARD'
    ? `${destinationText} ${policyText(order.market, language).cardRefund}`
    : destinationText;
}

const returnUpdated: EmailTemplate<'RETURN_UPDATED', ReturnEmailSources> = async (
  { orderNumber, returnNumber, news },
  { language },
  sources,
) => {
  const [order, returned] = [await sources.order(orderNumber), await sources.returned(returnNumber)];
  if (!order || !returned || isStale(returned, news)) return null;
  const { market } = order;
  const shared = RETURN_WORDS[language];
  const words = shared.news[news];
  const { dueAt, pickup, shipping } = returned;
  const refusal = news === 'REFUSED' ? returned.history.findLast(({ status }) => status === 'REFUSED')?.reason : null;
  return {
    subject: words.subject(returned.number),
    preheader: words.title,
    title: words.title,
    market,
    language,
    blocks: [
      text(words.opening(personName(order.address))),
      ...(news === 'SETTLED' ? [text(settlementText(order, returned, language))] : []),
      ...(refusal ? [heading(shared.refusal), quote(refusal)] : []),
      facts(
        { label: shared.number, value: returned.number },
        { label: shared.order, value: order.number },
        shipping.fee > 0 ? { label: shared.fee, value: orderMoney(order, shipping.fee) } : null,
        news === 'PICKUP' && pickup ? { label: shared.pickupOn, value: storeDayText(pickup.on, language) } : null,
        news === 'PICKUP' && pickup?.note ? { label: shared.pickupNote, value: pickup.note } : null,
        dueAt && (news === 'APPROVED' || news === 'LABEL' || news === 'REMINDER')
          ? { label: shared.sendBy, value: orderDay(order, dueAt, language) }
          : null,
      ),
      lineBlock({ market, lines: returnedLines(order, returned) }, language, sources.links),
      button(news === 'LABEL' ? shared.printLabel : shared.see, orderPage(sources.links, order, language)),
    ],
    reason: shared.reason,
  };
};

interface Deps {
  readonly createSources: () => ReturnEmailSources;
  /** The products that sample emails show. */
  readonly sampleProducts: () => Promise<readonly ProductRecord[]>;
}

export function createReturnEmails({ createSources, sampleProducts }: Deps) {
  return {
    templates: { RETURN_UPDATED: returnUpdated },
    createSources,
    samples: {
      async sources(market: Market, language: Language) {
        const order = sampleOrder(await sampleProducts(), market, language);
        return { order: async () => order, returned: async () => sampleReturn(order) };
      },
      emails: {
        RETURN_UPDATED: (market: Market) =>
          (Object.keys(RETURN_WORDS.ko.news) as ReturnNews[])
            // Only the Korean store offers pick-up by a carrier; only the US store buys labels.
            .filter((news) => (market === 'KR' ? news !== 'LABEL' : news !== 'PICKUP'))
            .map((news) => ({
              refs: { orderNumber: 'sample', returnNumber: 'sample', news },
              variant: news,
            })),
      },
    },
  } satisfies EmailTemplates<'RETURN_UPDATED', ReturnEmailSources>;
}
