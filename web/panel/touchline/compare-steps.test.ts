import { describe, expect, it } from 'vitest';
import { stepSchema, isPlayStep, type PlayStep } from '@club/shared';
import { isSameNote, relationOf } from './reconcile';

const KICKOFF_MS = Date.parse('2026-03-01T11:00:00.000Z');
let steps = 0;
/** A step with an id of its own, so many minutes after kick-off. */
function paso(minute: number, content: object): PlayStep {
  steps += 1;
  const parsed = stepSchema.parse({
    id: `p${String(steps)}`,
    instante: new Date(KICKOFF_MS + minute * 60_000).toISOString(),
    ...content,
  });
  if (!isPlayStep(parsed)) throw new Error('not an undo or redo step');
  return parsed;
}

const GOAL = { tipo: 'gol_anotado' };
const OF_NICO = { ...GOAL, autor_id: 'nico' };
const CONCEDED = { tipo: 'gol_encajado' };
const YELLOW = { tipo: 'tarjeta', evento: 'tarjeta amarilla', autor_id: 'nico' };
const RED = { ...YELLOW, evento: 'tarjeta roja' };
const ROWS = { delanteros: [], mediocentros: [], defensas: [], portero: ['iker'], suplentes: [] };
const FINAL = { tipo: 'final' };
const KICK = { tipo: 'lanzamiento', lado: 'club', gol: true };
const ALINEACION = { tipo: 'alineacion', filas: ROWS };
const mvp = (jugador_id: string | null, fields = {}) => ({ tipo: 'mvp', jugador_id, ...fields });
const BREAK = { tipo: 'descanso' };
const OTHER_ALINEACION = { tipo: 'alineacion', filas: { ...ROWS, portero: ['nico'] } };

describe('comparing steps of two phones', () => {
  it.each<[string, object, object, number, boolean, ReturnType<typeof relationOf>]>([
    // What is compared, a step of each phone, the minutes between them, whether they have one content, their relation.
    ['the same goal', OF_NICO, OF_NICO, 0.5, true, 'duda'],
    ['goals without author', GOAL, GOAL, 0.5, true, 'duda'],
    [
      'an own goal’s flag false or absent',
      CONCEDED,
      { ...CONCEDED, propia_puerta: false },
      1,
      true,
      'duda',
    ],
    [
      'a goal in two halves',
      { ...GOAL, mitad: 'primera_parte' },
      { ...GOAL, mitad: 'segunda_parte' },
      1,
      true,
      'duda',
    ],
    ['goals that are five minutes apart', OF_NICO, OF_NICO, 5, true, 'duda'],
    ['goals that are further apart', OF_NICO, OF_NICO, 5.1, false, 'ajenos'],
    ['goals of different scorers', OF_NICO, { ...GOAL, autor_id: 'iker' }, 0.5, false, 'duda'],
    ['a scorer known to only one phone', OF_NICO, GOAL, 0.5, false, 'duda'],
    ['an assistant on only one', OF_NICO, { ...OF_NICO, asistente_id: 'iker' }, 1, false, 'duda'],
    ['goals of different kinds', OF_NICO, { ...OF_NICO, forma: 'cabeza' }, 0.5, false, 'duda'],
    ['an own goal on only one phone', GOAL, { ...GOAL, propia_puerta: true }, 0.5, false, 'duda'],
    ['goals of different teams', GOAL, CONCEDED, 0, false, 'ajenos'],
    ['the same card', YELLOW, YELLOW, 1, true, 'duda'],
    ['cards of different colours', YELLOW, RED, 1, false, 'duda'],
    ['cards of different players', YELLOW, { ...YELLOW, autor_id: 'iker' }, 0, false, 'ajenos'],
    ['a goal and a card', OF_NICO, YELLOW, 0, false, 'ajenos'],
    ['the same whistle', BREAK, BREAK, 1.5, true, 'mismo'],
    ['whistles too far apart', BREAK, BREAK, 1.6, false, 'duda'],
    ['different phases', BREAK, FINAL, 0, false, 'ajenos'],
    ['an end and extra time after it', FINAL, { tipo: 'prorroga_1' }, 5, false, 'duda'],
    ['the end and a shoot-out at one whistle', { tipo: 'tanda' }, FINAL, 1, false, 'duda'],
    ['a kick noted on both phones', KICK, KICK, 0.5, true, 'mismo'],
    ['a kick with another result', KICK, { ...KICK, gol: false }, 0.2, false, 'duda'],
    ['a kick with a taker on only one', KICK, { ...KICK, autor_id: 'nico' }, 0, false, 'duda'],
    ['kicks of both sides', KICK, { ...KICK, lado: 'rival' }, 0, false, 'ajenos'],
    ['one side’s kicks of two rounds', KICK, KICK, 0.6, true, 'ajenos'],
    ['the same line-up, at any time', ALINEACION, ALINEACION, 40, true, 'mismo'],
    ['different line-ups', ALINEACION, OTHER_ALINEACION, 0, false, 'duda'],
    ['the same MVP', mvp(null), mvp(null), 9, true, 'mismo'],
    ['different MVPs', mvp('nico'), mvp('iker'), 0, false, 'duda'],
    ['an MVP on only one', mvp('nico', { sin_cambios: true }), mvp(null), 0, false, 'mismo'],
    ['an MVP or no changes', mvp('nico'), mvp(null, { sin_cambios: true }), 0, false, 'duda'],
  ])('%s', (_name, mine, theirs, minutesApart, isSame, relation) => {
    const [myStep, theirStep] = [paso(20, mine), paso(20 + minutesApart, theirs)];
    for (const [a, b] of [
      [myStep, theirStep],
      [theirStep, myStep],
    ] as const) {
      expect(isSameNote(a, b)).toBe(isSame);
      expect(relationOf(a, b)).toBe(relation);
    }
  });
});

it('the end after extra time or a shoot-out contradicts neither', () => {
  for (const tipo of ['prorroga_2', 'tanda']) {
    expect(relationOf(paso(120, { tipo }), paso(135, FINAL))).toBe('ajenos');
    expect(relationOf(paso(135, FINAL), paso(120, { tipo }))).toBe('ajenos');
  }
});

describe('a substitution on another phone', () => {
  const cambio = (minute: number, sale_id: string, entra_id: string) =>
    paso(minute, { tipo: 'cambio', sale_id, entra_id });

  it.each([
    ['of the same two players may be the same', cambio(21, 'nico', 'iker'), 'duda'],
    ['that shares a player may be the same', cambio(21, 'nico', 'luis'), 'duda'],
    ['of other players is different', cambio(21, 'hugo', 'luis'), 'ajenos'],
    ['of the same two players much later is different', cambio(41, 'nico', 'iker'), 'ajenos'],
  ])('%s', (_name, theirStep, expected) => {
    expect(relationOf(cambio(20, 'nico', 'iker'), theirStep)).toBe(expected);
  });
});
