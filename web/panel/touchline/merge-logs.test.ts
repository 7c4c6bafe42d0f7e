import {
  checkSteps,
  deriveLiveMatch,
  type Step,
  activeSteps,
  perRow,
  startsWithSteps,
  stepSchema,
  isPlayStep,
  type PlayStep,
} from '@club/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeLogs, answerDoubt, type DoubtAnswer, isSameNote, compareSteps } from './merge-logs';
import { buildSummary } from '../../../shared/src/testing/partido-builder';

const KICKOFF_MS = Date.parse('2026-03-01T11:00:00.000Z');
const at = (minutes: number) => new Date(KICKOFF_MS + minutes * 60_000).toISOString();
let stepCount = 0;
/** A step with a new id, so many minutes after kick-off. */
function makeStep(minute: number, content: object): PlayStep {
  stepCount += 1;
  const parsed = stepSchema.parse({
    id: `p${String(stepCount)}`,
    instante: at(minute),
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
const cambio = (sale_id: string, entra_id: string) => ({ tipo: 'cambio', sale_id, entra_id });
const NICO_OFF = cambio('nico', 'iker');
const inHalf = (mitad: string) => ({ ...GOAL, mitad });
const BREAK = { tipo: 'descanso' };
const OTHER_ALINEACION = { tipo: 'alineacion', filas: { ...ROWS, portero: ['nico'] } };

describe('comparing steps of two phones', () => {
  it.each<[string, object, object, number, boolean, ReturnType<typeof compareSteps>]>([
    // Columns: case, step of each phone, minutes between them, result of `isSameNote`, result of `compareSteps`.
    ['the same goal', OF_NICO, OF_NICO, 0.5, true, 'unsure'],
    ['goals without author', GOAL, GOAL, 0.5, true, 'unsure'],
    ['a flag false or absent', CONCEDED, { ...CONCEDED, propia_puerta: false }, 1, true, 'unsure'],
    ['a goal in two halves', inHalf('primera_parte'), inHalf('segunda_parte'), 1, true, 'unsure'],
    ['goals that are five minutes apart', OF_NICO, OF_NICO, 5, true, 'unsure'],
    ['goals that are further apart', OF_NICO, OF_NICO, 5.1, false, 'different'],
    ['goals of different scorers', OF_NICO, { ...GOAL, autor_id: 'iker' }, 0.5, false, 'unsure'],
    ['an assistant on only one', OF_NICO, { ...OF_NICO, asistente_id: 'iker' }, 1, false, 'unsure'],
    ['an own goal on only one phone', GOAL, { ...GOAL, propia_puerta: true }, 0.5, false, 'unsure'],
    ['goals of different teams', GOAL, CONCEDED, 0, false, 'different'],
    ['cards of different colours', YELLOW, RED, 1, false, 'unsure'],
    ['cards of different players', YELLOW, { ...YELLOW, autor_id: 'iker' }, 0, false, 'different'],
    ['a goal and a card', OF_NICO, YELLOW, 0, false, 'different'],
    ['the same whistle', BREAK, BREAK, 1.5, true, 'same'],
    ['whistles too far apart', BREAK, BREAK, 1.6, false, 'unsure'],
    ['different phases', BREAK, FINAL, 0, false, 'different'],
    ['an end and extra time after it', FINAL, { tipo: 'prorroga_1' }, 5, false, 'unsure'],
    ['the end and a shoot-out at one whistle', { tipo: 'tanda' }, FINAL, 1, false, 'unsure'],
    ['the end after extra time', { tipo: 'prorroga_2' }, FINAL, 15, false, 'different'],
    ['the end after a shoot-out', { tipo: 'tanda' }, FINAL, 15, false, 'different'],
    ['a kick noted on both phones', KICK, KICK, 0.5, true, 'same'],
    ['a kick with another result', KICK, { ...KICK, gol: false }, 0.2, false, 'unsure'],
    ['a kick with a taker on only one', KICK, { ...KICK, autor_id: 'nico' }, 0, false, 'unsure'],
    ['kicks of both sides', KICK, { ...KICK, lado: 'rival' }, 0, false, 'different'],
    ['one side’s kicks of two rounds', KICK, KICK, 0.6, true, 'different'],
    ['the same line-up, at any time', ALINEACION, ALINEACION, 40, true, 'same'],
    ['different line-ups', ALINEACION, OTHER_ALINEACION, 0, false, 'unsure'],
    ['the same MVP', mvp(null), mvp(null), 9, true, 'same'],
    ['different MVPs', mvp('nico'), mvp('iker'), 0, false, 'unsure'],
    ['an MVP on only one', mvp('nico', { sin_cambios: true }), mvp(null), 0, false, 'same'],
    ['an MVP or no changes', mvp('nico'), mvp(null, { sin_cambios: true }), 0, false, 'unsure'],
    ['the same substitution', NICO_OFF, NICO_OFF, 1, true, 'unsure'],
    ['substitutions that share a player', NICO_OFF, cambio('nico', 'luis'), 1, false, 'unsure'],
    ['substitutions of different players', NICO_OFF, cambio('hugo', 'luis'), 1, false, 'different'],
    ['one substitution at two times', NICO_OFF, NICO_OFF, 21, false, 'different'],
  ])('%s', (_name, mine, theirs, minutesApart, isSame, relation) => {
    const [myStep, theirStep] = [makeStep(20, mine), makeStep(20 + minutesApart, theirs)];
    for (const [a, b] of [
      [myStep, theirStep],
      [theirStep, myStep],
    ] as const) {
      expect(isSameNote(a, b)).toBe(isSame);
      expect(compareSteps(a, b)).toBe(relation);
    }
  });
});

function createIds(prefix: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}${String(count)}`;
  };
}

const gol = (id: string, minutes: number, autor_id?: string): Step => ({
  id,
  instante: at(minutes),
  mitad: 'primera_parte',
  tipo: 'gol_anotado',
  ...(autor_id !== undefined && { autor_id }),
});
const start = (id: string, minutes = 0): Step => ({ id, instante: at(minutes), tipo: 'comienzo' });
const STARTED = [start('c')];
/** The fields of a notebook that `mergeLogs` reads. */
const makeLogs = (own: readonly Step[], stored: readonly Step[], distintos: string[] = []) => ({
  pasos: [...own],
  servidor: { version: 1, actualizado: '', pasos: [...stored] },
  distintos,
});
const merge = (own: readonly Step[], stored: readonly Step[], distintos: string[] = []) =>
  mergeLogs(makeLogs(own, stored, distintos), createIds('n'));

describe('merging two logs of one match', () => {
  it('takes the earlier of two whistles, and asks when they are minutes apart', () => {
    const near = merge([start('a', 0.5)], [start('b', 0)]);
    expect(near.openDoubts).toEqual([]);
    expect(activeSteps(near.pasos).map(({ id }) => id)).toEqual(['b']);
    const far = merge([start('a', 10)], [start('b', 0)]);
    expect(far.openDoubts).toMatchObject([
      { myStep: { id: 'a' }, theirStep: { id: 'b' }, canBeTwo: false },
    ]);
  });

  it.each<[DoubtAnswer, string[]]>([
    ['mine', ['mine']],
    ['theirs', ['theirs']],
    ['both', ['theirs', 'mine']],
  ])('counts a goal entered twice according to the answer: %s', (answer, left) => {
    const ownSteps = [...STARTED, gol('mine', 23, 'nico')];
    const stored = [...STARTED, gol('theirs', 23.4, 'iker')];
    const asked = merge(ownSteps, stored);
    expect(asked.pasos).toEqual(ownSteps);
    const [doubt] = asked.openDoubts;
    if (!doubt) throw new Error('nothing was asked');
    const stamp = { newId: createIds('r'), instante: at(30) };
    const answered = answerDoubt(makeLogs(ownSteps, stored), doubt, answer, stamp);
    const { pasos, openDoubts } = merge(answered.pasos, stored, answered.distintos);
    expect(openDoubts).toEqual([]);
    expect(activeSteps(pasos).map(({ id }) => id)).toEqual(['c', ...left]);
  });

  it.each([
    ['mine', 'bea', null],
    ['theirs', null, 'bea'],
  ])('keeps the MVP when only one side chose one: %s', (_side, own, stored) => {
    const mvp = (id: string, jugador_id: string | null): Step => ({
      id,
      instante: at(90),
      tipo: 'mvp',
      jugador_id,
    });
    const ownSteps = [...STARTED, mvp('mine', own)];
    const { pasos, openDoubts } = merge(ownSteps, [...STARTED, mvp('theirs', stored)]);
    expect(openDoubts).toEqual([]);
    expect(deriveLiveMatch(pasos).mvp).toBe('bea');
  });

  it('asks once about different line-ups; the rejected one is annulled with its predecessors', () => {
    const lineup = (id: string, minutes: number, player: string): Step => ({
      id,
      instante: at(minutes),
      tipo: 'alineacion',
      filas: { ...perRow(() => []), delanteros: [player] },
    });
    const ownSteps = [lineup('a1', -9, 'ana'), lineup('a2', -8, 'bea')];
    const stored = [lineup('b', -7, 'eva')];
    const { openDoubts } = merge(ownSteps, stored);
    expect(openDoubts).toHaveLength(1);
    const [doubt] = openDoubts;
    if (!doubt) throw new Error('nothing was asked');
    const stamp = { newId: createIds('r'), instante: at(0) };
    const { pasos } = answerDoubt(makeLogs(ownSteps, stored), doubt, 'theirs', stamp);
    const merged = merge(pasos, stored);
    expect(deriveLiveMatch(merged.pasos).alineacion?.delanteros).toEqual(['eva']);
  });
});

describe('any two logs', () => {
  const anyTime = fc.integer({ min: 0, max: 90 });
  const anyJugador = fc.constantFrom('ana', 'bea', 'eva');
  const anyStep = (id: string): fc.Arbitrary<Step> =>
    fc.oneof(
      fc.tuple(anyTime, anyJugador).map(([minutes, autor]) => gol(id, minutes, autor)),
      anyTime.map((minutes): Step => ({ id, instante: at(minutes), tipo: 'gol_encajado' })),
      fc.tuple(anyTime, anyJugador).map(([minutes, autor_id]): Step => ({
        id,
        instante: at(minutes),
        tipo: 'tarjeta',
        evento: 'tarjeta amarilla',
        autor_id,
      })),
      fc
        .tuple(fc.constantFrom('comienzo', 'descanso', 'segunda_parte', 'final'), anyTime)
        .map(([tipo, minutes]): Step => ({ id, instante: at(minutes), tipo })),
      fc.tuple(fc.option(anyJugador), anyTime).map(([jugador_id, minutes]): Step => ({
        id,
        instante: at(minutes),
        tipo: 'mvp',
        jugador_id,
      })),
    );
  /** Random steps, some of them undone later. */
  const anyLog = (prefix: string) =>
    fc
      .tuple(
        fc.array(fc.boolean(), { maxLength: 6 }),
        fc.tuple(...Array.from({ length: 6 }, (_, index) => anyStep(`${prefix}${String(index)}`))),
      )
      .map(([undone, pasos]) =>
        pasos
          .slice(0, undone.length)
          .flatMap((step, index): Step[] =>
            undone[index] === true
              ? [
                  step,
                  { id: `${step.id}-x`, instante: step.instante, tipo: 'anular', paso_id: step.id },
                ]
              : [step],
          ),
      );
  const anyAnswer = fc.constantFrom<DoubtAnswer>('mine', 'theirs', 'both');
  /** The merged log after all doubts have been answered. The answers are used in turn, again and again. */
  function settle(mine: readonly Step[], stored: readonly Step[], answers: readonly DoubtAnswer[]) {
    let current = makeLogs(mine, stored);
    const newId = createIds('n');
    for (let asked = 0; asked < 100; asked += 1) {
      const { pasos, openDoubts } = mergeLogs(current, newId);
      const [doubt] = openDoubts;
      if (!doubt) return pasos;
      const picked = answers[asked % answers.length] ?? 'theirs';
      const answer = picked === 'both' && !doubt.canBeTwo ? 'theirs' : picked;
      current = answerDoubt(current, doubt, answer, { newId, instante: at(95) });
    }
    throw new Error('the questions never end');
  }

  it('merge into a log that the server accepts, without losing a step or asking again', () => {
    fc.assert(
      fc.property(
        anyLog('base'),
        anyLog('mine'),
        anyLog('theirs'),
        fc.array(anyAnswer, { minLength: 1, maxLength: 12 }),
        (base, mine, theirs, answers) => {
          const ownSteps = [...base, ...mine];
          const stored = [...base, ...theirs];
          const steps = settle(ownSteps, stored, answers);
          const ids = new Set(steps.map(({ id }) => id));
          expect([...ownSteps, ...stored].every(({ id }) => ids.has(id))).toBe(true);
          expect(startsWithSteps(steps, stored)).toBe(true);
          expect(checkSteps(steps, buildSummary)).toMatchObject({ ok: true });
          // Merging again changes nothing, on the other phone and on this one.
          expect(merge(stored, steps)).toEqual({ pasos: steps, openDoubts: [] });
          expect(merge(steps, steps)).toEqual({ pasos: steps, openDoubts: [] });
        },
      ),
    );
  });
});
