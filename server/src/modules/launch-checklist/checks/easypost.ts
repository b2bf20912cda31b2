import type { EasyPostSettings } from '../../../config/provider-settings.ts';
import type { Config } from '../../../config.ts';
import { type EasyPostSetup, type EasyPostWebhook, isTestKey } from '../../../integrations/shipping/easypost-setup.ts';
import { good, note, type Verdict, wrong } from '../finding.ts';
import { checkAnswer } from './answers.ts';

const KEY = 'EASYPOST_API_KEY';
const WEBHOOKS = 'Webhooks (EasyPost)';
const CARRIERS = 'Carriers (EasyPost)';

const KEY_ADVICE = {
  ko: 'EasyPost의 API Keys에서 Production 키를 복사해 설정하고 다시 시작하세요.',
  en: 'Copy the production key from API Keys at EasyPost, set it and restart.',
};

type Side = Pick<Config, 'production' | 'rehearsal' | 'publicUrl'> & { readonly shipping: EasyPostSettings };

function checkKey({ production, rehearsal, shipping }: Side): Verdict[] {
  if (!isTestKey(shipping.apiKey)) {
    return [good('easypost.key', KEY, { ko: 'EasyPost가 키를 받아들입니다.', en: 'EasyPost accepts the key.' })];
  }
  const text = { ko: '테스트 키입니다. 라벨을 쓸 수 없습니다.', en: 'It is a test key: its labels are not valid.' };
  const isMeant = !production || rehearsal;
  return [(isMeant ? note : wrong)('easypost.key', KEY, text, KEY_ADVICE)];
}

export function checkEasyPostWebhook(webhooks: readonly EasyPostWebhook[], publicUrl: string | null): Verdict[] {
  if (publicUrl === null) return [];
  const url = `${publicUrl}/webhooks/easypost`;
  const advice = {
    ko: 'EasyPost의 Webhooks에 이 주소를 추가하고, 직접 정한 비밀을 EASYPOST_WEBHOOK_SECRET에도 넣으세요.',
    en: 'Add it under Webhooks at EasyPost, with a secret of your own that is also EASYPOST_WEBHOOK_SECRET.',
  };
  const mine = webhooks.filter((webhook) => webhook.url === url);
  if (mine.length === 0) {
    const text = {
      ko: `EasyPost에 ${url} 웹훅이 없어 배송 추적이 갱신되지 않습니다.`,
      en: `EasyPost has no webhook at ${url}: parcels are not followed.`,
    };
    return [wrong('easypost.webhook', WEBHOOKS, text, advice)];
  }
  if (!mine.some(({ enabled }) => enabled)) {
    const text = { ko: `웹훅 ${url}이 꺼져 있습니다.`, en: `The webhook at ${url} is disabled.` };
    return [wrong('easypost.webhook', WEBHOOKS, text, { ko: '다시 켜세요.', en: 'Enable it again.' })];
  }
  return [good('easypost.webhook', WEBHOOKS, { ko: `웹훅 ${url}이 있습니다.`, en: `There is a webhook at ${url}.` })];
}

function checkCarriers(carriers: readonly string[]): Verdict[] {
  if (carriers.length === 0) {
    const text = { ko: '연결된 택배사가 없습니다.', en: 'No carrier is connected.' };
    const advice = { ko: 'EasyPost의 Carriers에서 연결하세요.', en: 'Connect one under Carriers at EasyPost.' };
    return [wrong('easypost.carriers', CARRIERS, text, advice)];
  }
  const names = carriers.join(', ');
  return [good('easypost.carriers', CARRIERS, { ko: `택배사: ${names}.`, en: `Carriers: ${names}.` })];
}

export function checkEasyPost(setup: EasyPostSetup, side: Side): readonly Verdict[] {
  const asked = (id: string, about: string) => ({ id, about, provider: 'EasyPost', advice: KEY_ADVICE });
  if (!setup.webhooks.ok && setup.webhooks.failure === 'KEY_REFUSED') {
    return checkAnswer(setup.webhooks, asked('easypost.key', KEY), () => []);
  }
  return [
    ...checkAnswer(setup.webhooks, asked('easypost.webhook', WEBHOOKS), (webhooks) => [
      ...checkKey(side),
      ...checkEasyPostWebhook(webhooks, side.publicUrl),
    ]),
    ...(setup.carriers ? checkAnswer(setup.carriers, asked('easypost.carriers', CARRIERS), checkCarriers) : []),
  ];
}
