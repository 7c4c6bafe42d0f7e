import {
  updatePartidoSchema,
  EMPTY_ALINEACION,
  EMPTY_DETAILS,
  EVENTO_KINDS,
  ROWS,
  FORMS,
  PERIODS,
  resolveActa,
} from '@club/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ActaAction,
  isSameActa,
  leavingBy,
  removalEffects,
  shootOutOf,
  summarize,
  toBody,
  whatIsMissing,
} from './acta-editor';
import { filaOf, type ActaRows, openActa } from './acta-state';
import { impossibleOf } from './evento-rules';
import { ACTIVE, ADD, draft, ida, PLAYED, posicion, run, WITHOUT_ACTA } from './testing/demo-acta';

describe('opening a sheet', () => {
  it('starts empty for a match that has not been played', () => {
    const state = openActa(WITHOUT_ACTA, ACTIVE);
    expect(toBody(state, 3)).toEqual({
      alineacion: EMPTY_ALINEACION,
      detalles: EMPTY_DETAILS,
      mvp: null,
      capitan: null,
      tanda: null,
      sin_cambios: false,
      version: 3,
    });
    expect(state.borrador).toEqual({ mitad: 'primera_parte', evento: 'gol anotado' });
  });

  it('offers the active players and everybody in the saved sheet', () => {
    expect(openActa(PLAYED, ACTIVE).plantilla.map(({ jugador_id: id }) => id)).toEqual([
      'ana',
      'bea',
      'eva',
      'ida',
    ]);
  });

  it('sends exactly what was stored when saved again unchanged', () => {
    const body = updatePartidoSchema.parse(toBody(openActa(PLAYED, ACTIVE), 3));
    const resolved = resolveActa(body, PLAYED, (id) =>
      [...ACTIVE, ida].find(({ jugador_id: other }) => other === id),
    );
    expect(resolved).toEqual({
      ok: true,
      value: { alineacion: PLAYED.alineacion, detalles: PLAYED.detalles, mvp: PLAYED.mvp },
    });
  });
});

describe('applying a whole line-up', () => {
  const alineacion = { ...openActa(WITHOUT_ACTA, ACTIVE).alineacion, portero: ['ana'] };

  it('fills an empty sheet and changes no other', () => {
    const empty = openActa(WITHOUT_ACTA, ACTIVE);
    expect(run(empty, { type: 'alineacion', alineacion }).alineacion).toEqual(alineacion);
    const opened = openActa(PLAYED, ACTIVE);
    expect(run(opened, { type: 'alineacion', alineacion })).toBe(opened);
  });
});

describe('setting a position', () => {
  it('moves a player between rows without touching his events', () => {
    const opened = openActa(PLAYED, ACTIVE);
    const moved = run(opened, posicion('ana', 'portero'));
    expect(filaOf(moved.alineacion, 'ana')).toBe('portero');
    expect(moved.eventos).toEqual(opened.eventos);
  });

  it('is no change when the player already stands there', () => {
    const opened = openActa(PLAYED, ACTIVE);
    expect(run(opened, posicion('ana', 'delanteros'))).toBe(opened);
  });

  it("'No convocado' removes the events he authored and keeps the others'", () => {
    const state = run(openActa(PLAYED, ACTIVE), posicion('ana', null));
    expect(filaOf(state.alineacion, 'ana')).toBeUndefined();
    expect(state.eventos.map(({ evento }) => evento)).toEqual([
      'gol encajado',
      'tarjeta amarilla',
      'gol anotado',
    ]);
  });

  it("'No convocado' clears him as assistant and as MVP and leaves the goal", () => {
    const state = run(openActa(PLAYED, ACTIVE), posicion('ida', null));
    expect(state.mvp).toBeNull();
    expect(state.eventos[0]).toMatchObject({ autor: 'ana', minuto: 12 });
    expect(state.eventos[0]?.asistente).toBeUndefined();
  });

  it("'No convocado' clears him from the event being written", () => {
    const state = run(
      openActa(PLAYED, ACTIVE),
      draft({ autor: 'bea' }),
      draft({ asistente: 'ana', forma: 'falta' }),
      posicion('bea', null),
    );
    expect(state.borrador).toEqual({ mitad: 'primera_parte', evento: 'gol anotado' });
  });

  it('lists beforehand what it will undo, and nothing when there is nothing', () => {
    const state = openActa(PLAYED, ACTIVE);
    expect(removalEffects(state, 'ana')?.eventos).toHaveLength(2);
    expect(removalEffects(state, 'ida')).toEqual({
      eventos: [],
      asistencias: 1,
      isMvp: true,
      isCaptain: false,
    });
    expect(removalEffects(state, 'eva')).toBeUndefined();
  });
});

