import type Stripe from 'stripe';
import type { Endpoint } from './api.ts';
import { nowInSeconds, type SandboxContext } from './context.ts';
import { missingParameter, noSuch } from './failures.ts';
import { type Form, toText } from './form.ts';
import { newId } from './ids.ts';
import { readLimit } from './lists.ts';
import { refuseUnknown } from './params.ts';

const ACTIVE = { status: 'active' } as const;

/** The part of an account that says whether it may take payments. */
function showAccount({ setup }: SandboxContext): object {
  const { country, chargesEnabled, payoutsEnabled, due } = setup.now;
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

function list(url: string, data: object[], params: Form): object {
  refuseUnknown(params, ['limit', 'starting_after', 'ending_before', 'expand', 'domain_name', 'enabled', 'status']);
  const limit = readLimit(params);
  return { object: 'list', url, has_more: data.length > limit, data: data.slice(0, limit) };
}

function showEndpoints({ setup, webhookUrl }: SandboxContext): object[] {
  const { hasEndpoint, endpointEnabled, endpointEvents } = setup.now;
  if (!hasEndpoint) return [];
  return [
    {
      id: 'we_sandbox',
      object: 'webhook_endpoint',
      api_version: null,
      application: null,
      created: nowInSeconds(),
      description: 'The shop',
      enabled_events: endpointEvents,
      livemode: false,
      metadata: {},
      status: endpointEnabled ? 'enabled' : 'disabled',
      url: webhookUrl(),
    },
  ];
}

function showDomain(name: string): object {
  const wallets = {
    amazon_pay: ACTIVE,
    apple_pay: ACTIVE,
    google_pay: ACTIVE,
    klarna: ACTIVE,
    link: ACTIVE,
    paypal: ACTIVE,
  };
  return {
    id: `pmd_${Buffer.from(name).toString('hex')}`,
    object: 'payment_method_domain',
    ...wallets,
    created: nowInSeconds(),
    domain_name: name,
    enabled: true,
    livemode: false,
  } satisfies Record<keyof Stripe.PaymentMethodDomain, unknown>;
}

const domainName = ({ webhookUrl }: SandboxContext) => new URL(webhookUrl()).hostname;

function showDomains(context: SandboxContext, params: Form): object {
  const name = domainName(context);
  const wanted = toText(params.domain_name) ?? name;
  const known = context.setup.now.domainRegistered && wanted === name ? [showDomain(name)] : [];
  return list('/v1/payment_method_domains', known, params);
}

/** Only the domain of the webhooks is remembered: an account of the sandbox belongs to one shop. */
function registerDomain(context: SandboxContext, params: Form): object {
  refuseUnknown(params, ['domain_name', 'enabled', 'expand']);
  const name = toText(params.domain_name);
  if (name === undefined) throw missingParameter('domain_name');
  if (name === domainName(context)) context.setup.order({ domainRegistered: true });
  return showDomain(name);
}

function validateDomain(context: SandboxContext, id: string): object {
  const domain = showDomain(domainName(context)) as { id: string };
  if (!context.setup.now.domainRegistered || domain.id !== id) throw noSuch('payment_method_domain', id);
  return domain;
}

function showTaxSettings({ setup }: SandboxContext): object {
  const { taxActive } = setup.now;
  return {
    object: 'tax.settings',
    defaults: { provider: 'stripe', tax_behavior: null, tax_code: 'txcd_99999999' },
    head_office: {
      address: { city: 'Secaucus', country: 'US', line1: null, line2: null, postal_code: '07094', state: 'NJ' },
    },
    livemode: false,
    status: taxActive ? 'active' : 'pending',
    status_details: taxActive ? { active: {} } : { pending: { missing_fields: ['head_office'] } },
  } satisfies Record<keyof Stripe.Tax.Settings, unknown>;
}

function showRegistrations({ setup }: SandboxContext): object[] {
  return setup.now.registeredIn.map((state) => ({
    id: newId('taxreg'),
    object: 'tax.registration',
    active_from: nowInSeconds(),
    country: 'US',
    country_options: { us: { state, type: 'state_sales_tax' } },
    created: nowInSeconds(),
    expires_at: null,
    livemode: false,
    status: 'active',
  }));
}

const DOMAINS = '/v1/payment_method_domains';

/** How the account is set up: what `npm run doctor` asks for. */
export const ACCOUNT_ENDPOINTS: Endpoint[] = [
  { method: 'GET', pattern: '/v1/account', run: showAccount },
  {
    method: 'GET',
    pattern: '/v1/webhook_endpoints',
    run: (context, { params }) => list('/v1/webhook_endpoints', showEndpoints(context), params),
  },
  { method: 'GET', pattern: DOMAINS, run: (context, { params }) => showDomains(context, params) },
  { method: 'POST', pattern: DOMAINS, run: (context, { params }) => registerDomain(context, params) },
  { method: 'POST', pattern: `${DOMAINS}/:id/validate`, run: (context, { id }) => validateDomain(context, id) },
  { method: 'GET', pattern: '/v1/tax/settings', run: showTaxSettings },
  {
    method: 'GET',
    pattern: '/v1/tax/registrations',
    run: (context, { params }) => list('/v1/tax/registrations', showRegistrations(context), params),
  },
];
