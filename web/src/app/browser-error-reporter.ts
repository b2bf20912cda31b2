import { createBrowserErrorReporter } from '@eunbit/ui/browser-error-reporter';
import { reportBy } from '@eunbit/ui/browser-errors';

/** Path of the script whose name changes with any part of the build. */
function readEntry(): string {
  const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
  return modules.split(' ').find((path) => path.includes('/entry-client')) ?? '';
}

reportBy(createBrowserErrorReporter({ app: 'WEB', entry: readEntry }));
