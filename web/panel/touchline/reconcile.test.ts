import {
  checkSteps,
  deriveLiveMatch,
  type Step,
  activeSteps,
  perRow,
  startsWithSteps,
} from '@club/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reconcile, answerDoubt, type DoubtAnswer } from './reconcile';
import { buildSummary } from '../../../shared/src/testing/partido-builder';

const KICKOFF = Date.parse('2026-11-21T16:00:00.000Z');
const at = (minutes: number) => new Date(KICKOFF + minutes * 60_000).toISOString();

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
const HOME = [start('c')];
const marcador = (pasos: readonly Step[]) => deriveLiveMatch(pasos).marcador.goles_anotados;

describe('merging two logs of one match', () => {
  it('takes the longer one if it contains the other', () => {
    const longer = [...HOME, gol('g', 5)];
    expect(reconcile(longer, HOME, [], createIds('n')).pasos).toBe(longer);
    expect(reconcile(HOME, longer, [], createIds('n')).pasos).toBe(longer);
  });

  it('asks nothing about different events', () => {
    const mine = [...HOME, gol('g', 20, 'nico')];
    const card: Step = {
      id: 't',
      instante: at(21),
      tipo: 'tarjeta',
      evento: 'tarjeta amarilla',
      autor_id: 'hugo',
    };
    const { pasos, openDoubts } = reconcile(mine, [...HOME, card], [], createIds('n'));
    expect(openDoubts).toEqual([]);
    expect(pasos.map(({ id }) => id)).toEqual(['c', 't', 'g']);
  });

  it('takes the earlier of two whistles, and asks when they are minutes apart', () => {
    const near = reconcile([start('a', 0.5)], [start('b', 0)], [], createIds('n'));
    expect(near.openDoubts).toEqual([]);
    expect(activeSteps(near.pasos).map(({ id }) => id)).toEqual(['b']);
    const far = reconcile([start('a', 10)], [start('b', 0)], [], createIds('n'));
    expect(far.openDoubts).toMatchObject([
      { myStep: { id: 'a' }, theirStep: { id: 'b' }, canSerDos: false },
    ]);
  });

  it.each<[DoubtAnswer, string[]]>([
    ['mio', ['mine']],
    ['suyo', ['theirs']],
    ['dos', ['theirs', 'mine']],
  ])('counts a goal entered twice according to the answer: %s', (response, left) => {
    const ownFields = [...HOME, gol('mine', 23, 'nico')];
    const stored = [...HOME, gol('theirs', 23.4, 'iker')];
    const asked = reconcile(ownFields, stored, [], createIds('n'));
    expect(asked.pasos).toBe(ownFields);
    const [doubt] = asked.openDoubts;
    if (!doubt) throw new Error('nothing was asked');
    const answer = answerDoubt(
      doubt,
      response,
      { propios: ownFields, stored },
      { newId: createIds('r'), instante: at(30) },
    );
    const { pasos, openDoubts } = reconcile(
      [...ownFields, ...answer.pasos],
      stored,
      answer.distintos,
      createIds('n'),
    );
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
    const ownFields = [...HOME, mvp('mine', own)];
    const { pasos, openDoubts } = reconcile(
      ownFields,
      [...HOME, mvp('theirs', stored)],
      [],
      createIds('n'),
    );
    expect(openDoubts).toEqual([]);
    expect(deriveLiveMatch(pasos).mvp).toBe('bea');
  });

  it('asks once about different line-ups; the rejected one is undone with its predecessors', () => {
    const lineup = (id: string, minutes: number, player: string): Step => ({
      id,
      instante: at(minutes),
      tipo: 'alineacion',
      filas: { ...perRow(() => []), delanteros: [player] },
    });
    const ownFields = [lineup('a1', -9, 'ana'), lineup('a2', -8, 'bea')];
    const stored = [lineup('b', -7, 'eva')];
    const { openDoubts } = reconcile(ownFields, stored, [], createIds('n'));
    expect(openDoubts).toHaveLength(1);
    const [doubt] = openDoubts;
    if (!doubt) throw new Error('nothing was asked');
    const stamp = { newId: createIds('r'), instante: at(0) };
    const { pasos } = answerDoubt(doubt, 'suyo', { propios: ownFields, stored }, stamp);
    const merged = reconcile([...ownFields, ...pasos], stored, [], createIds('n'));
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
          .flatMap((paso, index): Step[] =>
            undone[index] === true
              ? [
                  paso,
                  { id: `${paso.id}-x`, instante: paso.instante, tipo: 'anular', paso_id: paso.id },
                ]
              : [paso],
          ),
      );
  const anyAnswer = fc.constantFrom<DoubtAnswer>('mio', 'suyo', 'dos');
  /** Answers all questions, as the user would. */
  function settle(mine: readonly Step[], stored: readonly Step[], answers: readonly DoubtAnswer[]) {
    let ownFields = mine;
    let distinct: readonly string[] = [];
    let asked = 0;
    const newId = createIds('n');
    for (;;) {
      const { pasos, openDoubts } = reconcile(ownFields, stored, distinct, newId);
      const [doubt] = openDoubts;
      if (!doubt) return { pasos, asked };
      const picked = answers[asked % answers.length] ?? 'suyo';
      const response = picked === 'dos' && !doubt.canSerDos ? 'suyo' : picked;
      asked += 1;
      if (asked > 100) throw new Error('the questions never end');
      const logs = { propios: ownFields, stored };
      const answer = answerDoubt(doubt, response, logs, { newId, instante: at(95) });
      ownFields = [...ownFields, ...answer.pasos];
      distinct = [...distinct, ...answer.distintos];
    }
  }

  it('merge into a log that the server accepts, without losing a step or asking twice', () => {
    fc.assert(
      fc.property(
        anyLog('base'),
        anyLog('mine'),
        anyLog('theirs'),
        fc.array(anyAnswer, { minLength: 1, maxLength: 12 }),
        (base, mine, theirs, answers) => {
          const ownFields = [...base, ...mine];
          const stored = [...base, ...theirs];
          const { pasos } = settle(ownFields, stored, answers);
          const ids = new Set(pasos.map(({ id }) => id));
          expect([...ownFields, ...stored].every(({ id }) => ids.has(id))).toBe(true);
          expect(startsWithSteps(pasos, stored)).toBe(true);
          expect(checkSteps(pasos, buildSummary)).toMatchObject({ ok: true });
          // Merging is idempotent, on the other phone and on this one.
          expect(reconcile(stored, pasos, [], createIds('z'))).toEqual({ pasos, openDoubts: [] });
          expect(reconcile(pasos, pasos, [], createIds('z'))).toEqual({ pasos, openDoubts: [] });
        },
      ),
    );
  });

  it('count a goal as often as it was answered', () => {
    fc.assert(
      fc.property(anyTime, fc.integer({ min: -4, max: 4 }), anyAnswer, (minute, gap, answer) => {
        const ownFields = [...HOME, gol('mine', minute, 'ana')];
        const stored = [...HOME, gol('theirs', minute + gap, 'ana')];
        const { pasos } = settle(ownFields, stored, [answer]);
        expect(marcador(pasos)).toBe(answer === 'dos' ? 2 : 1);
      }),
    );
  });
});
