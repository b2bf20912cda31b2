import type { ClientSession } from 'mongoose';

/** The owner of personal data: modules link it by account id or by email address. */
export interface DataOwner {
  readonly id: string;
  readonly email: string;
}

/**
 * What a module keeps about members: handed out with their data, and dealt with when an account is deleted. Each module
 * that links something to an account registers one: it is downloaded with the account and forgotten with it.
 */
export interface PersonalData {
  /** Name of its part in the download. */
  readonly part: string;
  /** Everything about the owner, ready for JSON; neither hashes nor secrets. */
  exportData(owner: DataOwner): Promise<unknown>;
  /** In the transaction that deletes the account: removes it, or unlinks what has to be kept by law. */
  forget(owner: DataOwner, transaction: ClientSession): Promise<void>;
}

/** What all modules keep about members. */
export interface PersonalDataRegistry {
  register(...parts: readonly PersonalData[]): void;
  /** In the order in which modules have registered them. */
  readonly parts: readonly PersonalData[];
}

export function createPersonalDataRegistry(): PersonalDataRegistry {
  const parts: PersonalData[] = [];
  return {
    parts,
    register: (...added) => void parts.push(...added),
  };
}
