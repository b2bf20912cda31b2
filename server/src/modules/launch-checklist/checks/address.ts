import type { Bilingual } from '../../../common/bilingual.ts';
import type { TrustedProxies } from '../../../common/trusted-proxies.ts';
import { good, note, type Verdict, wrong } from '../finding.ts';
import { type CertificateFacts, FORGED_ADDRESS, type PageFacts, type ProxyFacts } from './address-facts.ts';

const ADDRESS = 'PUBLIC_URL';
const DAY_MS = 86_400_000;
/** Certificates are usually renewed 30 days before expiry; fewer days than this indicate a failed renewal. */
const RENEWAL_DAYS = 14;

export interface HostFacts {
  readonly addresses: readonly string[];
  readonly isPublic: boolean;
}

export function checkHost(hostname: string, host: HostFacts | null, production: boolean): Verdict {
  const advice = {
    ko: '도메인의 DNS에 이 서버(또는 로드 밸런서)의 주소를 등록하거나 PUBLIC_URL을 고치세요.',
    en: "Add the server's (or the load balancer's) address to the domain's DNS, or mend PUBLIC_URL.",
  };
  if (host === null) {
    const text = { ko: `${hostname}을 DNS에서 찾을 수 없습니다.`, en: `DNS does not know ${hostname}.` };
    return wrong('address.dns', ADDRESS, text, advice);
  }
  const addresses = host.addresses.join(', ');
  const text = { ko: `${hostname} → ${addresses}`, en: `${hostname} is at ${addresses}.` };
  if (host.isPublic) return good('address.dns', ADDRESS, text);
  const inside = {
    ko: `${hostname}은 밖에서 닿지 않는 주소입니다(${addresses}).`,
    en: `${hostname} is at ${addresses}, which nobody outside reaches.`,
  };
  const isNormal = {
    ko: '이 컴퓨터가 내부 주소로 연결하는 것이라면 괜찮습니다. 밖의 브라우저로 열어 보세요.',
    en: 'That is as it should be if only this machine sees it so. Open the shop from outside.',
  };
  return note('address.dns', ADDRESS, inside, production ? isNormal : advice);
}

/** The verdict for an address without https. */
export function checkPlainHttp(production: boolean): Verdict {
  const text = { ko: 'https가 아닌 주소입니다.', en: 'It is not https.' };
  const advice = {
    ko: '인증서가 있는 https 주소로 바꾸세요. 운영 모드의 쿠키는 https에서만 동작합니다.',
    en: 'Use an https address with a certificate: in production cookies work over https alone.',
  };
  return (production ? wrong : note)('address.tls', ADDRESS, text, advice);
}

export function checkCertificate({ complaint, validUntil }: CertificateFacts, now: Date): Verdict {
  const about = 'TLS';
  const advice = {
    ko: '프록시의 인증서를 갱신하고 자동 갱신이 도는지 확인하세요.',
    en: 'Renew the certificate at the proxy, and see why it did not renew by itself.',
  };
  if (complaint !== null) {
    const text = {
      ko: `브라우저가 인증서를 믿지 않습니다: ${complaint}`,
      en: `Browsers do not trust it: ${complaint}`,
    };
    return wrong('address.tls', about, text, advice);
  }
  const days = validUntil ? Math.floor((validUntil.getTime() - now.getTime()) / DAY_MS) : 0;
  const text = { ko: `인증서가 ${days}일 뒤 만료됩니다.`, en: `The certificate ends in ${days} days.` };
  return days < RENEWAL_DAYS ? wrong('address.tls', about, text, advice) : good('address.tls', about, text);
}

export function checkRedirect(location: string | null, publicUrl: string): Verdict {
  const about = 'http://';
  if (location === null) {
    const text = { ko: 'http 주소에 답하는 서버가 없습니다.', en: 'Nobody answers over http.' };
    const advice = {
      ko: '주소를 http로 치는 사람을 위해 https로 보내는 것이 좋습니다.',
      en: 'Let the proxy redirect it, for those who type the address without https.',
    };
    return note('address.redirect', about, text, advice);
  }
  if (location.startsWith(new URL(publicUrl).origin)) {
    return good('address.redirect', about, { ko: 'http가 https로 이동합니다.', en: 'http leads to https.' });
  }
  const text = {
    ko: 'http 주소가 쇼핑몰의 https 주소로 이동하지 않습니다.',
    en: "http does not lead to the shop's https address.",
  };
  const advice = {
    ko: `프록시에서 http를 ${publicUrl}로 이동(301)시키세요.`,
    en: `Let the proxy redirect http to ${publicUrl} (301).`,
  };
  return wrong('address.redirect', about, text, advice);
}

