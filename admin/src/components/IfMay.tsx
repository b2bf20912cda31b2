import { type ReactNode, useState } from 'react';
import { type Needed, useMay } from '../app/viewer.ts';

interface IfMayProps {
  readonly needed: Needed;
  /** For forms: one that is there already stays, so that nothing typed is lost when the permission goes. */
  readonly keepsShown?: boolean;
  /** Shown to the others. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** Shows what somebody can do only where they may. The server decides; this spares them a refusal. */
export function IfMay({ needed, keepsShown = false, otherwise = null, children }: IfMayProps) {
  const may = useMay()(needed);
  const [wasShown] = useState(may);
  return may || (keepsShown && wasShown) ? children : otherwise;
}