describe('swapping two players', () => {
  const opened = openActa(PLAYED, ACTIVE);
  const change = (uno: string, otherPlayer: string) =>
    run(opened, { type: 'cambiar', uno, otro: otherPlayer }).alineacion;

  it('exchanges their rows and keeps their events', () => {
    const next = run(opened, { type: 'cambiar', uno: 'ana', otro: 'bea' });
    expect([filaOf(next.alineacion, 'ana'), filaOf(next.alineacion, 'bea')]).toEqual([
      'defensas',
      'delanteros',
    ]);
    expect(next.eventos).toEqual(opened.eventos);
    const back = change('ida', 'bea');
    expect([back.defensas, back.suplentes]).toEqual([['ida'], ['bea']]);
  });

  it('calls up the one who was not, and removes the other with his events, which are listed before', () => {
    const next = run(opened, { type: 'cambiar', uno: 'eva', otro: 'ana' });
    expect(next.alineacion.delanteros).toEqual(['eva']);
    expect(next.eventos.some(({ autor }) => autor === 'ana')).toBe(false);
    expect(leavingBy(opened, 'eva', 'ana')).toBe('ana');
    expect(leavingBy(opened, 'ana', 'eva')).toBe('ana');
    expect(leavingBy(opened, 'ana', 'bea')).toBeUndefined();
  });
});

describe('substitutions', () => {
  const cambio = (entra: string, goesOff: string, minuto: number): ActaAction[] => [
    draft({ evento: 'cambio', mitad: 'segunda_parte' }),
    draft({ minuto }),
    draft({ entra, sale: goesOff }),
    ADD,
  ];
  const opened = openActa(PLAYED, ACTIVE);
  const changesOf = ({ eventos }: typeof opened) =>
    eventos.flatMap(({ evento, entra, sale: goesOff, minuto }) =>
      evento === 'cambio' ? [[goesOff, entra, minuto]] : [],
    );

  it('take off only players who are on the pitch', () => {
    const once = run(opened, ...cambio('ida', 'ana', 60));
    expect(changesOf(once)).toEqual([['ana', 'ida', 60]]);
    expect(changesOf(run(once, ...cambio('bea', 'ana', 70)))).toHaveLength(1);
    expect(changesOf(run(once, ...cambio('ana', 'ida', 70)))).toHaveLength(2);
  });

  it('need a minute', () => {
    const written = run(opened, draft({ evento: 'cambio' }), draft({ entra: 'ida', sale: 'ana' }));
    expect(changesOf(run(written, ADD))).toEqual([]);
  });

  it('and the tick "sin cambios" exclude each other', () => {
    const none = run(opened, { type: 'sin-cambios', sinCambios: true });
    expect(toBody(none, 3)).toMatchObject({ sin_cambios: true });
    const some = run(none, ...cambio('ida', 'ana', 60));
    expect(toBody(some, 3)).toMatchObject({ sin_cambios: false });
    expect(run(some, { type: 'sin-cambios', sinCambios: true }).sinCambios).toBe(false);
  });

  it('are removed with a player who is no longer called up, and listed before', () => {
    const state = run(opened, ...cambio('ida', 'ana', 60));
    expect(removalEffects(state, 'ida')?.eventos).toHaveLength(1);
    expect(changesOf(run(state, posicion('ida', null)))).toEqual([]);
  });

  it('that a later line-up change makes impossible are kept, with the reason', () => {
    const state = run(opened, ...cambio('ida', 'ana', 60), posicion('ana', 'suplentes'));
    expect([...impossibleOf(state).values()]).toEqual([
      'ana P. no puede salir: no está en el campo en ese minuto.',
    ]);
  });
});