const PAGE_HEADERS = ['content-security-policy', 'x-content-type-options', 'referrer-policy'] as const;
const PRODUCTION_HEADERS = ['strict-transport-security'] as const;

function checkHeaders(headers: PageFacts['headers'], production: boolean): Verdict {
  const wanted = [...PAGE_HEADERS, ...(production ? PRODUCTION_HEADERS : [])];
  const missing = wanted.filter((name) => !headers[name]);
  if (missing.length === 0) {
    return good('address.headers', 'Headers', { ko: '보안 헤더가 그대로 전달됩니다.', en: 'Security headers arrive.' });
  }
  const names = missing.join(', ');
  const text = { ko: `빠진 헤더: ${names}.`, en: `These headers do not arrive: ${names}.` };
  const advice = {
    ko: '쇼핑몰은 이 헤더를 보냅니다. 프록시가 지우거나 다른 페이지가 답하는지 확인하세요.',
    en: 'The shop sends them: see whether the proxy removes them, or another site answers.',
  };
  return wrong('address.headers', 'Headers', text, advice);
}

export function checkPage({ healthStatus, headers, webhookStatus }: PageFacts, production: boolean): Verdict[] {
  if (healthStatus !== 200) {
    const text = {
      ko: `/healthz가 ${healthStatus}로 답합니다. 이 주소의 서버는 쇼핑몰이 아니거나 멈춰 있습니다.`,
      en: `/healthz answers ${healthStatus}: the shop is down, or another site is at this address.`,
    };
    const advice = {
      ko: '프록시가 모든 경로를 쇼핑몰로 보내는지 확인하세요.',
      en: 'See that the proxy passes all paths on to the shop.',
    };
    return [wrong('address.health', ADDRESS, text, advice)];
  }
  const healthy = good('address.health', ADDRESS, { ko: '쇼핑몰이 답합니다.', en: 'The shop answers there.' });
  // The shop itself rejects an unsigned event with 400.
  if (webhookStatus === 400) {
    const text = { ko: '웹훅이 쇼핑몰에 닿습니다.', en: 'Webhooks reach the shop.' };
    return [healthy, checkHeaders(headers, production), good('address.webhooks', '/webhooks/', text)];
  }
  const text = {
    ko: `/webhooks/stripe가 ${webhookStatus}로 답합니다.`,
    en: `/webhooks/stripe answers ${webhookStatus}.`,
  };
  const advice = {
    ko: '프록시나 방화벽이 /webhooks/의 POST를 막지 않게 하세요.',
    en: 'Let proxy and firewall pass POST requests to /webhooks/.',
  };
  return [healthy, checkHeaders(headers, production), wrong('address.webhooks', '/webhooks/', text, advice)];
}

export function checkSocket(reason: string | null): Verdict {
  const about = 'WebSocket /graphql';
  if (reason === null) {
    return good('address.websocket', about, { ko: 'WebSocket이 연결됩니다.', en: 'WebSockets are accepted.' });
  }
  const text = { ko: `WebSocket이 연결되지 않습니다: ${reason}`, en: `WebSockets do not work: ${reason}` };
  const advice = {
    ko: '프록시가 /graphql의 Upgrade를 넘기고 20초 넘게 열어 두게 하세요. PUBLIC_URL은 브라우저의 주소와 같아야 합니다.',
    en: 'Let the proxy pass upgrades at /graphql on and keep them open for more than 20 seconds. PUBLIC_URL has to be what browsers have in their address bar.',
  };
  return wrong('address.websocket', about, text, advice);
}

