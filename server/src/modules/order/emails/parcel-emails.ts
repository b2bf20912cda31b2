import { personName } from '@eunbit/schema/person-name';
import { button, type EmailTemplate, facts, heading, text } from '../../email/index.ts';
import { openUnitsOf } from '../fulfilment/fulfilment-rules.ts';
import { orderPage, storeDayText, trackingFacts, unitsText } from './order-blocks.ts';
import type { OrderEmailSources } from './order-email-sources.ts';
import { ORDER_WORDS } from './order-words.ts';

const PARTLY_SHIPPED = {
  ko: {
    subject: (number: string) => `[은빛] 일부 상품이 먼저 출발했습니다 (${number})`,
    title: '일부 상품이 먼저 출발했습니다',
    opening: (name: string) =>
      `${name} 님, 준비된 상품부터 먼저 보내 드렸습니다. 남은 상품은 준비되는 대로 추가 배송비 없이 보내 드리겠습니다.`,
    left: '먼저 보내 드린 상품',
    rest: '남은 상품',
    restOn: '발송 예정일',
    unknown: '정해지는 대로 발송하며 메일로 알려 드립니다.',
    tracking: '배송 조회',
  },
  en: {
    subject: (number: string) => `[Eunbit] Part of your order ${number} is on its way`,
    title: 'Part of your order is on its way',
    opening: (name: string) =>
      `Hello ${name}, what was ready has left already. The rest follows as soon as it is ready, at no extra cost.`,
    left: 'On its way',
    rest: 'Still to come',
    restOn: 'Expected to leave on',
    unknown: 'We will write as soon as it leaves.',
    tracking: 'Tracking',
  },
} as const;

/**
 * To the customer: a part of the order was shipped, and when the rest follows. Null once the rest was shipped, which has an email
 * of its own.
 */
export const orderPartlyShipped: EmailTemplate<'ORDER_PARTLY_SHIPPED', OrderEmailSources> = async (
  { orderNumber, fulfilmentId },
  { language },
  { order: find, links, wantsOrderEmails },
) => {
  const order = await find(orderNumber);
  const fulfilment = order?.fulfilments.find(({ id }) => id === fulfilmentId);
  if (!order || !fulfilment || !(await wantsOrderEmails(order.userId))) return null;
  const rest = openUnitsOf(order);
  if (rest.length === 0) return null;
  const [words, shared] = [PARTLY_SHIPPED[language], ORDER_WORDS[language]];
  const opening = words.opening(personName(order.address));
  const restOn = fulfilment.restExpectedOn ? storeDayText(fulfilment.restExpectedOn, language) : words.unknown;
  return {
    subject: words.subject(order.number),
    preheader: opening,
    title: words.title,
    market: order.market,
    language,
    blocks: [
      text(opening),
      facts(
        { label: shared.number, value: order.number },
        { label: words.left, value: unitsText(order, fulfilment.lines, language) },
        { label: words.rest, value: unitsText(order, rest, language) },
        { label: words.restOn, value: restOn },
      ),
      heading(words.tracking),
      trackingFacts(fulfilment.parcels, language),
      button(shared.seeOrder, orderPage(links, order, language)),
    ],
    reason: shared.reason,
  };
};

const CORRECTED = {
  ko: {
    subject: (number: string) => `[은빛] 운송장 번호가 정정되었습니다 (${number})`,
    title: '운송장 번호가 정정되었습니다',
    opening: (name: string) =>
      `${name} 님, 앞서 안내해 드린 배송 정보가 잘못되어 바로잡았습니다. 번거롭게 해 드려 죄송합니다. 아래 번호로 배송 상황을 확인해 주세요.`,
    contents: '상품',
    tracking: '정정된 배송 정보',
  },
  en: {
    subject: (number: string) => `[Eunbit] Corrected tracking for your order ${number}`,
    title: 'We have corrected your tracking number',
    opening: (name: string) =>
      `Hello ${name}, the tracking details that we sent you were wrong. We are sorry. These are the right ones.`,
    contents: 'What is in it',
    tracking: 'Corrected tracking',
  },
} as const;

/** To the customer: the parcels after a correction. */
export const parcelsCorrected: EmailTemplate<'PARCELS_CORRECTED', OrderEmailSources> = async (
  { orderNumber, fulfilmentId },
  { language },
  { order: find, links },
) => {
  const order = await find(orderNumber);
  const fulfilment = order?.fulfilments.find(({ id }) => id === fulfilmentId);
  if (!order || !fulfilment) return null;
  const [words, shared] = [CORRECTED[language], ORDER_WORDS[language]];
  const opening = words.opening(personName(order.address));
  return {
    subject: words.subject(order.number),
    preheader: opening,
    title: words.title,
    market: order.market,
    language,
    blocks: [
      text(opening),
      heading(words.tracking),
      trackingFacts(fulfilment.parcels, language),
      facts(
        { label: shared.number, value: order.number },
        { label: words.contents, value: unitsText(order, fulfilment.lines, language) },
      ),
      button(shared.seeOrder, orderPage(links, order, language)),
    ],
    reason: shared.reason,
  };
};
