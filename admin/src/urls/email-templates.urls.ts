import { listUrl } from '../app/list-url.ts';

export const EMAIL_TEMPLATES_PATH = '/email-templates';

/** The open dialog of the page: a template to edit (`new` for a new one), or one to delete. */
export interface EmailTemplatesView {
  readonly editing: string | null;
  readonly deleting: string | null;
}

export function emailTemplatesUrl({ editing, deleting }: Partial<EmailTemplatesView> = {}): string {
  return listUrl(EMAIL_TEMPLATES_PATH, { edit: editing, delete: deleting });
}

export function emailTemplatesView(query: URLSearchParams): EmailTemplatesView {
  return { editing: query.get('edit'), deleting: query.get('delete') };
}
