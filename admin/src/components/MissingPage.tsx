import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { toaster } from './toaster.ts';

/** Shows a message that nothing was found at an address, and redirects. */
export function MissingPage({ text, to }: { readonly text: string; readonly to: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, in the language of that moment.
  useEffect(function showMessage() {
    toaster.create({ title: text });
  }, []);
  return <Navigate to={to} replace />;
}
