/** Paths of what checkouts keep encrypted. */
export const CHECKOUT_ENCRYPTED_FIELDS = ['encryptedPassCode'] as const;
