import { escapeHtml, htmlPage } from '../common/html-page.ts';
import type { Answer } from '../common/sandbox.ts';
import { VENDOR_PAGES, type VendorName } from './vendor.ts';

const FORM_STYLE =
  'h1{margin-top:0}' +
  'label{display:block;margin:.75rem 0 .25rem}label.box{display:flex;gap:.5rem;align-items:center}' +
  'input[type=text],input[type=email]{font:inherit;width:100%;box-sizing:border-box;padding:.6rem;border:1px solid #666;border-radius:8px}' +
  'code{overflow-wrap:anywhere}';

function field(name: string, type: string, label: string, value: string): string {
  return `<label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" value="${escapeHtml(value)}" autocomplete="off">`;
}

function box(name: string, label: string): string {
  return `<label class="box"><input type="checkbox" name="${name}" checked> ${label}</label>`;
}

/** Asks for consent to share an identity, which the developer fills in. */
export function consentPage(vendor: VendorName, request: URLSearchParams): Answer {
  const { title, color, reportsVerification, defaults } = VENDOR_PAGES[vendor];
  const hidden = [...request].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return htmlPage(
    200,
    `${title} sandbox`,
    `<p>This page stands in for ${title}. The shop at <code>${escapeHtml(new URL(request.get('redirect_uri') ?? '').origin)}</code> ` +
      'asks who you are.</p>' +
      `<form method="post" novalidate>${hidden.join('')}` +
      field('account', 'text', 'Account (the same account is the same person)', defaults.account) +
      field('name', 'text', 'Name', defaults.name) +
      field('email', 'email', 'E-email', defaults.email) +
      box('share_email', 'Share the e-mail address') +
      (reportsVerification ? box('email_verified', 'The address is confirmed') : '') +
      '<button name="decision" value="agree">Agree</button><button name="decision" value="deny">Cancel</button></form>',
    `main{border-top:8px solid ${color}}${FORM_STYLE}`,
  );
}

export function refusalPage(vendor: VendorName, reason: string): Answer {
  return htmlPage(
    400,
    `${VENDOR_PAGES[vendor].title} sandbox`,
    `<p>The shop sent a wrong request: ${escapeHtml(reason)}</p>`,
  );
}
