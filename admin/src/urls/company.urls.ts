import { CompanyBlockKind } from '@eunbit/schema/company-block';
import { listUrl } from '../app/list-url.ts';

export const COMPANY_PATH = '/company';

/** People and places of the company page; with `deleting`, the dialog that removes one. */
export function companyUrl({ deleting }: { readonly deleting?: string } = {}): string {
  return listUrl(COMPANY_PATH, { delete: deleting });
}

export function readDeletedBlock(query: URLSearchParams): string | null {
  return query.get('delete');
}

export function addCompanyBlockUrl(kind: CompanyBlockKind): string {
  return `${COMPANY_PATH}/add?${new URLSearchParams({ kind: kind.toLowerCase() })}`;
}

/** Kind of the new block; a person if the address names none. */
export function readAddedKind(query: URLSearchParams): CompanyBlockKind {
  const name = query.get('kind')?.toUpperCase();
  return Object.values(CompanyBlockKind).find((kind) => kind === name) ?? 'PERSON';
}

export function companyBlockUrl(id: string): string {
  return `${COMPANY_PATH}/${encodeURIComponent(id)}`;
}

/** The page in the storefront, outside the back office. */
export const PUBLIC_COMPANY_URL = '/company';