describe('the MVP', () => {
  it('must be a called-up player', () => {
    const opened = openActa(PLAYED, ACTIVE);
    expect(run(opened, { type: 'mvp', jugadorId: 'eva' }).mvp).toBe('ida');
    expect(run(opened, { type: 'mvp', jugadorId: 'bea' }).mvp).toBe('bea');
    expect(run(opened, { type: 'mvp', jugadorId: null }).mvp).toBeNull();
  });
});

describe('the summary before saving', () => {
  it('counts score, players and goals without author', () => {
    expect(summarize(openActa(PLAYED, ACTIVE))).toEqual({
      scored: 3,
      encajados: 1,
      convocados: 3,
      goalsWithoutAuthor: 1,
      shootOut: null,
    });
  });
});

describe('extra time and a shoot-out', () => {
  const extraTime = { type: 'extra-time', extraTime: true } as const;
  const shootOut = { type: 'shoot-out', shootOut: { anotados: 4, encajados: 3 } } as const;
  const level = run(openActa(WITHOUT_ACTA, ACTIVE), extraTime);

  it('are sent, extra time even without events', () => {
    expect(toBody(run(level, shootOut), 3)).toMatchObject({
      detalles: { ...EMPTY_DETAILS, prorroga_1: [], prorroga_2: [] },
      tanda: { anotados: 4, encajados: 3 },
    });
  });

  it('offer the periods of extra time only with it, and keep it while they have events', () => {
    const off = { type: 'extra-time', extraTime: false } as const;
    const inExtra = run(level, draft({ mitad: 'prorroga_2' }));
    expect(run(inExtra, off).borrador.mitad).toBe('segunda_parte');
    const scored = run(inExtra, ADD);
    expect(run(scored, off)).toBe(scored);
    expect(toBody(scored, 3).detalles?.prorroga_2).toHaveLength(1);
  });

  it('a shoot-out is not saved once the score is not level, and comes back with it', () => {
    const ahead = run(level, shootOut, ADD);
    expect(toBody(ahead, 3).tanda).toBeNull();
    const again = run(ahead, draft({ evento: 'gol encajado' }), ADD);
    expect(toBody(again, 3).tanda).toEqual({ anotados: 4, encajados: 3 });
  });

  it.each([[{ anotados: 4, encajados: undefined }], [{ anotados: 3, encajados: 3 }]])(
    'a shoot-out without two numbers and a winner is not complete',
    (typed) => {
      expect(shootOutOf(run(level, { type: 'shoot-out', shootOut: typed }))).toBeUndefined();
    },
  );
});

describe('the captain', () => {
  const captain = { type: 'captain', jugadorId: 'ana' } as const;

  it('is a starter, and none once he goes to the bench', () => {
    const chosen = run(openActa(PLAYED, ACTIVE), captain);
    expect(toBody(chosen, 3).capitan).toBe('ana');
    expect(run(chosen, posicion('ana', 'suplentes')).captain).toBeNull();
    expect(run(openActa(PLAYED, ACTIVE), { ...captain, jugadorId: 'ida' }).captain).toBeNull();
  });
});

describe('unsaved changes', () => {
  const opened = openActa(PLAYED, ACTIVE);

  it('are those that a save would send, so not the event in the form', () => {
    expect(isSameActa(opened, run(opened, draft({ evento: 'gol encajado' })))).toBe(true);
    expect(isSameActa(opened, run(opened, posicion('eva', 'portero')))).toBe(false);
  });

  it('disappear when a change is taken back', () => {
    const back = run(opened, posicion('eva', 'portero'), posicion('eva', null));
    expect(isSameActa(opened, back)).toBe(true);
  });
});

