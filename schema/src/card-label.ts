/** Card details that may be shown: its network and the digits by which its owner recognises it. */
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

/** A card as receipts show it, `Visa •••• 4242`; without the network if its name is unknown. */
export function cardText({ brand, last4 }: CardLabel): string {
  const network = NETWORKS[brand];
  return network ? `${network} •••• ${last4}` : `•••• ${last4}`;
}
