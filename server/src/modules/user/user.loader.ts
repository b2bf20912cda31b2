import type { PersonName } from '@eunbit/schema/person-name';
import { createLoader, type Loader } from '../../common/loader.ts';
import type { PersonNames } from '../../common/person-names.ts';
import type { CallerContext } from '../../common/request-context.ts';
import type { BuyerSums, ReadBuyerSums } from '../order/index.ts';

export interface UserLoaders {
  /** What the orders of an account come to; null without orders. */
  readonly memberSums: Loader<BuyerSums>;
  /** The same by the email address of a guest. */
  readonly guestSums: Loader<BuyerSums>;
  /** Names of members of staff who wrote notes. */
  readonly peopleOfNotes: Loader<PersonName>;
}

interface Services {
  readonly buyerSums: ReadBuyerSums;
  readonly personNames: PersonNames;
}

export function createUserLoaders({ services }: CallerContext<Services>): UserLoaders {
  return {
    memberSums: createLoader(services.buyerSums.ofMembers),
    guestSums: createLoader(services.buyerSums.ofGuests),
    peopleOfNotes: createLoader(services.personNames.read),
  };
}
