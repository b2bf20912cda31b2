import type { Config } from '../../config.ts';
import {
  checkCertificate,
  checkHost,
  checkPage,
  checkPlainHttp,
  checkPostcodePage,
  checkProxy,
  checkRedirect,
  checkSocket,
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
      checkHost(url.hostname, await resolveHost(url.hostname), production),
    ]),
    check('address.tls', 'TLS', async () => [
      isSecure ? checkCertificate(await readCertificate(url, timeoutMs), new Date()) : checkPlainHttp(production),
    ]),
    check('address.health', 'PUBLIC_URL', async () => checkPage(await readPage(publicUrl, timeoutMs), production)),
    check('address.websocket', 'WebSocket /graphql', async () => [checkSocket(await openSocket(publicUrl, timeoutMs))]),
    check('address.proxy', 'TRUST_PROXY', async () => {
      const host = await resolveHost(url.hostname);
      return checkProxy(await readProxy(publicUrl, timeoutMs), { trustedProxies, host }, isPublicAddress);
    }),
    // Redirects from http are checked only for the default port.
    ...(isSecure && url.port === ''
      ? [
          check('address.redirect', 'http://', async () => [
            checkRedirect(await readRedirect(url, timeoutMs), publicUrl),
          ]),
        ]
      : []),
    ...(postcodeOrigin
      ? [
          check('address.postcode', 'POSTCODE_ORIGIN', async () => [
            checkPostcodePage(await readPostcodePage(postcodeOrigin, timeoutMs)),
          ]),
        ]
      : []),
  ];
}
