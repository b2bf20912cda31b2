import type { Position } from '@eunbit/schema/account';

/**
 * What an operation asks of its caller. `public` is open to anybody; each other name lists the positions that have it.
 * Every root field of the schema names one of these with `@Allow`; a field that names none stops the start.
 */
const POSITIONS = {
  public: null,
  /** Whoever is signed in, about what is their own; whose it is, the service checks. */
  own: ['USER', 'MANAGER', 'ADMIN'],
  'order:read': ['MANAGER', 'ADMIN'],
  'order:update': ['MANAGER', 'ADMIN'],
  'stock:read': ['MANAGER', 'ADMIN'],
  'stock:update': ['MANAGER', 'ADMIN'],
} as const satisfies Record<string, readonly Position[] | null>;

export type Permission = keyof typeof POSITIONS;

export function isPublic(permission: Permission): boolean {
  return POSITIONS[permission] === null;
}

export function holds(position: Position, permission: Permission): boolean {
  const positions: readonly Position[] | null = POSITIONS[permission];
  return positions === null || positions.includes(position);
}
