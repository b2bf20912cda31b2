/** Paths of what orders keep encrypted. Written to new secrets by the rotation of secrets, besides the order's own services. */
export const ORDER_ENCRYPTED_FIELDS = [
  'encryptedPassCode',
  'payment.cashReceipt.sealedNumber',
  'payment.refundAccount.sealed',
] as const;
