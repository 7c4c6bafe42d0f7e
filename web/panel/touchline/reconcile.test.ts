import { checkSteps, deriveLiveMatch, type Paso, activeSteps, startsWithSteps } from '@club/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reconcile, answerDoubt, type Respuesta } from './reconcile';
import { resumenOf } from '../../../shared/src/testing/summary';

const KICKOFF = Date.parse('2026-11-21T16:00:00.000Z');
const at = (minutes: number) => new Date(KICKOFF + minutes * 60_000).toISOString();

function createIds(prefix: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}${String(count)}`;
  };
}

const gol = (id: string, minutes: number, autor_id?: string): Paso => ({
  id,
  instante: at(minutes),
  mitad: 'primera_parte',
  tipo: 'gol_anotado',
  ...(autor_id !== undefined && { autor_id }),
});
const comienzo = (id: string, minutes = 0): Paso => ({
  id,
  instante: at(minutes),
  tipo: 'comienzo',
});
const INICIO = [comienzo('c')];
const marcador = (pasos: readonly Paso[]) => deriveLiveMatch(pasos).marcador.goles_anotados;

describe('merging two logs of one match', () => {
  it('takes the longer one if it contains the other', () => {
    const longer = [...INICIO, gol('g', 5)];
    expect(reconcile(longer, INICIO, [], createIds('n')).pasos).toBe(longer);
    expect(reconcile(INICIO, longer, [], createIds('n')).pasos).toBe(longer);
  });

  it('asks nothing about different events', () => {
    const mine = [...INICIO, gol('g', 20, 'nico')];
    const card: Paso = {
      id: 't',
      instante: at(21),
      tipo: 'tarjeta',
      evento: 'tarjeta amarilla',
      autor_id: 'hugo',
    };
    const { pasos, dudas } = reconcile(mine, [...INICIO, card], [], createIds('n'));
    expect(dudas).toEqual([]);
    expect(pasos.map(({ id }) => id)).toEqual(['c', 't', 'g']);
  });

  it('takes the earlier of two whistles, and asks when they are minutes apart', () => {
    const near = reconcile([comienzo('a', 0.5)], [comienzo('b', 0)], [], createIds('n'));
    expect(near.dudas).toEqual([]);
    expect(activeSteps(near.pasos).map(({ id }) => id)).toEqual(['b']);
    const far = reconcile([comienzo('a', 10)], [comienzo('b', 0)], [], createIds('n'));
    expect(far.dudas).toMatchObject([{ mio: { id: 'a' }, suyo: { id: 'b' }, canSerDos: false }]);
  });

  it.each<[Respuesta, string[]]>([
    ['mio', ['mine']],
    ['suyo', ['theirs']],
    ['dos', ['theirs', 'mine']],
  ])('counts a goal entered twice according to the answer: %s', (respuesta, left) => {
    const propios = [...INICIO, gol('mine', 23, 'nico')];
    const guardados = [...INICIO, gol('theirs', 23.4, 'iker')];
    const asked = reconcile(propios, guardados, [], createIds('n'));
    expect(asked.pasos).toBe(propios);
    const [duda] = asked.dudas;
    if (!duda) throw new Error('nothing was asked');
    const answer = answerDoubt(
      duda,
      respuesta,
      { propios, guardados },
      { newId: createIds('r'), instante: at(30) },
    );
    const { pasos, dudas } = reconcile(
      [...propios, ...answer.pasos],
      guardados,
      answer.distintos,
      createIds('n'),
    );
    expect(dudas).toEqual([]);
    expect(activeSteps(pasos).map(({ id }) => id)).toEqual(['c', ...left]);
  });

  it.each([
    ['mine', 'bea', null],
    ['theirs', null, 'bea'],
  ])('keeps the MVP when only one side chose one: %s', (_side, own, stored) => {
    const mvp = (id: string, jugador_id: string | null): Paso => ({
      id,
      instante: at(90),
      tipo: 'mvp',
      jugador_id,
    });
    const propios = [...INICIO, mvp('mine', own)];
    const { pasos, dudas } = reconcile(
      propios,
      [...INICIO, mvp('theirs', stored)],
      [],
      createIds('n'),
    );
    expect(dudas).toEqual([]);
    expect(deriveLiveMatch(pasos).mvp).toBe('bea');
  });

  it('asks once about different line-ups; the rejected one is undone with its predecessors', () => {
    const filas = (id: string) => ({
      delanteros: [id],
      mediocentros: [],
      defensas: [],
      portero: [],
      suplentes: [],
    });
    const lineup = (id: string, minutes: number, player: string): Paso => ({
      id,
      instante: at(minutes),
      tipo: 'alineacion',
      filas: filas(player),
    });
    const propios = [lineup('a1', -9, 'ana'), lineup('a2', -8, 'bea')];
    const guardados = [lineup('b', -7, 'eva')];
    const { dudas } = reconcile(propios, guardados, [], createIds('n'));
    expect(dudas).toHaveLength(1);
    const [duda] = dudas;
    if (!duda) throw new Error('nothing was asked');
    const sello = { newId: createIds('r'), instante: at(0) };
    const { pasos } = answerDoubt(duda, 'suyo', { propios, guardados }, sello);
    const merged = reconcile([...propios, ...pasos], guardados, [], createIds('n'));
    expect(deriveLiveMatch(merged.pasos).alineacion?.delanteros).toEqual(['eva']);
  });
});

describe('any two logs', () => {
  const anyTiempo = fc.integer({ min: 0, max: 90 });
  const anyJugador = fc.constantFrom('ana', 'bea', 'eva');
  const anyPaso = (id: string): fc.Arbitrary<Paso> =>
    fc.oneof(
      fc.tuple(anyTiempo, anyJugador).map(([minutes, autor]) => gol(id, minutes, autor)),
      anyTiempo.map((minutes): Paso => ({ id, instante: at(minutes), tipo: 'gol_encajado' })),
      fc.tuple(anyTiempo, anyJugador).map(([minutes, autor_id]): Paso => ({
        id,
        instante: at(minutes),
        tipo: 'tarjeta',
        evento: 'tarjeta amarilla',
        autor_id,
      })),
      fc
        .tuple(fc.constantFrom('comienzo', 'descanso', 'segunda_parte', 'final'), anyTiempo)
        .map(([tipo, minutes]): Paso => ({ id, instante: at(minutes), tipo })),
      fc.tuple(fc.option(anyJugador), anyTiempo).map(([jugador_id, minutes]): Paso => ({
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
        fc.tuple(...Array.from({ length: 6 }, (_, index) => anyPaso(`${prefix}${String(index)}`))),
      )
      .map(([undone, pasos]) =>
        pasos
          .slice(0, undone.length)
          .flatMap((paso, index): Paso[] =>
            undone[index] === true
              ? [
                  paso,
                  { id: `${paso.id}-x`, instante: paso.instante, tipo: 'anular', paso_id: paso.id },
                ]
              : [paso],
          ),
      );
  const anyAnswer = fc.constantFrom<Respuesta>('mio', 'suyo', 'dos');
  /** Answers all questions, as the user would. */
  function settle(
    mine: readonly Paso[],
    guardados: readonly Paso[],
    answers: readonly Respuesta[],
  ) {
    let propios = mine;
    let distintos: readonly string[] = [];
    let asked = 0;
    const newId = createIds('n');
    for (;;) {
      const { pasos, dudas } = reconcile(propios, guardados, distintos, newId);
      const [duda] = dudas;
      if (!duda) return { pasos, asked };
      const picked = answers[asked % answers.length] ?? 'suyo';
      const respuesta = picked === 'dos' && !duda.canSerDos ? 'suyo' : picked;
      asked += 1;
      if (asked > 100) throw new Error('the questions never end');
      const logs = { propios, guardados };
      const answer = answerDoubt(duda, respuesta, logs, { newId, instante: at(95) });
      propios = [...propios, ...answer.pasos];
      distintos = [...distintos, ...answer.distintos];
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
          const propios = [...base, ...mine];
          const guardados = [...base, ...theirs];
          const { pasos } = settle(propios, guardados, answers);
          const ids = new Set(pasos.map(({ id }) => id));
          expect([...propios, ...guardados].every(({ id }) => ids.has(id))).toBe(true);
          expect(startsWithSteps(pasos, guardados)).toBe(true);
          expect(checkSteps(pasos, resumenOf)).toMatchObject({ ok: true });
          // Merging is idempotent, on the other phone and on this one.
          expect(reconcile(guardados, pasos, [], createIds('z'))).toEqual({ pasos, dudas: [] });
          expect(reconcile(pasos, pasos, [], createIds('z'))).toEqual({ pasos, dudas: [] });
        },
      ),
    );
  });

  it('count a goal as often as it was answered', () => {
    fc.assert(
      fc.property(anyTiempo, fc.integer({ min: -4, max: 4 }), anyAnswer, (minute, gap, answer) => {
        const propios = [...INICIO, gol('mine', minute, 'ana')];
        const guardados = [...INICIO, gol('theirs', minute + gap, 'ana')];
        const { pasos } = settle(propios, guardados, [answer]);
        expect(marcador(pasos)).toBe(answer === 'dos' ? 2 : 1);
      }),
    );
  });
});
