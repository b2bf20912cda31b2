import { formatDate } from '@eunbit/schema/date';
import type { Market } from '@eunbit/schema/market';
import type { CompanySettings } from '@eunbit/schema/shop-settings';
import { TIME_ZONE } from '@eunbit/schema/time-zone';
import {
  type Block,
  button,
  type EmailTemplate,
  type Envelope,
  type Fact,
  facts,
  heading,
  note,
  text,
} from '../../email/index.ts';
import type { UnsubscribeLinks } from '../unsubscribe-links.ts';

export interface MailingListEmailSources {
  readonly unsubscribeLinks: UnsubscribeLinks;
}

const WORDS = {
  ko: {
    joined: {
      subject: '[은빛] 소식 받기 신청이 완료되었습니다',
      preheader: '새 상품과 혜택을 이메일로 알려 드리겠습니다.',
      title: '소식을 전해 드리겠습니다',
      opening: '은빛의 소식과 혜택을 이메일로 받는 데 동의하셨습니다. 신청하신 내용은 아래와 같습니다.',
      agreedOn: '수신 동의일',
      leave: '언제든지 아래의 수신 거부를 누르시면 더 이상 소식을 보내지 않습니다. 로그인하지 않으셔도 됩니다.',
      wayOut: '그만 받기',
      unsubscribe: '수신 거부',
    },
    left: {
      subject: '[은빛] 수신 거부가 처리되었습니다',
      preheader: '더 이상 소식을 보내지 않겠습니다.',
      title: '수신 거부가 처리되었습니다',
      opening: '이제 소식과 혜택 메일을 보내지 않습니다. 주문이나 계정에 관한 안내는 계속 보내 드립니다.',
      leftOn: '수신 거부일',
      again: '다시 받고 싶으시면 스토어 아래쪽에서 언제든지 신청하실 수 있습니다.',
    },
    sender: '보내는 곳',
    address: '받는 주소',
    shop: '스토어 방문하기',
    joinedReason: '은빛 소식 받기에 이 주소가 등록되어 보내 드립니다. 직접 신청하지 않으셨다면 수신을 거부해 주세요.',
    leftReason: '수신 거부 처리 결과를 한 번 알려 드리는 메일입니다.',
  },
  en: {
    joined: {
      subject: '[Eunbit] You are on our mailing list',
      preheader: 'We will tell you about new products and offers.',
      title: 'Welcome to our mailing list',
      opening: 'You have agreed to receive news and offers from us by email. This is what we have noted:',
      agreedOn: 'Agreed on',
      leave: 'You can leave the list at any time with "Unsubscribe" below, without signing in.',
      wayOut: 'To stop',
      unsubscribe: 'Unsubscribe',
    },
    left: {
      subject: '[Eunbit] You have left our mailing list',
      preheader: 'We will send you no more news.',
      title: 'You have left our mailing list',
      opening: 'We will send you no more news and offers. Emails about your orders and your account still come.',
      leftOn: 'Left on',
      again: 'Should you change your mind, you can join again at the foot of every page of our store.',
    },
    sender: 'Sender',
    address: 'Your address',
    shop: 'Visit the store',
    joinedReason:
      'You get this email because this address was put on our mailing list. If it was not you, please unsubscribe.',
    leftReason: 'We send this email once, to tell you that you are off the list.',
  },
} as const;

/** Korean law requires the confirmation of consent to advertising to state sender, date and how to unsubscribe. */
function consentFacts(market: Market, { to, language, createdAt }: Envelope, company: CompanySettings): Fact[] {
  const { joined, sender, address } = WORDS[language];
  return [
    { label: sender, value: company.name[language] },
    { label: address, value: to },
    { label: joined.agreedOn, value: formatDate(createdAt, language, TIME_ZONE[market]) },
  ];
}

/** The confirmation as part of another email. That email is not advertising and has no unsubscribe link of its own. */
export function joinedBlocks(
  market: Market,
  envelope: Envelope,
  company: CompanySettings,
  unsubscribeLinks: UnsubscribeLinks,
): Block[] {
  const { to, language } = envelope;
  const { joined } = WORDS[language];
  const { pageUrl } = unsubscribeLinks.of(to, { market, language });
  return [
    heading(joined.title),
    text(joined.opening),
    facts(...consentFacts(market, envelope, company), {
      label: joined.wayOut,
      value: joined.unsubscribe,
      url: pageUrl,
    }),
  ];
}

export const mailingListJoined: EmailTemplate<'MAILING_LIST_JOINED', MailingListEmailSources> = async (
  { market },
  envelope,
  { links, unsubscribeLinks, settings: { company } },
) => {
  const { to, language } = envelope;
  const { joined, ...words } = WORDS[language];
  return {
    subject: joined.subject,
    preheader: joined.preheader,
    title: joined.title,
    market,
    language,
    blocks: [
      text(joined.opening),
      facts(...consentFacts(market, envelope, company)),
      button(words.shop, links.page('/', { market, language })),
      note(joined.leave),
    ],
    reason: words.joinedReason,
    unsubscribe: unsubscribeLinks.of(to, { market, language }),
  };
};

export const mailingListLeft: EmailTemplate<'MAILING_LIST_LEFT', MailingListEmailSources> = async (
  { market },
  { to, language, createdAt },
  { settings },
) => {
  const { left, ...words } = WORDS[language];
  return {
    subject: left.subject,
    preheader: left.preheader,
    title: left.title,
    market,
    language,
    blocks: [
      text(left.opening),
      facts(
        { label: words.sender, value: settings.company.name[language] },
        { label: words.address, value: to },
        { label: left.leftOn, value: formatDate(createdAt, language, TIME_ZONE[market]) },
      ),
      note(left.again),
    ],
    reason: words.leftReason,
  };
};
