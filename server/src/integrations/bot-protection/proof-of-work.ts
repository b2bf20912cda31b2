import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { BotProtection } from './bot-protection.ts';

/** Iterations of PBKDF2 per attempt: about 1 ms on a desktop, 4 ms on a slow phone. */
const ITERATIONS = 5_000;
/** Attempts that a challenge takes: 0.3 s on a desktop, 1 to 2 s on a slow phone. */
const TRIES = { least: 200, most: 400 };
const VALID_MINUTES = 10;
/** A proof has about 600 characters. */
const MAXIMUM_PROOF_LENGTH = 2_000;

const HEX = /^[0-9a-f]+$/;
const proofShape = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.literal(ITERATIONS),
      data: z.object({ action: z.string() }),
      expiresAt: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string().regex(HEX),
      keySignature: z.string().regex(HEX),
      nonce: z.string().regex(HEX),
      salt: z.string().regex(HEX),
    }),
    signature: z.string().regex(HEX),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string().regex(HEX) }),
});

function parseProof(proof: string) {
  try {
    return proofShape.safeParse(JSON.parse(proof)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Proof of work in the format of ALTCHA: the browser searches for the number whose derived key has the prefix in the challenge.
 * The server keeps no state: challenges are signed with `secret`, and verifying a proof derives no key.
 */
export function createProofOfWork(secret: string): BotProtection {
  const hmacSignatureSecret = `${secret}:proof-of-work`;
  const hmacKeySignatureSecret = `${secret}:proof-of-work-key`;
  return {
    async challenge(action) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ITERATIONS,
        counter: randomInt(TRIES.least, TRIES.most),
        data: { action },
        deriveKey,
        expiresAt: new Date(Date.now() + VALID_MINUTES * 60_000),
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return JSON.stringify(challenge);
    },

    async isProven(action, proof) {
      if (!proof || proof.length > MAXIMUM_PROOF_LENGTH) return false;
      const given = parseProof(proof);
      if (given?.challenge.parameters.data.action !== action) return false;
      const { verified } = await verifySolution({ ...given, deriveKey, hmacSignatureSecret, hmacKeySignatureSecret });
      return verified;
    },
  };
}
