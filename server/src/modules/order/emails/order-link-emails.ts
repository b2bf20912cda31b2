import { personName } from '@eunbit/schema/person-name';
import { button, type EmailTemplate, facts, note, text } from '../../email/index.ts';
import { LINK_HOURS } from '../order-tokens.ts';
import { orderDay } from './order-blocks.ts';
import type { OrderEmailSources } from './order-email-sources.ts';
import { ORDER_WORDS } from './order-words.ts';

const WORDS = {
  ko: {
    expires: `이 링크는 요청하신 때부터 ${LINK_HOURS}시간 동안 한 번만 사용하실 수 있습니다.`,
    open: {
      subject: (number: string) => `[은빛] 주문 조회 링크 (${number})`,
      preheader: '비밀번호 없이 주문 내역을 열 수 있는 링크입니다.',
      title: '주문 조회 링크입니다',
      opening: '주문 조회용 비밀번호를 잊으셨다고 요청하셔서 주문 내역을 바로 여실 수 있는 링크를 보내 드립니다.',
      notYou: '요청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 링크를 다른 사람에게 전달하지 마세요.',
      button: '주문 내역 열기',
      reason: '주문할 때 적어 주신 이 주소로 주문 조회 링크가 요청되어 보내 드립니다.',
    },
    claim: {
      subject: '[은빛] 비회원 주문을 내 계정으로 옮기기',
      preheader: '이 주소로 하신 비회원 주문을 계정에서 함께 보실 수 있습니다.',
      title: '비회원으로 주문하신 내역이 있습니다',
      opening: (name: string) =>
        `${name} 님, 이 이메일로 비회원 주문을 하신 적이 있습니다. 아래 버튼을 누르시면 그 주문을 회원님의 계정에서 함께 보실 수 있습니다.`,
      newest: '가장 최근 주문',
      notYou: '이 계정을 만들지 않으셨다면 버튼을 누르지 마세요. 주문은 그대로 남습니다.',
      button: '내 계정으로 옮기기',
      reason: '은빛 계정에 이 주소가 등록되어 보내 드립니다.',
    },
  },
  en: {
    expires: `The link works once, within ${LINK_HOURS} hours of your request.`,
    open: {
      subject: (number: string) => `[Eunbit] A link to your order ${number}`,
      preheader: 'It opens your order without the pass code.',
      title: 'Here is the link to your order',
      opening: 'You told us that you have lost the pass code of your order. This link opens the order without it.',
      notYou: 'If you did not ask for it, you can ignore this email. Please do not pass the link on.',
      button: 'Open your order',
      reason: 'You get this email because a link to an order that was placed with this address was asked for.',
    },
    claim: {
      subject: '[Eunbit] Move your guest orders into your account',
      preheader: 'See the orders that you placed as a guest with your others.',
      title: 'You have ordered as a guest before',
      opening: (name: string) =>
        `Hello ${name}, there are guest orders with this email address. Press the button to see them in your account.`,
      newest: 'Newest order',
      notYou: 'If you have not opened this account, please do not press it. The orders stay as they are.',
      button: 'Move them into my account',
      reason: 'You get this email because this address belongs to an account.',
    },
  },
} as const;

const linkIsOver = (createdAt: Date) => Date.now() > createdAt.getTime() + LINK_HOURS * 3_600_000;

/** To the email address of a guest order: a link that opens it without the pass code. */
export const guestOrderLink: EmailTemplate<'GUEST_ORDER_LINK', OrderEmailSources> = async (
  { orderNumber },
  { language, createdAt },
  { order: find, links, orderLinks },
) => {
  const order = await find(orderNumber);
  if (!order || order.userId !== null || linkIsOver(createdAt)) return null;
  const { market } = order;
  const { open, expires } = WORDS[language];
  const shared = ORDER_WORDS[language];
  return {
    subject: open.subject(order.number),
    preheader: open.preheader,
    title: open.title,
    market,
    language,
    blocks: [
      text(open.opening),
      facts(
        { label: shared.number, value: order.number },
        { label: shared.placedOn, value: orderDay(order, order.createdAt, language) },
      ),
      button(open.button, links.page(orderLinks.linkPath(order, createdAt), { market, language })),
      note(expires),
      note(open.notYou),
    ],
    reason: open.reason,
  };
};

/** To a member's email address: a link that claims its guest orders. Null once they are claimed. */
export const claimOrders: EmailTemplate<'CLAIM_ORDERS', OrderEmailSources> = async (
  { userId },
  { to, language, createdAt },
  sources,
) => {
  const [user, newest] = await Promise.all([sources.user(userId), sources.newestGuestOrder(to)]);
  if (!user || user.email !== to || !newest || linkIsOver(createdAt)) return null;
  const { market } = newest;
  const { claim, expires } = WORDS[language];
  const shared = ORDER_WORDS[language];
  return {
    subject: claim.subject,
    preheader: claim.preheader,
    title: claim.title,
    market,
    language,
    blocks: [
      text(claim.opening(personName(user))),
      facts(
        { label: claim.newest, value: newest.number },
        { label: shared.placedOn, value: orderDay(newest, newest.createdAt, language) },
      ),
      button(
        claim.button,
        sources.links.page(sources.orderLinks.claimPath(userId, newest, createdAt), { market, language }),
      ),
      note(expires),
      note(claim.notYou),
    ],
    reason: claim.reason,
  };
};
