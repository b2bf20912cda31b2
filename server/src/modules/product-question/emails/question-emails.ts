import type { Language, Market } from '@eunbit/schema/market';
import type { ProductRecord } from '../../catalogue/index.ts';
import { button, type EmailTemplate, type EmailTemplates, heading, note, quote, text } from '../../email/index.ts';
import type { ProductQuestionRecord } from '../product-question.model.ts';
import { sampleQuestion } from './sample-question.ts';

declare module '../../email/email-refs.ts' {
  interface EmailRefs {
    /** To the author of a question about a product: the answer. `userId` deletes the email with the account. */
    QUESTION_ANSWERED: { readonly questionId: string; readonly userId: string };
  }
}

export interface QuestionEmailSources {
  question(id: string): Promise<ProductQuestionRecord | null>;
  product(id: string): Promise<Pick<ProductRecord, 'slug' | 'title'> | null>;
  /** False for staff, who can view sent emails without the permission to read secret questions (QUESTION-3). */
  readonly showsSecrets: boolean;
}

const WORDS = {
  ko: {
    subject: (product: string) => `[은빛] ${product} 상품문의에 답변드립니다`,
    title: '상품문의에 답변드립니다',
    opening: (product: string) => `${product}에 대해 문의해 주셔서 감사합니다.`,
    answer: '답변',
    asked: '문의하신 내용',
    see: '상품 페이지에서 보기',
    secret: '비밀글은 로그인하신 뒤 고객님만 보실 수 있습니다.',
    withheld: '비밀글입니다.',
    reason: '고객님께서 남기신 상품문의에 대한 답변입니다.',
  },
  en: {
    subject: (product: string) => `[Eunbit] Our answer to your question about ${product}`,
    title: 'Our answer to your question',
    opening: (product: string) => `Thank you for asking about ${product}.`,
    answer: 'Our answer',
    asked: 'What you asked',
    see: 'See it on the product page',
    secret: 'Your question is secret: on the page, only you see it once you have signed in.',
    withheld: 'This is a secret question.',
    reason: 'You get this email because you asked about a product.',
  },
} as const;

const questionAnswered: EmailTemplate<'QUESTION_ANSWERED', QuestionEmailSources> = async (
  { questionId },
  { language },
  sources,
) => {
  const stored = await sources.question(questionId);
  const question = sources.showsSecrets ? stored : withhold(stored);
  const product = question && (await sources.product(question.productId));
  if (!question?.answer || !product) return null;
  const { market, isSecret, answer } = question;
  const words = WORDS[language];
  const title = product.title[language];
  return {
    subject: words.subject(title),
    // Mailbox lists and locked phones show it.
    preheader: isSecret ? words.title : answer.text,
    title: words.title,
    market,
    language,
    blocks: [
      text(words.opening(title)),
      heading(words.answer),
      quote(answer.text),
      heading(words.asked),
      quote(question.text),
      button(words.see, sources.links.page(`/product/${product.slug}#questions`, { market, language })),
      ...(isSecret ? [note(words.secret)] : []),
    ],
    reason: words.reason,
  };
};

function withhold(question: ProductQuestionRecord | null): ProductQuestionRecord | null {
  if (!question?.isSecret) return question;
  const { withheld } = WORDS[question.language];
  return { ...question, text: withheld, answer: question.answer && { ...question.answer, text: withheld } };
}

export function createQuestionEmails(createSources: () => QuestionEmailSources) {
  return {
    templates: { QUESTION_ANSWERED: questionAnswered },
    createSources,
    redacted: { showsSecrets: false },
    samples: {
      sources: async (market: Market, language: Language) => {
        const { question, product } = sampleQuestion(market, language);
        return { question: async () => question, product: async () => product, showsSecrets: true };
      },
      emails: { QUESTION_ANSWERED: () => [{ refs: { questionId: 'sample', userId: 'sample' } }] },
    },
  } satisfies EmailTemplates<'QUESTION_ANSWERED', QuestionEmailSources>;
}
