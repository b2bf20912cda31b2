import { createBrowserErrorReporter } from '@eunbit/ui/browser-error-reporter';
import { reportBy } from '@eunbit/ui/browser-errors';

/** Of the scripts that a page names, the one whose name changes with any part of the build. */
function readEntry(): string {
  const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
  return modules.split(' ').find((path) => path.includes('/entry-client')) ?? '';
}

reportBy(createBrowserErrorReporter({ app: 'WEB', entry: readEntry }));
