import type { Challenge } from 'altcha-lib';

/**
 * Solves the challenge of a `ProofRequiredError`: it takes 0.3 s on a desktop, 1 to 2 s on a slow phone. Rejects if the browser
 * cannot solve it, as without https. Loaded only if a proof is required.
 */
export async function solveChallenge(text: string): Promise<string> {
  const [{ solveChallenge: solve }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const challenge: Challenge = JSON.parse(text);
  const solution = await solve({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}
