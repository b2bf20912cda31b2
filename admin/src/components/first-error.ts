/** Selector of the invalid fields of a form, and of the buttons that choose files for one. */
export const FIRST_ERROR = '[aria-invalid="true"], button[data-invalid]';

/** Focuses the first invalid field of a form. Call it after the errors are rendered. */
export function focusFirstError(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>(FIRST_ERROR)?.focus();
}
