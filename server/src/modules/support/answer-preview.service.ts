import { validateAnswer } from '@eunbit/schema/validation-support-request';
import { type Result, refuse, refuseInput } from '../../common/refusal.ts';
import type { EmailRegistry, PreviewedEmail } from '../email/index.ts';
import type { ContactService } from './contact.service.ts';
import type { SupportEmailSources } from './emails/contact-emails.ts';
import type { PartnershipService } from './partnership.service.ts';
import type { AnswerRecord } from './request-handling.ts';

interface Deps {
  readonly contact: Pick<ContactService, 'byNumber'>;
  readonly partnership: Pick<PartnershipService, 'byNumber'>;
  readonly emails: EmailRegistry;
}

/** Renders the email that a reply would send, with the same template. Nothing is stored or sent. */
export function createAnswerPreviewService({ contact, partnership, emails }: Deps) {
  /** Previews a reply to a contact message or a partnership request. */
  return async function answerPreview(
    number: string,
    text: string,
    staffId: string,
  ): Promise<Result<PreviewedEmail, 'REQUEST_NOT_FOUND'>> {
    const invalid = refuseInput(validateAnswer(text));
    if (invalid) return invalid;
    const [message, business] = await Promise.all([contact.byNumber(number), partnership.byNumber(number)]);
    const request = message ?? business;
    if (!request) return refuse('REQUEST_NOT_FOUND', 'request.notFound');
    const written: AnswerRecord = { text: text.trim(), at: new Date(), by: staffId, byName: '' };
    const answers = [...request.answers, written];
    const { email: to, language } = request;
    const contents = await emails.preview<'REQUEST_ANSWERED', SupportEmailSources>({
      kind: 'REQUEST_ANSWERED',
      refs: { requestNumber: number, answer: String(answers.length - 1) },
      to,
      language,
      changed: {
        contactMessage: async () => message && { ...message, answers },
        partnershipRequest: async () => business && { ...business, answers },
      },
    });
    return { value: { to, language, contents } };
  };
}

export type AnswerPreviewService = ReturnType<typeof createAnswerPreviewService>;
