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
const STARTED = [start('c')];
/** The part of a notebook that an answer changes. */
const notebook = (own: readonly Step[], stored: readonly Step[]) => ({
  pasos: [...own],
  servidor: { version: 1, actualizado: '', pasos: [...stored] },
  distintos: [] as string[],
});

describe('merging two logs of one match', () => {
  it('takes the longer one if it begins with the other', () => {
    const longer = [...STARTED, gol('g', 5)];
    expect(reconcile(longer, STARTED, [], createIds('n')).pasos).toBe(longer);
    expect(reconcile(STARTED, longer, [], createIds('n')).pasos).toBe(longer);
  });

  it('asks nothing about different events', () => {
    const mine = [...STARTED, gol('g', 20, 'nico')];
    const card: Step = {
      id: 't',
      instante: at(21),
      tipo: 'tarjeta',
      evento: 'tarjeta amarilla',
      autor_id: 'hugo',
    };
    const { pasos, openDoubts } = reconcile(mine, [...STARTED, card], [], createIds('n'));
    expect(openDoubts).toEqual([]);
    expect(pasos.map(({ id }) => id)).toEqual(['c', 't', 'g']);
  });

  it('takes the earlier of two whistles, and asks when they are minutes apart', () => {
    const near = reconcile([start('a', 0.5)], [start('b', 0)], [], createIds('n'));
    expect(near.openDoubts).toEqual([]);
    expect(activeSteps(near.pasos).map(({ id }) => id)).toEqual(['b']);
    const far = reconcile([start('a', 10)], [start('b', 0)], [], createIds('n'));
    expect(far.openDoubts).toMatchObject([
      { myStep: { id: 'a' }, theirStep: { id: 'b' }, canBeTwo: false },
    ]);
  });

  it.each<[DoubtAnswer, string[]]>([
    ['mio', ['mine']],
    ['suyo', ['theirs']],
    ['dos', ['theirs', 'mine']],
  ])('counts a goal entered twice according to the answer: %s', (answer, left) => {
    const ownSteps = [...STARTED, gol('mine', 23, 'nico')];
    const stored = [...STARTED, gol('theirs', 23.4, 'iker')];
    const asked = reconcile(ownSteps, stored, [], createIds('n'));
    expect(asked.pasos).toBe(ownSteps);
    const [doubt] = asked.openDoubts;
    if (!doubt) throw new Error('nothing was asked');
    const stamp = { newId: createIds('r'), instante: at(30) };
    const answered = answerDoubt(notebook(ownSteps, stored), doubt, answer, stamp);
    const { pasos, openDoubts } = reconcile(
      answered.pasos,
      stored,
      answered.distintos,
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
    const ownSteps = [...STARTED, mvp('mine', own)];
    const { pasos, openDoubts } = reconcile(
      ownSteps,
      [...STARTED, mvp('theirs', stored)],
      [],
      createIds('n'),
    );
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
    const { openDoubts } = reconcile(ownSteps, stored, [], createIds('n'));
    expect(openDoubts).toHaveLength(1);
    const [doubt] = openDoubts;
    if (!doubt) throw new Error('nothing was asked');
    const stamp = { newId: createIds('r'), instante: at(0) };
    const { pasos } = answerDoubt(notebook(ownSteps, stored), doubt, 'suyo', stamp);
    const merged = reconcile(pasos, stored, [], createIds('n'));
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
  /** The merged log after all questions have been answered, with these answers in turn. */
  function settle(mine: readonly Step[], stored: readonly Step[], answers: readonly DoubtAnswer[]) {
    let current = notebook(mine, stored);
    const newId = createIds('n');
    for (let asked = 0; asked < 100; asked += 1) {
      const { pasos, openDoubts } = reconcile(current.pasos, stored, current.distintos, newId);
      const [doubt] = openDoubts;
      if (!doubt) return pasos;
      const picked = answers[asked % answers.length] ?? 'suyo';
      const answer = picked === 'dos' && !doubt.canBeTwo ? 'suyo' : picked;
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
          const pasos = settle(ownSteps, stored, answers);
          const ids = new Set(pasos.map(({ id }) => id));
          expect([...ownSteps, ...stored].every(({ id }) => ids.has(id))).toBe(true);
          expect(startsWithSteps(pasos, stored)).toBe(true);
          expect(checkSteps(pasos, buildSummary)).toMatchObject({ ok: true });
          // Merging again changes nothing, on the other phone and on this one.
          expect(reconcile(stored, pasos, [], createIds('z'))).toEqual({ pasos, openDoubts: [] });
          expect(reconcile(pasos, pasos, [], createIds('z'))).toEqual({ pasos, openDoubts: [] });
        },
      ),
    );
  });

  it('with one goal each, minutes apart, count two goals only if the answer says so', () => {
    fc.assert(
      fc.property(anyTime, fc.integer({ min: -4, max: 4 }), anyAnswer, (minute, gap, answer) => {
        const ownSteps = [...STARTED, gol('mine', minute, 'ana')];
        const stored = [...STARTED, gol('theirs', minute + gap, 'ana')];
        const { marcador } = deriveLiveMatch(settle(ownSteps, stored, [answer]));
        expect(marcador.goles_anotados).toBe(answer === 'dos' ? 2 : 1);
      }),
    );
  });
});
