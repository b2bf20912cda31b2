import type { OAuthSettings } from '../../../config/provider-settings.ts';
import type { SetupAnswer } from '../../../integrations/setup-answer.ts';
import { good, note, type Verdict } from '../finding.ts';
import { checkAnswer } from './answers.ts';

const PROVIDERS = {
  NAVER: {
    id: 'naver.client',
    about: 'NAVER_CLIENT_ID, NAVER_CLIENT_SECRET',
    provider: 'Naver',
    site: 'developers.naver.com',
  },
  GOOGLE: {
    id: 'google.client',
    about: 'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET',
    provider: 'Google',
    site: 'console.cloud.google.com',
  },
} as const;

/** Format of Google client ids. */
const GOOGLE_ID = /^[\w-]+\.apps\.googleusercontent\.com$/;

export function checkSocial(
  name: keyof typeof PROVIDERS,
  answer: SetupAnswer<true>,
  settings: OAuthSettings,
  redirectUri: string | null,
): readonly Verdict[] {
  const { site, ...asked } = PROVIDERS[name];
  const advice = {
    ko: `${site}에서 애플리케이션의 클라이언트 ID와 비밀을 복사해 설정하고 다시 시작하세요.`,
    en: `Copy id and secret of the application from ${site}, set them and restart.`,
  };
  return checkAnswer(answer, { ...asked, advice }, () => {
    const { id, about, provider } = asked;
    const isOdd = name === 'GOOGLE' && settings.apiUrl === null && !GOOGLE_ID.test(settings.clientId);
    const callback = redirectUri ?? '';
    return [
      good(id, about, {
        ko: `${provider}가 클라이언트 ID와 비밀을 받아들입니다. 콜백 주소: ${callback}`,
        en: `${provider} accepts id and secret. The callback address there has to be ${callback}`,
      }),
      ...(isOdd
        ? [
            note(
              'google.client-format',
              about,
              { ko: 'Google 클라이언트 ID의 형식이 아닙니다.', en: 'This does not look like a client id of Google.' },
              advice,
            ),
          ]
        : []),
    ];
  });
}
