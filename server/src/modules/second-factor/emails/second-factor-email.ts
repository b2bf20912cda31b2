import type { Language } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import type { UserRecord } from '../../account/index.ts';
import { contactWays, type EmailTemplate, facts, note, text } from '../../email/index.ts';
import type { SecondFactorChange } from '../second-factor-changes.ts';

export interface SecondFactorEmailSources {
  user(id: string): Promise<UserRecord | null>;
}

interface Words {
  readonly subject: string;
  readonly preheader: string;
  readonly title: string;
  readonly opening: (name: string) => string;
  readonly what: string;
  readonly changes: Readonly<Record<SecondFactorChange, string>>;
  readonly notYou: (ways: string) => string;
  readonly reason: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    subject: '[은빛] 2단계 인증이 변경되었습니다',
    preheader: '직접 변경하지 않으셨다면 바로 알려 주세요.',
    title: '2단계 인증이 변경되었습니다',
    opening: (name) => `${name} 님의 백오피스 로그인 인증 수단에 변경이 있었습니다.`,
    what: '변경 내용',
    changes: {
      AUTHENTICATOR_ADDED: '인증 앱 추가',
      AUTHENTICATOR_REMOVED: '인증 앱 삭제',
      PASSKEY_ADDED: '패스키 추가',
      PASSKEY_REMOVED: '패스키 삭제',
      RECOVERY_CODES_RENEWED: '복구 코드 재발급',
      RECOVERY_CODE_USED: '복구 코드 사용',
      RESET: '관리자가 2단계 인증을 초기화했습니다. 모든 기기에서 로그아웃되었습니다.',
    },
    notYou: (ways) => `직접 변경하지 않으셨다면 바로 ${ways}로 알려 주세요.`,
    reason: '계정의 안전을 위해 인증 수단이 바뀔 때마다 보내 드리는 안내입니다.',
  },
  en: {
    subject: '[Eunbit] Your second factor was changed',
    preheader: 'If it was not you, please tell us at once.',
    title: 'Your second factor was changed',
    opening: (name) => `Hello ${name}, there was a change in how you sign in to the back office.`,
    what: 'What changed',
    changes: {
      AUTHENTICATOR_ADDED: 'An authenticator app was added.',
      AUTHENTICATOR_REMOVED: 'The authenticator app was removed.',
      PASSKEY_ADDED: 'A passkey was added.',
      PASSKEY_REMOVED: 'A passkey was removed.',
      RECOVERY_CODES_RENEWED: 'New recovery codes were made.',
      RECOVERY_CODE_USED: 'A recovery code was used.',
      RESET: 'An admin has reset your second factor. You are signed out on every device.',
    },
    notYou: (ways) => `If it was not you, please tell us at once: ${ways}.`,
    reason: 'We send this email whenever a way to sign in changes, to keep accounts safe.',
  },
};

/** To the owner of a changed factor, whoever changed it. */
export const secondFactorChanged: EmailTemplate<'SECOND_FACTOR_CHANGED', SecondFactorEmailSources> = async (
  { userId, change },
  { language },
  sources,
) => {
  const user = await sources.user(userId);
  if (!user) return null;
  const words = WORDS[language];
  return {
    market: user.location,
    language,
    subject: words.subject,
    preheader: words.preheader,
    title: words.title,
    reason: words.reason,
    blocks: [
      text(words.opening(personName(user))),
      facts({ label: words.what, value: words.changes[change] }),
      note(words.notYou(contactWays(sources.settings, { market: user.location, language }))),
    ],
  };
};
