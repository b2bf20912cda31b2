import type { PostedForm } from '@eunbit/schema/posted-form';
import { useContext, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { PostedFormContext } from './settings.tsx';

/** React Router's key of the first page of a visit. */
const FIRST_PAGE = 'default';

/** Result of the form with this name, on the page to which it led; null on all other pages. */
export function usePostedForm(name: string): PostedForm | null {
  const posted = useContext(PostedFormContext);
  const { key } = useLocation();
  return key === FIRST_PAGE && posted?.name === name ? posted : null;
}

/** The successful response of a form's mutation; null if there is none to show. */
export function usePostedAnswer<Answer>(name: string): Answer | null {
  return (usePostedForm(name)?.answer ?? null) as Answer | null;
}

/** The error text about a form as a whole; null if there is none. `failed` is the message key for a missing response. */
export function usePostedFailure(name: string, failed: string): string | null {
  const intl = useIntl();
  const problem = usePostedForm(name)?.problem;
  return problem ? (problem.message ?? intl.formatMessage({ id: failed })) : null;
}

/**
 * Restores the draft of this tab. It runs after hydration, since the first rendering has to equal the server's. A form that was
 * sent without scripts already contains the typed values, and its draft is deleted once the form has succeeded.
 */
export function useKeptDraft(name: string, { restore, forget }: { restore: () => void; forget: () => void }): void {
  const posted = usePostedForm(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once.
  useEffect(() => {
    if (!posted) restore();
    else if (!posted.problem) forget();
  }, []);
}

/** The fields of a form with the values that were typed before it was sent. An unticked box is not sent. */
export function withTyped<Fields extends object>(fields: Fields, posted: PostedForm | null): Fields {
  if (!posted || Object.keys(posted.values).length === 0) return fields;
  const { values } = posted;
  const filled = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'boolean'
      ? name in values
      : typeof value === 'number'
        ? Number(values[name] ?? value)
        : (values[name] ?? value),
  ]);
  return Object.fromEntries(filled) as Fields;
}
