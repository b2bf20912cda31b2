import { createBrowserErrorReporter } from '@eunbit/ui/browser-error-reporter';
import { reportBy } from '@eunbit/ui/browser-errors';

const readEntry = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

reportBy(createBrowserErrorReporter({ app: 'ADMIN', entry: readEntry }));
