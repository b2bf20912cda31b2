import { BRAND } from '@eunbit/schema/brand';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyRecord } from './second-factor.model.ts';

/** Maximum length of a response that is parsed. */
const MAXIMUM_ANSWER_LENGTH = 20_000;

/** Loaded on first use: the library is large, and many shops have no passkeys. */
const loadLibrary = () => import('@simplewebauthn/server');

const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const describe = ({ id, transports }: PasskeyRecord) => ({ id, transports });

/** Null unless it is a JSON object with an id. */
function parseAnswer<T extends { readonly id: string }>(json: string): T | null {
  if (json.length > MAXIMUM_ANSWER_LENGTH) return null;
  try {
    const answer: unknown = JSON.parse(json);
    const isAnswer = typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string';
    return isAnswer ? (answer as T) : null;
  } catch {
    return null;
  }
}

/** The library throws for each invalid response. */
async function orNull<T>(verify: () => Promise<T | null>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/**
 * The WebAuthn options for passkeys, and the verification of their responses. Passkeys are bound to the shop's host and verify
 * the user by finger, face or PIN each time. `publicUrl` is the shop's URL.
 */
export function createPasskeyCeremony(publicUrl: () => string) {
  const host = () => new URL(publicUrl()).hostname;
  const expected = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: new URL(publicUrl()).origin,
    expectedRPID: host(),
    requireUserVerification: true,
  });

  return {
    /** Options to register a new passkey. Existing ones are excluded, so that none is added twice. */
    async askToAdd(person: Person, existing: readonly PasskeyRecord[]) {
      const { generateRegistrationOptions } = await loadLibrary();
      return generateRegistrationOptions({
        rpName: BRAND.name,
        rpID: host(),
        userID: new Uint8Array(Buffer.from(person.id)),
        userName: person.email,
        userDisplayName: person.name,
        attestationType: 'none',
        excludeCredentials: existing.map(describe),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      });
    },

    /** The new passkey without its name; null if the response does not match the challenge, host and origin. */
    async readAdded(
      json: string,
      challenge: string,
    ): Promise<Pick<PasskeyRecord, 'id' | 'publicKey' | 'counter' | 'transports'> | null> {
      const response = parseAnswer<RegistrationResponseJSON>(json);
      if (!response) return null;
      const { verifyRegistrationResponse } = await loadLibrary();
      return orNull(async () => {
        const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected(challenge) });
        if (!registrationInfo) return null;
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports: [...transports] };
      });
    },

    /** Options to authenticate with any of the person's passkeys. */
    async askToProve(passkeys: readonly PasskeyRecord[]) {
      const { generateAuthenticationOptions } = await loadLibrary();
      return generateAuthenticationOptions({
        rpID: host(),
        allowCredentials: passkeys.map(describe),
        userVerification: 'required',
      });
    },

    /**
     * The passkey that has signed, with its new counter; null for an invalid response. A passkey whose counter does not exceed
     * the stored one is a copy and is rejected, unless it does not count.
     */
    async readProof(
      json: string,
      challenge: string,
      passkeys: readonly PasskeyRecord[],
    ): Promise<{ readonly passkey: PasskeyRecord; readonly counter: number } | null> {
      const response = parseAnswer<AuthenticationResponseJSON>(json);
      const passkey = passkeys.find(({ id }) => id === response?.id);
      if (!response || !passkey) return null;
      const { verifyAuthenticationResponse } = await loadLibrary();
      return orNull(async () => {
        const { id, counter } = passkey;
        const credential = { id, counter, publicKey: fromBase64(passkey.publicKey) };
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response,
          credential,
          ...expected(challenge),
        });
        return verified ? { passkey, counter: authenticationInfo.newCounter } : null;
      });
    },
  };
}

export type PasskeyCeremony = ReturnType<typeof createPasskeyCeremony>;
