import { BRAND, brandName } from '@eunbit/schema/brand';
import type { Language } from '@eunbit/schema/market';
import { escapeHtml } from './escape-html.ts';

export type UnsubscribeState = 'ask' | 'done' | 'invalid';

interface Words {
  readonly title: string;
  /** `email` is the company's; empty if it has none yet. */
  readonly text: (email: string) => string;
}

const BUTTON: Readonly<Record<Language, string>> = { ko: '수신 거부', en: 'Unsubscribe' };
const HOME: Readonly<Record<Language, string>> = { ko: '스토어로 가기', en: 'To the store' };

const WORDS: Readonly<Record<Language, Readonly<Record<UnsubscribeState, Words>>>> = {
  ko: {
    ask: {
      title: '소식을 그만 받으시겠습니까?',
      text: () => '아래 버튼을 누르시면 이 주소로 소식과 혜택을 더 이상 보내지 않습니다.',
    },
    done: {
      title: '수신 거부가 처리되었습니다',
      text: () => '더 이상 소식을 보내지 않겠습니다. 주문이나 계정에 관한 안내는 계속 보내 드립니다.',
    },
    invalid: {
      title: '사용할 수 없는 링크입니다',
      text: (email) =>
        `링크가 잘렸거나 변경되었습니다. 메일의 링크를 다시 눌러 보시거나 ${email || '고객센터'}로 알려 주세요.`,
    },
  },
  en: {
    ask: {
      title: 'Leave the mailing list?',
      text: () => 'Press the button and we will send no more news and offers to this address.',
    },
    done: {
      title: 'You have left the mailing list',
      text: () => 'We will send you no more news. Emails about your orders and your account still come.',
    },
    invalid: {
      title: 'This link does not work',
      text: (email) =>
        `It has been cut off or changed. Please try the link in the email again, or write to ${email || 'our customer service'}.`,
    },
  },
};

const STYLE = `
body { margin: 0; background: #f8f5fe; color: #2f3136; line-height: 1.6; word-break: keep-all;
  font-family: -apple-system, BlinkMacSystemFont, 'Segoe UI', 'Apple SD Gothic Neo', 'Noto Sans KR', 'Malgun Gothic', Roboto, Arial, sans-serif; }
main { max-width: 30rem; margin: 12vh auto; padding: 2.5rem 1.5rem; background: #fff; border-radius: 1rem; text-align: center; }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 1rem 0; }
p { overflow-wrap: anywhere; }
.address { font-weight: 600; }
button { font: inherit; font-weight: 600; color: #fff; background: #6d55ae; border: 0; border-radius: 0.625rem;
  min-height: 3rem; padding: 0 2rem; cursor: pointer; }
button:hover { background: #56418f; }
:focus-visible { outline: 3px solid #6d55ae; outline-offset: 3px; }
a { display: inline-block; min-height: 1.5rem; margin-top: 1.5rem; color: #56418f; }
@media (max-width: 36rem) { main { margin: 1rem; } }`;

interface PageOptions {
  readonly language: Language;
  readonly state: UnsubscribeState;
  /** The email address concerned; null if it is unknown. */
  readonly email: string | null;
  /** Form action of the button. */
  readonly action: string;
  /** Contact address for help. */
  readonly companyEmail: string;
}

const LOGO = { ko: '/logo-kr.svg', en: '/logo-us.svg' } as const;

/** The page behind "Unsubscribe" in emails. It needs no script; only its button, a POST, changes anything. */
export function unsubscribePage({ language, state, email, action, companyEmail }: PageOptions): string {
  const { title, text } = WORDS[language][state];
  const form = `<form method="post" action="${escapeHtml(action)}"><button type="submit">${BUTTON[language]}</button></form>`;
  return `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title} | ${BRAND.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer"><link rel="icon" href="/favicon.svg"><style>${STYLE}</style></head>
<body><main><img src="${LOGO[language]}" alt="${brandName(language)}" height="32"><h1>${title}</h1><p>${escapeHtml(text(companyEmail))}</p>
${email ? `<p class="address">${escapeHtml(email)}</p>` : ''}
${state === 'ask' ? form : ''}<a href="/">${HOME[language]}</a></main></body></html>`;
}
