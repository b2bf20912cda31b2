import { CHECKOUT_DOCUMENT } from '@eunbit/schema/checkout-path';
import { redirectDocument } from 'react-router';
import type { ScreenLoader } from '../../../app/screen.ts';

/** The card form needs the policies of a document that takes a payment. */
export const loadPaymentLink: ScreenLoader = async ({ onServer, url }) =>
  onServer || document.documentElement.hasAttribute(CHECKOUT_DOCUMENT)
    ? { failed: false }
    : redirectDocument(url.pathname + url.search);