/** Advice if forged addresses are accepted. */
function adviseAgainstForgery(trusted: TrustedProxies | null): Bilingual {
  if (trusted === null) {
    return {
      ko: '이 주소에서 답하는 서버는 다른 설정을 쓰고 있습니다. 그 서버의 TRUST_PROXY를 확인하세요.',
      en: 'The server that answers there has other settings than these: see its TRUST_PROXY.',
    };
  }
  return 'hops' in trusted
    ? {
        ko: `앞에 있는 프록시가 ${trusted.hops}개보다 적습니다. TRUST_PROXY를 실제 수로 줄이고, 없으면 지우세요.`,
        en: `Fewer than ${trusted.hops} proxies are in front of the shop: set TRUST_PROXY to their number, or unset it if there is none.`,
      }
    : {
        ko: '이 컴퓨터의 주소가 TRUST_PROXY에 들어 있습니다. 프록시의 주소만 남기고, 다른 곳에서 다시 확인하세요.',
        en: "TRUST_PROXY includes this machine's address: name the proxies alone, and check again from elsewhere.",
      };
}

/** The shop sees an internal address although it is reached from outside, probably that of a proxy. */
function checkInsideAddress(seen: string, trusted: TrustedProxies | null): Verdict {
  if (trusted === null) {
    const text = {
      ko: `쇼핑몰이 방문자 대신 프록시(${seen})를 봅니다.`,
      en: `The shop sees its proxy (${seen}) in place of its callers.`,
    };
    const advice = {
      ko: '앞에 있는 프록시의 수(하나면 TRUST_PROXY=1) 또는 주소로 설정하세요. 접속 제한과 스토어 선택이 주소에 따릅니다.',
      en: 'Set TRUST_PROXY to the number of proxies (1 for one) or to their addresses: limits and the choice of the store go by the address.',
    };
    return wrong('address.proxy', 'TRUST_PROXY', text, advice);
  }
  const text = {
    ko: `쇼핑몰이 이 컴퓨터를 내부 주소(${seen})로 봅니다.`,
    en: `The shop sees this machine at an address of the inside (${seen}).`,
  };
  const advice = {
    ko: '이 컴퓨터가 쇼핑몰과 같은 네트워크에 있으면 괜찮습니다. 아니면 TRUST_PROXY에 빠진 프록시가 있습니다.',
    en: "That is as it should be if it is in the shop's own network. Otherwise TRUST_PROXY lacks a proxy.",
  };
  return note('address.proxy', 'TRUST_PROXY', text, advice);
}

/** Checks from outside whether the shop accepts forged addresses, and whether it sees the caller or its proxy. */
export function checkProxy(
  { seen, seenWhenForged }: ProxyFacts,
  { trustedProxies, host }: { readonly trustedProxies: TrustedProxies | null; readonly host: HostFacts | null },
  isOutside: (address: string) => boolean,
): Verdict[] {
  const about = 'TRUST_PROXY';
  if (seenWhenForged === FORGED_ADDRESS) {
    const text = {
      ko: '아무나 X-Forwarded-For로 다른 주소를 주장할 수 있습니다.',
      en: 'Anybody can claim another address with X-Forwarded-For.',
    };
    return [wrong('address.proxy', about, text, adviseAgainstForgery(trustedProxies))];
  }
  if (host?.isPublic && !isOutside(seen)) return [checkInsideAddress(seen, trustedProxies)];
  return [
    good('address.proxy', about, {
      ko: `쇼핑몰이 이 컴퓨터의 주소(${seen})를 보고, 꾸며낸 주소는 믿지 않습니다.`,
      en: `The shop sees this machine as ${seen} and believes no forged address.`,
    }),
  ];
}

export function checkPostcodePage(status: number | null): Verdict {
  const about = 'POSTCODE_ORIGIN';
  if (status === 200) {
    return good('address.postcode', about, { ko: '우편번호 검색이 열립니다.', en: 'The postcode search opens there.' });
  }
  const text =
    status === null
      ? { ko: 'DNS에서 이 호스트를 찾을 수 없습니다.', en: 'DNS does not know this host.' }
      : { ko: `우편번호 검색이 ${status}로 답합니다.`, en: `The postcode search answers ${status} there.` };
  const advice = {
    ko: '이 호스트 이름도 같은 서버로 보내고, 프록시가 Host를 그대로 넘기게 하세요.',
    en: 'Let this host name lead to the same servers, with the name passed on in Host.',
  };
  return wrong('address.postcode', about, text, advice);
}
