import { BRAND } from '@eunbit/schema/brand';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyRecord } from './second-factor.model.ts';

/** Longest answer that is parsed. */
const MAXIMUM_ANSWER_LENGTH = 20_000;

/** Loaded with the first passkey: it is much text, and many shops have none. */
const loadLibrary = () => import('@simplewebauthn/server');

const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const describe = ({ id, transports }: PasskeyRecord) => ({ id, transports });

/** Null for what is no JSON object with an id. */
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

/** The library throws for each answer that is not as asked for. */
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
 * What passkeys are asked, and what their answers have to be. They belong to the host of the shop, and ask by finger,
 * face or PIN who holds them each time. `publicUrl` is the address of the shop.
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
    /** What a new passkey is asked. Those that the person has are left out, so that none is added twice. */
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

    /** The new passkey without its name; null for an answer that is not to this challenge, host and address. */
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

    /** What any of the person's passkeys is asked. */
    async askToProve(passkeys: readonly PasskeyRecord[]) {
      const { generateAuthenticationOptions } = await loadLibrary();
      return generateAuthenticationOptions({
        rpID: host(),
        allowCredentials: passkeys.map(describe),
        userVerification: 'required',
      });
    },

    /**
     * The passkey that has signed, and what it counts now; null for a wrong answer. A passkey that counts, and is not
     * beyond what is known of it, is a copy of another: it is refused.
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
