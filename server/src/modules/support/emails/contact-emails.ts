import { BRAND } from '@eunbit/schema/brand';
import { CONTACT_SUBJECT_TEXTS } from '@eunbit/schema/contact';
import { formatDate } from '@eunbit/schema/date';
import type { SupportSettings } from '@eunbit/schema/shop-settings';
import { TIME_ZONE } from '@eunbit/schema/time-zone';
import { type EmailTemplate, facts, heading, note, quote, text } from '../../email/index.ts';
import type { ContactMessageRecord } from '../contact-message.model.ts';
import type { PartnershipRequestRecord } from '../partnership-request.model.ts';

export interface SupportEmailSources {
  contactMessage(number: string): Promise<ContactMessageRecord | null>;
  partnershipRequest(number: string): Promise<PartnershipRequestRecord | null>;
}

const WORDS = {
  ko: {
    subject: (number: string) => `[은빛] 문의가 접수되었습니다 (${number})`,
    preheader: '보내 주신 내용을 확인하고 답장드리겠습니다.',
    title: '문의해 주셔서 감사합니다',
    opening: (name: string, { opens, closes }: SupportSettings) =>
      `${name} 님, 문의가 접수되었습니다. 평일 ${opens}~${closes}에 확인하고 이 주소로 답장드리겠습니다.`,
    number: '접수번호',
    about: '문의 유형',
    order: '주문번호',
    written: '보내 주신 내용',
    more: '덧붙이실 내용이 있으시면 이 메일에 답장해 주세요.',
    reason:
      '문의 양식에 이 주소를 적어 주셔서 보내 드리는 접수 확인입니다. 직접 문의하지 않으셨다면 이 메일을 무시하셔도 됩니다.',
  },
  en: {
    subject: (number: string) => `[Eunbit] We have your message (${number})`,
    preheader: 'We will read it and answer to this address.',
    title: 'Thank you for writing',
    opening: (name: string, { opens, closes }: SupportSettings) =>
      `Hello ${name}, we have received your message. We read messages on weekdays from ${opens} to ${closes} (Seoul) and will answer to this address.`,
    number: 'Ticket number',
    about: 'Subject',
    order: 'Order number',
    written: 'What you wrote',
    more: 'To add something, just answer this email.',
    reason:
      'You get this email because this address was given in our contact form. If it was not you, you can ignore it.',
  },
} as const;

/** To the customer: confirmation of a contact message. */
export const contactConfirmation: EmailTemplate<'CONTACT_CONFIRMATION', SupportEmailSources> = async (
  { contactNumber },
  { language },
  sources,
) => {
  const message = await sources.contactMessage(contactNumber);
  if (!message) return null;
  const words = WORDS[language];
  return {
    subject: words.subject(message.number),
    preheader: words.preheader,
    title: words.title,
    market: message.market,
    language,
    blocks: [
      text(words.opening(message.name, sources.settings.support)),
      facts(
        { label: words.number, value: message.number },
        message.subject ? { label: words.about, value: CONTACT_SUBJECT_TEXTS[message.subject][language] } : null,
        message.orderNumber ? { label: words.order, value: message.orderNumber } : null,
      ),
      heading(words.written),
      quote(message.message),
      note(words.more),
    ],
    reason: words.reason,
  };
};

/** To the company: a new contact message. Reply-To is the customer. */
export const contactMessage: EmailTemplate<'CONTACT_MESSAGE', SupportEmailSources> = async (
  { contactNumber },
  { language },
  sources,
) => {
  const message = await sources.contactMessage(contactNumber);
  if (!message) return null;
  const { market, createdAt } = message;
  return {
    subject: `[${BRAND.koreanName}] 문의 ${message.number}: ${message.name}`,
    preheader: message.message,
    title: '새 문의가 들어왔습니다',
    market,
    language,
    blocks: [
      facts(
        { label: '접수번호', value: message.number },
        { label: '스토어', value: market === 'KR' ? '한국 스토어' : '미국 스토어' },
        { label: '접수일', value: formatDate(createdAt, language, TIME_ZONE.KR) },
        { label: '이름', value: message.name },
        { label: '이메일', value: message.email },
        { label: '전화', value: message.phone },
        message.subject ? { label: '문의 유형', value: CONTACT_SUBJECT_TEXTS[message.subject].ko } : null,
        message.orderNumber ? { label: '주문번호', value: message.orderNumber } : null,
        { label: '답장 언어', value: message.language === 'ko' ? '한국어' : '영어' },
      ),
      heading('내용'),
      quote(message.message),
      note('이 메일에 답장하면 고객에게 보내집니다.'),
    ],
    reason: '문의 양식으로 들어온 내용을 회사 대표 주소로 보내는 알림입니다.',
    replyTo: message.email,
  };
};
