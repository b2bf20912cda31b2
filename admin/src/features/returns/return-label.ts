import type { ReturnLabel_ReturnFragment } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

/** The label has no key in the cache, so every reader of the label selects all of these fields. */
export const ReturnLabelFragment = graphql(`
  fragment ReturnLabel_Return on Return {
    label { status problem parcels { number labelUrl carrierName trackingNumber trackingUrl status } }
  }
`);

/** Whether the carrier has delivered all parcels with labels of the shop. */
export function hasArrived(label: ReturnLabel_ReturnFragment['label']): boolean {
  const parcels = label?.parcels ?? [];
  return parcels.length > 0 && parcels.every(({ status }) => status === 'DELIVERED');
}
