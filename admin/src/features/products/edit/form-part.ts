import { type FunctionComponent, memo } from 'react';
import type { ProductDraft } from './product-draft.ts';

/** Props of each part of the form: the fields that it shows, errors by path, and the change callback. */
export interface PartProps<Field extends keyof ProductDraft> {
  readonly draft: Pick<ProductDraft, Field>;
  readonly wrong: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<ProductDraft>) => void;
}

interface Part {
  readonly draft: object;
}

/**
 * A part of the form that is only rendered again if one of its fields or props has changed: the form has more than a hundred
 * inputs, and rendering all of them for each key press delays typing.
 */
export function formPart<Props extends Part>(
  getFields: (props: Props) => readonly (keyof Props['draft'])[],
  Content: FunctionComponent<Props>,
) {
  return memo(Content, (before, after) => isUnchanged<Props>(before, after, getFields(after)));
}

/** Whether a part that shows these fields of the draft renders the same with the new props. */
export function isUnchanged<Props extends Part>(
  before: Props,
  after: Props,
  fields: readonly (keyof Props['draft'])[],
): boolean {
  const names = (Object.keys(after) as (keyof Props)[]).filter((name) => name !== 'draft');
  return areSame(before, after, names) && areSame<Props['draft']>(before.draft, after.draft, fields);
}

function areSame<Values extends object>(some: Values, others: Values, names: readonly (keyof Values)[]): boolean {
  return names.every((name) => some[name] === others[name]);
}
