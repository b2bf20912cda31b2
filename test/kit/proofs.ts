import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** The browser's solution of a challenge. */
export async function prove(text: string): Promise<string> {
  const challenge: Challenge = JSON.parse(text);
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}
