/**
 * What every transaction writes that begins a hold for a network: so two of them cannot both count what is open and both find
 * room for theirs.
 */
export interface HoldGateRecord {
  /** The key of the network. */
  _id: string;
  passed: number;
  passedAt: Date;
}
