import { Position } from '@eunbit/schema/account';

/**
 * Positions that somebody may give to somebody else (with the secret code): only an admin gives or takes the position
 * admin, a manager moves others between user and manager.
 */
export function positionsToGive(giver: Position, holder: Position): readonly Position[] {
  const within: readonly Position[] =
    giver === 'ADMIN' ? Object.values(Position) : giver === 'MANAGER' ? ['USER', 'MANAGER'] : [];
  return within.includes(holder) ? within.filter((position) => position !== holder) : [];
}
