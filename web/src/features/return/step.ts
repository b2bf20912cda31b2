import type { OrderReturns_OrderFragment } from '../../gql/graphql.ts';
import type { ReturnDraft } from './return-draft.ts';

/** What each step gets. */
export interface StepProps {
  readonly order: OrderReturns_OrderFragment;
  readonly draft: ReturnDraft;
  readonly change: (more: Partial<ReturnDraft>) => void;
}
