import type { ROLE_CHANGE_PIN_ID } from './role-change-pin.model.ts';

/** The role change PIN; a singleton document. */
export interface RoleChangePinRecord {
  _id: typeof ROLE_CHANGE_PIN_ID;
  /** argon2id hash of the PIN. */
  hash: string;
  /** Attempts since the last correct one. */
  tries: number;
  lastTryAt: Date | null;
  setAt: Date;
}
