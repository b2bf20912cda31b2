import type { SandboxContext } from './context.ts';
import { invalidRequest } from './failures.ts';

type Fields = Record<string, unknown>;

const DEEPEST = 4;

function lookUp(context: SandboxContext, id: string): object | undefined {
  const { store } = context;
  const prefix = id.slice(0, id.indexOf('_'));
  switch (prefix) {
    case 'pi':
      return store.intents.get(id)?.intent;
    case 'pm':
      return store.paymentMethods.get(id)?.paymentMethod;
    case 'ch':
      return store.charges.get(id);
    case 're':
      return store.refunds.get(id);
    case 'txn':
      return store.transactions.get(id);
    default:
      return undefined;
  }
}

function expandField(context: SandboxContext, object: Fields, path: string[], whole: string): Fields {
  const [name = '', ...rest] = path;
  if (!(name in object)) {
    throw invalidRequest(`This property cannot be expanded (${whole}).`, { param: 'expand' });
  }
  const value = object[name];
  if (value === null) return object;
  if (Array.isArray(value)) {
    const items = rest.length === 0 ? value : value.map((item: Fields) => expandField(context, item, rest, whole));
    return { ...object, [name]: items };
  }
  const target = typeof value === 'string' ? lookUp(context, value) : value;
  if (typeof target !== 'object') {
    throw invalidRequest(`This property cannot be expanded (${whole}).`, { param: 'expand' });
  }
  return { ...object, [name]: rest.length === 0 ? target : expandField(context, target as Fields, rest, whole) };
}

/** Puts whole objects in place of ids along paths such as `latest_charge.balance_transaction`; copies what it changes. */
export function expandAll(context: SandboxContext, object: object, paths: string[]): object {
  let expanded = object as Fields;
  for (const whole of paths) {
    const path = whole.split('.');
    if (path.length > DEEPEST) {
      throw invalidRequest(`You cannot expand more than ${DEEPEST} levels of a property. Property: ${whole}`, {
        param: 'expand',
      });
    }
    expanded = expandField(context, expanded, path, whole);
  }
  return expanded;
}
