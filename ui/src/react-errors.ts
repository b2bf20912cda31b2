import type { HydrationOptions } from 'react-dom/client';
import { recordBrowserError } from './browser-errors.ts';

/** Records React's errors, and otherwise does the same as React's default handlers. */
export const REACT_ERROR_HANDLERS: Pick<HydrationOptions, 'onCaughtError' | 'onUncaughtError' | 'onRecoverableError'> =
  {
    onCaughtError(error) {
      recordBrowserError('RENDER', error);
      console.error(error);
    },
    onUncaughtError(error) {
      recordBrowserError('RENDER', error);
      reportError(error);
    },
    onRecoverableError(error) {
      recordBrowserError('HYDRATION', error);
      reportError(error);
    },
  };