describe('any series of actions', () => {
  const anyId = fc.constantFrom('ana', 'bea', 'eva', 'ida', 'nadie');
  const anyOptionalId = fc.option(anyId, { nil: undefined });
  const anyKicks = fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined });
  const anyAction: fc.Arbitrary<ActaAction> = fc.oneof(
    fc.record({
      type: fc.constant('posicion' as const),
      jugadorId: fc.constantFrom('ana', 'bea', 'eva', 'ida'),
      fila: fc.option(fc.constantFrom(...ROWS)),
    }),
    fc.record({
      type: fc.constant('borrador' as const),
      cambios: fc.record(
        {
          mitad: fc.constantFrom(...PERIODS),
          evento: fc.constantFrom(...EVENTO_KINDS),
          autor: anyOptionalId,
          asistente: anyOptionalId,
          entra: anyOptionalId,
          sale: anyOptionalId,
          forma: fc.option(fc.constantFrom(...FORMS), { nil: undefined }),
          ownGoal: fc.boolean(),
          minuto: fc.option(fc.integer({ min: 0, max: 130 }), { nil: undefined }),
          anadido: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
        },
        { requiredKeys: [] },
      ),
    }),
    fc.record({
      type: fc.constant('cambiar' as const),
      uno: fc.constantFrom('ana', 'bea', 'eva', 'ida'),
      otro: fc.constantFrom('ana', 'bea', 'eva', 'ida'),
    }),
    fc.constant(ADD),
    fc.record({
      type: fc.constant('quitar-evento' as const),
      id: fc.integer({ min: 1, max: 9 }),
    }),
    fc.record({ type: fc.constant('mvp' as const), jugadorId: fc.option(anyId) }),
    fc.record({ type: fc.constant('sin-cambios' as const), sinCambios: fc.boolean() }),
    fc.record({ type: fc.constant('captain' as const), jugadorId: fc.option(anyId) }),
    fc.record({ type: fc.constant('extra-time' as const), extraTime: fc.boolean() }),
    fc.record({
      type: fc.constant('shoot-out' as const),
      shootOut: fc.option(fc.record({ anotados: anyKicks, encajados: anyKicks })),
    }),
  );

  it('leaves a sheet that the server accepts, unless it is marked impossible', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(WITHOUT_ACTA, PLAYED),
        fc.array(anyAction, { maxLength: 60 }),
        (partido, actions) => {
          const state = run(openActa(partido, ACTIVE), ...actions);
          const body = updatePartidoSchema.parse(toBody(state, partido.version));
          const resolved = resolveActa(body, partido, (id) =>
            [...ACTIVE, ida].find(({ jugador_id: other }) => other === id),
          );
          // Substitutions that a later move has made impossible stay, marked as such. They block the save.
          expect(resolved.ok).toBe(impossibleOf(state).size === 0);
        },
      ),
    );
  });
});

const players = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index)}`);
const filas = (portero: number, defensas: number): ActaRows => ({
  portero: players(portero, 'p'),
  defensas: players(defensas, 'd'),
  mediocentros: [],
  delanteros: [],
  suplentes: players(5, 's'),
});

describe('what a sheet still lacks', () => {
  it.each([
    [filas(0, 0), null, 0, 'Faltan: 11 titulares, MVP'],
    [filas(1, 9), 'd1', 0, 'Falta: un titular'],
    [filas(1, 10), null, 0, 'Falta: MVP'],
    [filas(0, 11), 'd1', 1, 'Faltan: portero, autor de un gol'],
    [filas(1, 8), 'd1', 3, 'Faltan: 2 titulares, autor de 3 goles'],
    [filas(1, 10), 'd1', 0, 'No falta nada'],
  ])('is listed in one line', (alineacion, mvp, goalsWithoutAuthor, text) => {
    expect(whatIsMissing({ alineacion, mvp }, { goalsWithoutAuthor })).toBe(text);
  });
});
