/**
 * Requires a proof that is more expensive for programs than for people, once an action exceeds what honest callers of one network
 * do. Implemented by the shop's own proof of work; a captcha provider could replace it.
 */
export interface BotProtection {
  /**
   * A new challenge for one action, such as `hold:<checkout>`. Its proof is only valid for that action, so used proofs need no
   * record: repeating an action that is bound to one checkout or email address gains nothing.
   */
  challenge(action: string): Promise<string>;
  /** Whether the proof solves an unexpired challenge of this action; false for any other input. */
  isProven(action: string, proof: string | null | undefined): Promise<boolean>;
}
