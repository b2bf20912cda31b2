import { ENOUGH_TOKEN_BITS, isGuessable } from '../../../common/secret-strength.ts';
import type { Config } from '../../../config.ts';
import { good, note, type Verdict, wrong } from '../finding.ts';

function checkSecret(id: string, about: string, secret: string, metricsToken: string | null): Verdict {
  const advice = {
    ko: '`openssl rand -base64 33`으로 만들고, 이미 주문을 받은 쇼핑몰에서는 docs/runbooks/rotate-app-secret.md대로 바꾸세요.',
    en: 'Make one with `openssl rand -base64 33`; in a shop with orders, change it as docs/runbooks/rotate-app-secret.md says.',
  };
  if (isGuessable(secret)) {
    const text = { ko: '추측하기 쉬운 값입니다.', en: 'It can be guessed: it is not random enough.' };
    return wrong(id, about, text, advice);
  }
  if (secret === metricsToken) {
    const text = {
      ko: 'METRICS_TOKEN과 같은 값입니다.',
      en: 'It is the same as METRICS_TOKEN, which other programs know.',
    };
    return wrong(id, about, text, advice);
  }
  return good(id, about, { ko: '충분히 무작위입니다.', en: 'It is random enough.' });
}

function checkSecrets({ appSecret, previousAppSecret, metricsToken }: Config): Verdict[] {
  const present = checkSecret('settings.app-secret', 'APP_SECRET', appSecret, metricsToken);
  if (previousAppSecret === null) return [present];
  const id = 'settings.app-secret-previous';
  return [present, checkSecret(id, 'APP_SECRET_PREVIOUS', previousAppSecret, metricsToken)];
}

function checkMode({ production, rehearsal }: Config): Verdict {
  if (!production) {
    const text = { ko: '운영 모드가 아닙니다.', en: 'The shop does not run in production mode.' };
    const advice = {
      ko: '쇼핑몰을 열 때는 NODE_ENV=production으로 시작하세요.',
      en: 'Open it with NODE_ENV=production.',
    };
    return note('settings.mode', 'NODE_ENV', text, advice);
  }
  if (rehearsal) {
    const text = { ko: '리허설입니다. 결제도 배송도 실제가 아닙니다.', en: 'This is a rehearsal: nothing is real.' };
    const advice = {
      ko: '쇼핑몰을 열기 전에 ALLOW_SANDBOXES와 …_API_URL을 지우세요.',
      en: 'Unset ALLOW_SANDBOXES and the …_API_URL settings before opening.',
    };
    return note('settings.mode', 'ALLOW_SANDBOXES', text, advice);
  }
  return good('settings.mode', 'NODE_ENV', { ko: '운영 모드입니다.', en: 'The shop runs in production mode.' });
}

/** Reports providers that are set to a sandbox. */
function checkSandboxes({ production, stripe, toss, shipping, carrierTracking, email, social }: Config): Verdict[] {
  const addresses = {
    STRIPE_API_URL: stripe?.apiUrl,
    TOSS_API_URL: toss?.apiUrl,
    EASYPOST_API_URL: shipping?.apiUrl,
    DELIVERY_TRACKER_API_URL: carrierTracking?.apiUrl,
    POSTMARK_API_URL: email.apiUrl,
    NAVER_API_URL: social.naver?.apiUrl,
    GOOGLE_API_URL: social.google?.apiUrl,
  };
  const set = Object.entries(addresses).flatMap(([name, address]) => (address ? [name] : []));
  if (set.length === 0) {
    if (!production) return [];
    const text = { ko: '샌드박스를 쓰지 않습니다.', en: 'No provider is a sandbox.' };
    return [good('settings.sandboxes', '…_API_URL', text)];
  }
  const text = { ko: '샌드박스로 연결되는 서비스가 있습니다.', en: 'Sandboxes stand in for these providers.' };
  const advice = { ko: '쇼핑몰을 열기 전에 이 설정을 지우세요.', en: 'Unset these settings before opening.' };
  return [note('settings.sandboxes', set.join(', '), text, advice)];
}

/** Only the Korean store has a postcode search, and addresses can also be typed without it. */
function checkPostcodeOrigin({ open, postcodeOrigin }: Config): Verdict[] {
  if (!open.stores.includes('KR')) return [];
  if (postcodeOrigin !== null) {
    const text = { ko: '우편번호 검색의 주소가 따로 있습니다.', en: 'The postcode search has an origin of its own.' };
    return [good('settings.postcode-origin', 'POSTCODE_ORIGIN', text)];
  }
  const text = {
    ko: '설정하지 않아 한국 주소 검색 결과가 채워지지 않을 수 있습니다.',
    en: 'It is not set: what the Korean postcode search finds may reach no form.',
  };
  const advice = {
    ko: '같은 서버로 연결되는 다른 호스트 이름을 설정하세요(docs/providers.md).',
    en: 'Set it to another host name of the same servers (docs/providers.md).',
  };
  return [note('settings.postcode-origin', 'POSTCODE_ORIGIN', text, advice)];
}

function checkMetrics({ metricsToken }: Config): Verdict {
  const about = 'METRICS_TOKEN';
  if (metricsToken === null) {
    const text = { ko: '설정하지 않아 지표를 읽을 수 없습니다.', en: 'It is not set: there are no metrics to watch.' };
    const advice = {
      ko: '모니터링을 쓰려면 16자 이상의 무작위 값을 설정하세요.',
      en: 'Set it to at least 16 random characters if you have a collector.',
    };
    return note('settings.metrics-token', about, text, advice);
  }
  if (!isGuessable(metricsToken, ENOUGH_TOKEN_BITS)) {
    return good('settings.metrics-token', about, { ko: '충분히 무작위입니다.', en: 'It is random enough.' });
  }
  const text = { ko: '추측하기 쉬운 값입니다.', en: 'It can be guessed: it is not random enough.' };
  const advice = { ko: '`openssl rand -base64 18`으로 만드세요.', en: 'Make one with `openssl rand -base64 18`.' };
  return wrong('settings.metrics-token', about, text, advice);
}

export function checkSettings(config: Config): Verdict[] {
  return [
    checkMode(config),
    ...checkSecrets(config),
    ...checkSandboxes(config),
    ...checkPostcodeOrigin(config),
    checkMetrics(config),
  ];
}
