import type { KickStep } from '../schemas/live-match';

/** Kicks of each side before sudden death. */
export const REGULAR_KICKS = 5;

export type ShootOutSide = KickStep['lado'];
type Kick = Pick<KickStep, 'lado' | 'gol'>;

const other = (side: ShootOutSide): ShootOutSide => (side === 'club' ? 'rival' : 'club');

/** Side whose kick is next. `null` before the first one, which decides who begins. */
export function nextKicker(kicks: readonly Kick[]): ShootOutSide | null {
  const [first] = kicks;
  if (!first) return null;
  const begun = kicks.filter(({ lado }) => lado === first.lado).length;
  return begun > kicks.length - begun ? other(first.lado) : first.lado;
}

/** Side that the other one can no longer reach. `null` while it is open. */
export function shootOutWinner(kicks: readonly Kick[]): ShootOutSide | null {
  const taken = (side: ShootOutSide) => kicks.filter(({ lado }) => lado === side);
  const goals = (side: ShootOutSide) => taken(side).filter(({ gol }) => gol).length;
  const round = Math.max(REGULAR_KICKS, taken('club').length, taken('rival').length);
  const best = (side: ShootOutSide) => goals(side) + round - taken(side).length;
  const leads = (side: ShootOutSide) => goals(side) > best(other(side));
  return leads('club') ? 'club' : leads('rival') ? 'rival' : null;
}
