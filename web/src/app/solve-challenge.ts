import type { Challenge } from 'altcha-lib';

/**
 * Answers the challenge of a `ProofRequiredError`: 0.3 s of a desktop, 1 to 2 s of a slow phone. Rejects where the browser
 * cannot, as without https. Loaded only when a proof is asked for.
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
