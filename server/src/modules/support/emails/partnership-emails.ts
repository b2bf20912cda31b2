import { BRAND } from '@eunbit/schema/brand';
import { formatDate } from '@eunbit/schema/date';
import { personName } from '@eunbit/schema/person-name';
import type { SupportSettings } from '@eunbit/schema/shop-settings';
import { TIME_ZONE } from '@eunbit/schema/time-zone';
import { type EmailContent, type EmailTemplate, facts, heading, note, quote, text } from '../../email/index.ts';
import type { PartnershipRequestRecord } from '../partnership-request.model.ts';
import type { SupportEmailSources } from './contact-emails.ts';

const WORDS = {
  ko: {
    subject: (number: string) => `[은빛] 제휴 문의가 접수되었습니다 (${number})`,
    preheader: '담당자가 확인하고 답장드리겠습니다.',
    title: '제휴를 제안해 주셔서 감사합니다',
    opening: (name: string, company: string, { opens, closes }: SupportSettings) =>
      `${company} ${name} 님, 제휴 문의가 접수되었습니다. 담당자가 평일 ${opens}~${closes}에 확인하고 이 주소로 답장드리겠습니다.`,
    number: '접수번호',
    company: '회사',
    industry: '업종',
    written: '보내 주신 내용',
    more: '덧붙이실 내용이 있으시면 이 메일에 답장해 주세요.',
    reason:
      '제휴 문의 양식에 이 주소를 적어 주셔서 보내 드리는 접수 확인입니다. 직접 문의하지 않으셨다면 이 메일을 무시하셔도 됩니다.',
  },
  en: {
    subject: (number: string) => `[Eunbit] We have your partnership request (${number})`,
    preheader: 'We will read it and answer to this address.',
    title: 'Thank you for thinking of us',
    opening: (name: string, company: string, { opens, closes }: SupportSettings) =>
      `Hello ${name} of ${company}, we have received your request. We read requests on weekdays from ${opens} to ${closes} (Seoul) and will answer to this address.`,
    number: 'Ticket number',
    company: 'Company',
    industry: 'Industry',
    written: 'What you wrote',
    more: 'To add something, just answer this email.',
    reason:
      'You get this email because this address was given in our partnership form. If it was not you, you can ignore it.',
  },
} as const;

const buildMessage = (title: string, { message }: PartnershipRequestRecord): EmailContent['blocks'] =>
  message ? [heading(title), quote(message)] : [];

/** To the business: confirmation of a partnership request. */
export const partnershipConfirmation: EmailTemplate<'B2B_CONFIRMATION', SupportEmailSources> = async (
  { partnershipNumber },
  { language },
  sources,
) => {
  const request = await sources.partnershipRequest(partnershipNumber);
  if (!request) return null;
  const words = WORDS[language];
  return {
    subject: words.subject(request.number),
    preheader: words.preheader,
    title: words.title,
    market: request.market,
    language,
    blocks: [
      text(words.opening(personName(request), request.company, sources.settings.support)),
      facts(
        { label: words.number, value: request.number },
        { label: words.company, value: request.company },
        { label: words.industry, value: request.industry },
      ),
      ...buildMessage(words.written, request),
      note(words.more),
    ],
    reason: words.reason,
  };
};

/** To the company: a new partnership request. Reply-To is the business. */
export const partnershipRequest: EmailTemplate<'B2B_REQUEST', SupportEmailSources> = async (
  { partnershipNumber },
  { language },
  sources,
) => {
  const request = await sources.partnershipRequest(partnershipNumber);
  if (!request) return null;
  const { market, createdAt } = request;
  return {
    subject: `[${BRAND.koreanName}] 제휴 문의 ${request.number}: ${request.company}`,
    preheader: request.message || request.industry,
    title: '새 제휴 문의가 들어왔습니다',
    market,
    language,
    blocks: [
      facts(
        { label: '접수번호', value: request.number },
        { label: '스토어', value: market === 'KR' ? '한국 스토어' : '미국 스토어' },
        { label: '접수일', value: formatDate(createdAt, language, TIME_ZONE.KR) },
        { label: '회사', value: request.company },
        { label: '업종', value: request.industry },
        { label: '이름', value: personName(request) },
        { label: '이메일', value: request.email },
        { label: '전화', value: request.phone },
        { label: '답장 언어', value: request.language === 'ko' ? '한국어' : '영어' },
      ),
      ...buildMessage('내용', request),
      note('이 메일에 답장하면 문의한 분에게 보내집니다.'),
    ],
    reason: '제휴 문의 양식으로 들어온 내용을 회사 대표 주소로 보내는 알림입니다.',
    replyTo: request.email,
  };
};
