import type { ClientSession } from 'mongoose';

/** The owner of personal data: modules link it by account id or by email address. */
export interface DataOwner {
  readonly id: string;
  readonly email: string;
}

/**
 * A module's data about members: exported with their account, and deleted or unlinked with it. Each module that links data to an
 * account registers one.
 */
export interface PersonalData {
  /** Name of its part in the download. */
  readonly part: string;
  /** All data about the owner, ready for JSON; neither hashes nor secrets. */
  exportData(owner: DataOwner): Promise<unknown>;
  /** Runs in the transaction that deletes the account: deletes the data, or unlinks what has to be kept by law. */
  forget(owner: DataOwner, transaction: ClientSession): Promise<void>;
}

/** The personal data of all modules. */
export interface PersonalDataRegistry {
  register(...parts: readonly PersonalData[]): void;
  /** In the order of their registration. */
  readonly parts: readonly PersonalData[];
}

export function createPersonalDataRegistry(): PersonalDataRegistry {
  const parts: PersonalData[] = [];
  return {
    parts,
    register: (...added) => void parts.push(...added),
  };
}
