/** What may be told of a card: its network and the digits that its owner knows it by. */
export interface CardLabel {
  /** The payment provider's name for the network, `visa`. */
  readonly brand: string;
  /** The last four digits. */
  readonly last4: string;
}

const NETWORKS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** A card as receipts name it, `Visa •••• 4242`; without its network where that has no name. */
export function cardText({ brand, last4 }: CardLabel): string {
  const network = NETWORKS[brand];
  return network ? `${network} •••• ${last4}` : `•••• ${last4}`;
}
