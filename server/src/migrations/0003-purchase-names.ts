import type { Migration } from './migration.ts';
import { dropIndex, renameCollection, renameField, replaceValue } from './steps.ts';

/**
 * Renames to the current terms: checkouts belong to a cart, pass codes are stored encrypted, products have a ranking, a
 * social sign-in is an OAuth attempt.
 */
export const purchaseNames: Migration = {
  id: '0003-purchase-names',
  steps: [
    renameField('checkouts', 'basket', 'cartId'),
    dropIndex('checkouts', 'basket_1_market_1_state_1_createdAt_-1__id_-1'),
    renameField('checkouts', 'sealedPassCode', 'encryptedPassCode'),
    renameField('orders', 'sealedPassCode', 'encryptedPassCode'),
    replaceValue('audit_entries', 'subject', 'PRODUCT_ORDER', 'PRODUCT_RANKING'),
    renameCollection('product_orders', 'product_rankings'),
    renameCollection('social_visits', 'oauth_attempts'),
  ],
};
