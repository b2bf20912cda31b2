import { createBrowserErrorReporter } from '@eunbit/ui/browser-error-reporter';
import { reportBy } from '@eunbit/ui/browser-errors';

/** The last of the scripts that a page names is the entry, whose name changes with any part of the build. */
function readEntry(): string {
  const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
  return modules.split(' ').at(-1) ?? '';
}

reportBy(createBrowserErrorReporter({ app: 'WEB', entry: readEntry }));
