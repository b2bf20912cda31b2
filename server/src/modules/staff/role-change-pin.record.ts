import type { ROLE_CHANGE_PIN_ID } from './role-change-pin.model.ts';

/** The code that changes of roles ask for: one document. */
export interface RoleChangePinRecord {
  _id: typeof ROLE_CHANGE_PIN_ID;
  /** argon2id of the number. */
  hash: string;
  /** Tries since the last right one. */
  tries: number;
  lastTryAt: Date | null;
  setAt: Date;
}
