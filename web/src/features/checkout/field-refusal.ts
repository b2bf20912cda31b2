import type { Language } from '@eunbit/schema/market';
import { message } from '@eunbit/schema/messages';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { FieldRefusal } from './step-outcome.ts';

/** What the browser's own check found, as the server would say it. */
export function refusalsOf(failures: readonly FieldFailure[], language: Language): FieldRefusal[] {
  return failures.map(({ path, key }) => ({ field: path, message: message(key, language) }));
}

/** The one refusal to show: that of the field which stands first on the screen (spec 001 §5). */
export function firstRefusal(refusals: readonly FieldRefusal[], fieldsInOrder: readonly string[]): FieldRefusal | null {
  const place = ({ field }: FieldRefusal) => {
    const index = fieldsInOrder.indexOf(field);
    return index < 0 ? fieldsInOrder.length : index;
  };
  return refusals.reduce<FieldRefusal | null>(
    (first, refusal) => (first === null || place(refusal) < place(first) ? refusal : first),
    null,
  );
}
