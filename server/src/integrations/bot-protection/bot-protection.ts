/**
 * Asks a caller for a proof that costs programs more than people, where an action was done more often than honest callers of
 * one network do it. The shop's own proof of work stands here; a captcha provider could.
 */
export interface BotProtection {
  /**
   * A new challenge for one action, such as `hold:<checkout>`. The proof that answers it is good for that action alone, so it
   * needs no record of what was used: repeating an action that is bound to one checkout or email address gains nothing.
   */
  challenge(action: string): Promise<string>;
  /** Whether a proof answers a challenge of this action that has not expired; false for whatever else a caller sends. */
  isProven(action: string, proof: string | null | undefined): Promise<boolean>;
}
