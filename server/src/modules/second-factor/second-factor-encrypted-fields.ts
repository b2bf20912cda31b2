/** What the vault has encrypted in `second_factors`. */
export const SECOND_FACTOR_ENCRYPTED_FIELDS = ['totp.secret', 'pendingTotp.secret'] as const;
