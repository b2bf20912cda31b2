import type { Config } from '../../config.ts';
import {
  judgeCertificate,
  judgeHost,
  judgePage,
  judgePlainHttp,
  judgePostcodePage,
  judgeProxy,
  judgeRedirect,
  judgeSocket,
} from './checks/address.ts';
import {
  isPublicAddress,
  openSocket,
  readCertificate,
  readPage,
  readPostcodePage,
  readProxy,
  readRedirect,
  resolveHost,
} from './checks/address-facts.ts';
import type { Check } from './run-checks.ts';

/** Checks of the public address as browsers and providers reach it. */
export function createAddressChecks(config: Config, publicUrl: string, timeoutMs: number): Check[] {
  const { production, postcodeOrigin, trustedProxies } = config;
  const url = new URL(publicUrl);
  const isSecure = url.protocol === 'https:';
  const check = (id: string, about: string, run: Check['run']): Check => ({ area: 'PUBLIC_ADDRESS', id, about, run });
  return [
    check('address.dns', 'PUBLIC_URL', async () => [
      judgeHost(url.hostname, await resolveHost(url.hostname), production),
    ]),
    check('address.tls', 'TLS', async () => [
      isSecure ? judgeCertificate(await readCertificate(url, timeoutMs), new Date()) : judgePlainHttp(production),
    ]),
    check('address.health', 'PUBLIC_URL', async () => judgePage(await readPage(publicUrl, timeoutMs), production)),
    check('address.websocket', 'WebSocket /graphql', async () => [judgeSocket(await openSocket(publicUrl, timeoutMs))]),
    check('address.proxy', 'TRUST_PROXY', async () => {
      const host = await resolveHost(url.hostname);
      return judgeProxy(await readProxy(publicUrl, timeoutMs), { trustedProxies, host }, isPublicAddress);
    }),
    // Redirects from http are checked only for the default port.
    ...(isSecure && url.port === ''
      ? [
          check('address.redirect', 'http://', async () => [
            judgeRedirect(await readRedirect(url, timeoutMs), publicUrl),
          ]),
        ]
      : []),
    ...(postcodeOrigin
      ? [
          check('address.postcode', 'POSTCODE_ORIGIN', async () => [
            judgePostcodePage(await readPostcodePage(postcodeOrigin, timeoutMs)),
          ]),
        ]
      : []),
  ];
}
