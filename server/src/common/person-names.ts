import type { PersonName } from '@eunbit/schema/person-name';

/** Reads the names of accounts by id in one query; deleted accounts are absent. */
export type ReadPersonNames = (ids: readonly (string | null)[]) => Promise<ReadonlyMap<string, PersonName>>;

/** Names for modules that store account ids but do not depend on accounts. */
export interface PersonNames {
  readonly read: ReadPersonNames;
  /** Called once, at start, by the module that owns the accounts. */
  provide(read: ReadPersonNames): void;
}

export function createPersonNames(): PersonNames {
  let provided: ReadPersonNames | null = null;
  return {
    read(ids) {
      if (!provided) throw new Error('no module has registered a provider of account names');
      return provided(ids);
    },
    provide(read) {
      provided = read;
    },
  };
}
