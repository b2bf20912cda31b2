import { CHECKOUT_STEPS, type CheckoutStep } from '@eunbit/schema/checkout';
import { CHECKOUT_PATH } from '@eunbit/schema/checkout-path';
import type { Market } from '@eunbit/schema/market';

/** The data of a checkout that decide which steps can be reached. */
export interface CheckoutProgressFacts {
  readonly contactGiven: boolean;
  readonly addressGiven: boolean;
}

/** The progress of a checkout. A guest's contact includes the pass code; a member has none. */
export function getProgressFacts(checkout: {
  readonly contact?: object | null;
  readonly isGuest: boolean;
  readonly hasPassCode: boolean;
  readonly address?: object | null;
}): CheckoutProgressFacts {
  return {
    contactGiven: Boolean(checkout.contact) && (checkout.hasPassCode || !checkout.isGuest),
    addressGiven: Boolean(checkout.address),
  };
}

/** Query parameter of the step, so that the browser's back button goes one step back. */
export const STEP_PARAMETER = 'step';

/** Set on a step that was opened for a change; saving it returns directly to the payment. */
export const EDIT_PARAMETER = 'edit';

/** The step to show: the requested one, or the first before it with missing data. Shipping always has a choice. */
export function getStepToShow(market: Market, wanted: string | null, facts: CheckoutProgressFacts): CheckoutStep {
  const steps: readonly CheckoutStep[] = CHECKOUT_STEPS[market];
  const furthest = findFurthestStep(market, facts);
  const index = (steps as readonly (string | null)[]).indexOf(wanted);
  if (index < 0) return wanted === null ? 'contact' : furthest;
  return index <= steps.indexOf(furthest) ? (steps[index] ?? furthest) : furthest;
}

function findFurthestStep(market: Market, { contactGiven, addressGiven }: CheckoutProgressFacts): CheckoutStep {
  if (!contactGiven) return 'contact';
  if (!addressGiven) return 'address';
  return CHECKOUT_STEPS[market].at(-1) ?? 'contact';
}

/** The next step; null after the last one. */
export function findNextStep(market: Market, step: CheckoutStep): CheckoutStep | null {
  const steps: readonly CheckoutStep[] = CHECKOUT_STEPS[market];
  return steps[steps.indexOf(step) + 1] ?? null;
}

/** 1-based position of a step and the number of steps: 'step 2 of 3'. */
export function getStepPosition(
  market: Market,
  step: CheckoutStep,
): { readonly number: number; readonly count: number } {
  const steps: readonly CheckoutStep[] = CHECKOUT_STEPS[market];
  return { number: steps.indexOf(step) + 1, count: steps.length };
}

/** Path and query of a step; the input of later steps stays in the draft and on the server. */
export function buildStepUrl(market: Market, step: CheckoutStep): string {
  return `${CHECKOUT_PATH[market]}?${STEP_PARAMETER}=${step}`;
}

/** Path and query of a step opened from the payment step for a change. */
export function buildEditUrl(market: Market, step: CheckoutStep): string {
  return `${buildStepUrl(market, step)}&${EDIT_PARAMETER}=1`;
}
