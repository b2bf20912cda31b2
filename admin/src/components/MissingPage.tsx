import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { toaster } from './toaster.ts';

/** Says that what an address names is not there, and goes on to another one. */
export function MissingPage({ text, to }: { readonly text: string; readonly to: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, in the language of the moment.
  useEffect(function tell() {
    toaster.create({ title: text });
  }, []);
  return <Navigate to={to} replace />;
}
