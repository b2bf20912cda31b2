import type Stripe from 'stripe';
import { nulls } from '../common/nulls.ts';
import { listPage, type Run } from './api.ts';
import { type AccountSetup, newId, nowInSeconds, type SandboxContext } from './context.ts';
import { noSuch } from './failures.ts';
import { toRequired, toText } from './form.ts';

const ACTIVE = { status: 'active' } as const;

/** An account that is ready for a shop to open. */
export const createAccountSetup = (): AccountSetup => ({
  country: 'US',
  chargesEnabled: true,
  payoutsEnabled: true,
  due: [],
  hasEndpoint: true,
  endpointEnabled: true,
  endpointEvents: ['*'],
  taxActive: true,
  registeredIn: ['NY'],
  domainRegistered: true,
});

/** The fields of an account that show whether it may accept payments. */
function showAccount({ setup }: SandboxContext): object {
  const { country, chargesEnabled, payoutsEnabled, due } = setup;
  return {
    id: 'acct_sandbox',
    object: 'account',
    business_type: 'company',
    capabilities: { card_payments: chargesEnabled ? 'active' : 'inactive', transfers: 'active' },
    charges_enabled: chargesEnabled,
    controller: { type: 'account' },
    country,
    created: nowInSeconds(),
    default_currency: 'usd',
    details_submitted: true,
    email: 'owner@eunbit.example',
    metadata: {},
    payouts_enabled: payoutsEnabled,
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: due,
      disabled_reason: chargesEnabled ? '' : 'requirements.past_due',
      errors: [],
      eventually_due: due,
      past_due: chargesEnabled ? [] : due,
      pending_verification: [],
    },
    type: 'standard',
  };
}

function showEndpoint({ setup, webhooks }: SandboxContext) {
  const { endpointEnabled, endpointEvents } = setup;
  return {
    ...nulls('api_version application'),
    id: 'we_sandbox',
    object: 'webhook_endpoint',
    created: nowInSeconds(),
    description: 'The shop',
    enabled_events: endpointEvents,
    livemode: false,
    metadata: {},
    status: endpointEnabled ? 'enabled' : 'disabled',
    url: webhooks.target,
  };
}

function showDomain(name: string) {
  return {
    id: `pmd_${Buffer.from(name).toString('hex')}`,
    object: 'payment_method_domain',
    amazon_pay: ACTIVE,
    apple_pay: ACTIVE,
    created: nowInSeconds(),
    domain_name: name,
    enabled: true,
    google_pay: ACTIVE,
    klarna: ACTIVE,
    link: ACTIVE,
    livemode: false,
    paypal: ACTIVE,
  } satisfies Record<keyof Stripe.PaymentMethodDomain, unknown>;
}

/** Only the domain of the webhooks is stored: an account of the sandbox belongs to one shop. */
function knownDomains({ setup, webhooks }: SandboxContext) {
  return setup.domainRegistered ? [showDomain(new URL(webhooks.target).hostname)] : [];
}

function showTaxSettings({ setup }: SandboxContext): object {
  const { taxActive } = setup;
  return {
    object: 'tax.settings',
    defaults: { provider: 'stripe', tax_behavior: null, tax_code: 'txcd_99999999' },
    head_office: {
      address: { ...nulls('line1 line2'), city: 'Secaucus', country: 'US', postal_code: '07094', state: 'NJ' },
    },
    livemode: false,
    status: taxActive ? 'active' : 'pending',
    status_details: taxActive ? { active: {} } : { pending: { missing_fields: ['head_office'] } },
  } satisfies Record<keyof Stripe.Tax.Settings, unknown>;
}

function showRegistration(state: string) {
  return {
    id: newId('taxreg'),
    object: 'tax.registration',
    active_from: nowInSeconds(),
    country: 'US',
    country_options: { us: { state, type: 'state_sales_tax' } },
    created: nowInSeconds(),
    expires_at: null,
    livemode: false,
    status: 'active',
  };
}

const DOMAINS = '/v1/payment_method_domains';

/** Endpoints for the account's configuration, which `npm run doctor` reads. */
export const ACCOUNT_ENDPOINTS: Readonly<Record<string, Run>> = {
  'GET /v1/account': showAccount,
  'GET /v1/webhook_endpoints': (context, { params }) =>
    listPage(context.setup.hasEndpoint ? [showEndpoint(context)] : [], params, '/v1/webhook_endpoints'),
  [`GET ${DOMAINS}`]: (context, { params }) => listPage(knownDomains(context), params, DOMAINS, ['domain_name']),
  [`POST ${DOMAINS}`]: ({ setup, webhooks }, { params }) => {
    const name = toRequired(toText(params.domain_name), 'domain_name');
    if (name === new URL(webhooks.target).hostname) setup.domainRegistered = true;
    return showDomain(name);
  },
  [`POST ${DOMAINS}/:id/validate`]: (context, { id }) => {
    const domain = knownDomains(context).find((known) => known.id === id);
    if (!domain) throw noSuch('payment_method_domain', id);
    return domain;
  },
  'GET /v1/tax/settings': showTaxSettings,
  'GET /v1/tax/registrations': ({ setup }, { params }) =>
    listPage(setup.registeredIn.map(showRegistration), params, '/v1/tax/registrations'),
};
