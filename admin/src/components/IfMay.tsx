import { type ReactNode, useState } from 'react';
import { type Needed, useMay } from '../app/viewer.ts';

interface IfMayProps {
  readonly needed: Needed;
  /** For forms: a form that is already shown stays, so that no input is lost if the permission is removed. */
  readonly keepsShown?: boolean;
  /** Shown to viewers without the permission. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** Shows an action only to viewers who may take it. The server decides; this only avoids a refusal. */
export function IfMay({ needed, keepsShown = false, otherwise = null, children }: IfMayProps) {
  const may = useMay()(needed);
  const [wasShown] = useState(may);
  return may || (keepsShown && wasShown) ? children : otherwise;
}
