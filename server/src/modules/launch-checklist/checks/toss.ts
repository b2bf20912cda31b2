import type { TossSettings } from '../../../config/provider-settings.ts';
import type { Config } from '../../../config.ts';
import type { SetupAnswer } from '../../../integrations/setup-answer.ts';
import { good, note, type Verdict, wrong } from '../finding.ts';
import { checkAnswer } from './answers.ts';

const KEY = 'TOSS_SECRET_KEY';

const KEY_ADVICE = {
  ko: '토스페이먼츠 개발자센터의 API 키에서 시크릿 키를 복사해 설정하고 다시 시작하세요.',
  en: "Copy the secret key from the developers' centre of Toss Payments, set it and restart.",
};

const BY_HAND = {
  ko: '에스크로 가상계좌 계약과 DEPOSIT_CALLBACK 웹훅은 토스페이먼츠 상점관리자에서 확인하세요. API로는 알 수 없습니다.',
  en: 'See at Toss Payments that the contract has virtual accounts with escrow, and that DEPOSIT_CALLBACK is registered; its API does not tell.',
};

export function checkToss(
  answer: SetupAnswer<true>,
  {
    production,
    rehearsal,
    publicUrl,
    toss,
  }: Pick<Config, 'production' | 'rehearsal' | 'publicUrl'> & { readonly toss: TossSettings },
): readonly Verdict[] {
  return checkAnswer(answer, { id: 'toss.key', about: KEY, provider: 'Toss Payments', advice: KEY_ADVICE }, () => {
    const isTest = toss.secretKey.startsWith('test_');
    const text = isTest
      ? { ko: '테스트 키입니다. 실제 입금이 되지 않습니다.', en: 'It is a test key: no money moves.' }
      : { ko: '토스페이먼츠가 키를 받아들입니다.', en: 'Toss Payments accepts the key.' };
    const isMeant = !production || rehearsal;
    const key = isTest ? (isMeant ? note : wrong)('toss.key', KEY, text, KEY_ADVICE) : good('toss.key', KEY, text);
    const callback = `${publicUrl ?? ''}/webhooks/virtual-account`;
    const byHand = { ko: `콜백 주소: ${callback}`, en: `The callback has to go to ${callback}` };
    return [key, note('toss.contract', 'DEPOSIT_CALLBACK (Toss Payments)', byHand, BY_HAND)];
  });
}
