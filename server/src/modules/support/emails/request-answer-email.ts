import { personName } from '@eunbit/schema/person-name';
import { type EmailTemplate, facts, heading, note, quote, text } from '../../email/index.ts';
import type { SupportEmailSources } from './contact-emails.ts';

const WORDS = {
  ko: {
    subject: (number: string) => `[은빛] 문의하신 내용에 답변드립니다 (${number})`,
    title: '문의하신 내용에 답변드립니다',
    opening: (name: string) => `${name} 님, 기다려 주셔서 감사합니다.`,
    number: '접수번호',
    answer: '답변',
    written: '보내 주신 내용',
    more: '더 궁금하신 점이 있으시면 이 메일에 답장해 주세요.',
    reason: '고객님께서 보내신 문의에 대한 답변입니다.',
  },
  en: {
    subject: (number: string) => `[Eunbit] Our answer to your request ${number}`,
    title: 'Our answer to your request',
    opening: (name: string) => `Hello ${name}, thank you for waiting.`,
    number: 'Ticket number',
    answer: 'Our answer',
    written: 'What you wrote',
    more: 'To ask more, just answer this email.',
    reason: 'You get this email because you wrote to us.',
  },
} as const;

/** Reads a request of either kind. */
async function readRequest(number: string, sources: SupportEmailSources) {
  const message = await sources.contactMessage(number);
  if (message) return { ...message, writer: message.name };
  const partnership = await sources.partnershipRequest(number);
  return partnership && { ...partnership, writer: personName(partnership) };
}

/** To the author of a request: the reply of staff. */
export const requestAnswered: EmailTemplate<'REQUEST_ANSWERED', SupportEmailSources> = async (
  { requestNumber, answer },
  { language },
  sources,
) => {
  const request = await readRequest(requestNumber, sources);
  const written = request?.answers?.[Number(answer)];
  if (!request || !written) return null;
  const words = WORDS[language];
  return {
    subject: words.subject(request.number),
    preheader: written.text,
    title: words.title,
    market: request.market,
    language,
    blocks: [
      text(words.opening(request.writer)),
      facts({ label: words.number, value: request.number }),
      heading(words.answer),
      quote(written.text),
      ...(request.message ? [heading(words.written), quote(request.message)] : []),
      note(words.more),
    ],
    reason: words.reason,
  };
};
