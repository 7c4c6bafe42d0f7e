import {
  EMPTY_ALINEACION,
  EVENTO_KINDS,
  type Fila,
  FORMS,
  PERIODS,
  resolveActa,
  ROWS,
  updatePartidoSchema,
  type Partido,
  perRow,
  listStarters,
} from '@club/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPartido, buildSummary } from '../../../shared/src/testing/partido-builder';
import { actaDifferences, differenceText } from './acta-differences';
import {
  addEvento,
  changeActa,
  swapPlayers,
  isSameActa,
  lineUp,
  removalEffects,
  placePlayer,
  toActaBody,
  whatIsMissing,
} from './acta-editor';
import {
  type ActaChange,
  type ActaContent,
  type ActaRows,
  type ActaState,
  EMPTY_ACTA,
  type EventoData,
  eventoText,
  findPlayerRow,
  openActa,
} from './acta-state';
import { choicesFor, findImpossibleSubstitutions, withoutInvalid } from './evento-rules';
import { applyTap, FORMATIONS, countFreeSlots, type Tap } from './positions';

const player = (id: string, dorsal: number) =>
  buildSummary(id, { dorsal, nombre_con_inicial: `${id} P.` });
const [ana, bea, eva, ida] = [
  player('ana', 1),
  player('bea', 2),
  player('eva', 3),
  player('ida', 4),
];
/** The active squad. Ida has left it. */
const ACTIVE = [ana, bea, eva];
const WITHOUT_ACTA = buildPartido({
  _id: 'p1',
  temporada_id: 't1',
  fecha_date: '2026-11-21T09:00:00.000Z',
  version: 3,
});
/** Ana scored twice, assisted by Ida and by Bea; Bea was booked; Ida, who has left since, was the MVP. */
const PLAYED: Partido = {
  ...WITHOUT_ACTA,
  jugado: true,
  alineacion: { ...EMPTY_ALINEACION, delanteros: [ana], defensas: [bea], suplentes: [ida] },
  detalles: {
    primera_parte: [
      { evento: 'gol anotado', autor: { ...ana, forma: 'cabeza' }, asistente: ida, minuto: 12 },
      { evento: 'gol encajado', propia_puerta: true },
    ],
    segunda_parte: [
      { evento: 'tarjeta amarilla', autor: bea, minuto: 90, anadido: 2 },
      { evento: 'gol anotado', autor: ana, asistente: bea },
      { evento: 'gol anotado' },
    ],
  },
  mvp: ida,
};

const run = (state: ActaState, ...changes: readonly ActaChange[]) =>
  changes.reduce(changeActa, state);
const place =
  (jugadorId: string, row: Fila | null): ActaChange =>
  (state) =>
    placePlayer(state, jugadorId, row);
const draft =
  (fields: Partial<EventoData>): ActaChange =>
  ({ borrador }) => ({ borrador: { ...borrador, ...fields } });
const ADD: ActaChange = addEvento;

const opened = openActa(PLAYED, ACTIVE);
const empty = openActa(WITHOUT_ACTA, ACTIVE);
const resolve = (partido: Partido, body: ReturnType<typeof toActaBody>) =>
  resolveActa(updatePartidoSchema.parse(body), partido, (id) =>
    [...ACTIVE, ida].find(({ jugador_id: other }) => other === id),
  );

describe('a sheet', () => {
  it('is stored exactly as before when saved again unchanged', () => {
    expect(resolve(PLAYED, toActaBody(opened, 3))).toEqual({
      ok: true,
      value: { alineacion: PLAYED.alineacion, detalles: PLAYED.detalles, mvp: PLAYED.mvp },
    });
  });

  it('counts as changed only as long as a save would send something else', () => {
    expect(isSameActa(opened, run(opened, draft({ evento: 'gol encajado' })))).toBe(true);
    const moved = run(opened, place('eva', 'portero'));
    expect(isSameActa(opened, moved)).toBe(false);
    expect(isSameActa(opened, run(moved, place('eva', null)))).toBe(true);
  });

  it('keeps its starters when the last line-up arrives late', () => {
    const last = { ...empty.alineacion, portero: ['ana'] };
    expect(run(opened, (state) => lineUp(state, last)).alineacion).toEqual(opened.alineacion);
  });

  it('has a captain who starts, and none once he goes to the bench', () => {
    const chosen = run(opened, { captain: 'ana' });
    expect(toActaBody(chosen, 3).capitan).toBe('ana');
    expect(run(chosen, place('ana', 'suplentes')).captain).toBeNull();
  });
});

describe("'No convocado'", () => {
  it('removes a player as author, assistant and MVP, also from the event being written', () => {
    expect(run(opened, place('ana', null)).eventos.map(({ evento }) => evento)).toEqual([
      'gol encajado',
      'tarjeta amarilla',
      'gol anotado',
    ]);
    const written = run(opened, draft({ autor: 'bea' }), draft({ asistente: 'ida' }));
    const { eventos, mvp, borrador } = run(written, place('ida', null));
    expect([eventos[0]?.minuto, eventos[0]?.asistente, mvp]).toEqual([12, undefined, null]);
    // The confirmation dialog lists what would be removed. It does not appear if nothing would be.
    expect(removalEffects(written, 'ida')).toMatchObject({ eventos: [], assists: 1, isMvp: true });
    expect(removalEffects(written, 'eva')).toBeUndefined();
    expect(borrador).toEqual({ mitad: 'primera_parte', evento: 'gol anotado', autor: 'bea' });
  });
});

describe('substitutions', () => {
  const cambio = (comesOn: string, goesOff: string, minuto: number): ActaChange[] => [
    draft({ evento: 'cambio', mitad: 'segunda_parte' }),
    draft({ minuto }),
    draft({ entra: comesOn, sale: goesOff }),
    ADD,
  ];
  const once = run(opened, ...cambio('ida', 'ana', 60));
  const countSubstitutions = ({ eventos }: typeof opened) =>
    eventos.filter(({ evento }) => evento === 'cambio').length;

  it('take off only players who are on the pitch', () => {
    expect(countSubstitutions(run(once, ...cambio('bea', 'ana', 70)))).toBe(1);
    expect(countSubstitutions(run(once, ...cambio('ana', 'ana', 70)))).toBe(1);
    expect(countSubstitutions(run(once, ...cambio('ana', 'ida', 70)))).toBe(2);
  });

  it('and the tick "sin cambios" exclude each other', () => {
    const some = run(opened, { sinCambios: true }, ...cambio('ida', 'ana', 60));
    expect([countSubstitutions(some), some.sinCambios]).toEqual([1, false]);
    expect(run(some, { sinCambios: true }).sinCambios).toBe(false);
  });

  it('that a later change of the line-up makes impossible are kept, with the reason', () => {
    expect([...findImpossibleSubstitutions(run(once, place('ana', 'suplentes'))).values()]).toEqual(
      ['ana P. no puede salir: no está en el campo en ese minuto.'],
    );
  });
});

describe('extra time and a shoot-out', () => {
  const shootOut = { anotados: 4, encajados: 3 };
  const level = run(empty, { extraTime: true });

  it('extra time can only be taken back while its periods have no events', () => {
    const inExtra = run(level, draft({ mitad: 'prorroga_2' }));
    expect(run(inExtra, { extraTime: false }).borrador.mitad).toBe('segunda_parte');
    const scored = run(inExtra, ADD, { extraTime: false });
    expect(toActaBody(scored, 3).detalles?.prorroga_2).toHaveLength(1);
  });

  it('a shoot-out is not saved while the score is not level, and is saved again once it is', () => {
    const ahead = run(level, { shootOut }, ADD);
    expect(toActaBody(ahead, 3).tanda).toBeNull();
    const levelled = run(ahead, draft({ evento: 'gol encajado' }), ADD);
    expect(toActaBody(levelled, 3).tanda).toEqual(shootOut);
  });

  it('a shoot-out with only one of its two numbers is not saved, but counts as a change', () => {
    const started = run(level, { shootOut: { anotados: 4, encajados: undefined } });
    expect(toActaBody(started, 3).tanda).toBeNull();
    expect(isSameActa(level, started)).toBe(false);
  });
});

describe('entering an event', () => {
  it.each([
    [
      'keeps a goal’s form, assistant and minute with added time',
      { autor: 'ana', forma: 'cabeza', asistente: 'bea', minuto: 45, anadido: 2 },
      { autor: 'ana', forma: 'cabeza', asistente: 'bea', minuto: 45, anadido: 2 },
    ],
    ['drops added time without a minute', { autor: 'ana', anadido: 2 }, { autor: 'ana' }],
    ['drops form and assistant without an author', { forma: 'cabeza', asistente: 'bea' }, {}],
    ['drops an assistant who is the author', { autor: 'ana', asistente: 'ana' }, { autor: 'ana' }],
    ['keeps an own goal without an author', { ownGoal: true }, { ownGoal: true }],
    ['drops the own goal if there is an author', { autor: 'ana', ownGoal: true }, { autor: 'ana' }],
    ['drops an own goal flag that is false', { ownGoal: false }, {}],
    ['drops an author who is not called up', { autor: 'nadie', forma: 'cabeza' }, {}],
  ] as const)('%s', (_what, said, kept) => {
    const data = { mitad: 'segunda_parte', evento: 'gol anotado' } as const;
    const valid = withoutInvalid(opened, { autor: undefined, ...data, ...said });
    expect(valid).toEqual({ ...data, ...kept });
  });

  it('needs a player for a card, and does not offer one who was sent off before', () => {
    const noPlayer = run(opened, draft({ evento: 'tarjeta roja' }));
    expect(run(noPlayer, ADD).eventos).toEqual(opened.eventos);
    const state = run(noPlayer, draft({ autor: 'bea' }), ADD);
    const second = choicesFor(state, { mitad: 'segunda_parte', evento: 'doble amarilla' });
    expect(second.authors.map(({ jugador_id: id }) => id)).toEqual(['ana', 'ida']);
  });

  it('gives growing ids, and then offers another goal in the same half', () => {
    const state = run(opened, draft({ mitad: 'segunda_parte' }), ADD, ADD);
    expect(state.eventos.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(state.borrador).toEqual({ mitad: 'segunda_parte', evento: 'gol anotado' });
  });

  it.each<[Partial<EventoData>, string]>([
    [
      { evento: 'tarjeta roja', autor: 'bea', minuto: 90, anadido: 2 },
      "90+2' Tarjeta roja · bea P.",
    ],
    [{ evento: 'gol encajado', ownGoal: true }, 'Gol encajado · en propia puerta'],
    [{ minuto: 0 }, "0' Gol anotado"],
  ])('is said in one line: %j', (evento, text) => {
    const goal = { mitad: 'primera_parte', evento: 'gol anotado' } as const;
    expect(eventoText(opened, { ...goal, ...evento })).toBe(text);
  });
});

describe('any series of changes', () => {
  const anyId = fc.constantFrom('ana', 'bea', 'eva', 'ida');
  const anyOptionalId = fc.option(anyId, { nil: undefined });
  const anyKicks = fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined });
  const anyDraft = fc.record(
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
  );
  const anyChange: fc.Arbitrary<ActaChange> = fc.oneof(
    fc.tuple(anyId, fc.option(fc.constantFrom(...ROWS))).map(([id, fila]) => place(id, fila)),
    anyDraft.map(draft),
    fc.tuple(anyId, anyId).map(
      ([one, other]): ActaChange =>
        (state) =>
          swapPlayers(state, one, other),
    ),
    fc.constant(ADD),
    // Only called-up players can be chosen.
    fc.option(anyId).map((id): ActaChange => ({ alineacion }) => ({
      mvp: id !== null && findPlayerRow(alineacion, id) ? id : null,
    })),
    fc.record({ sinCambios: fc.boolean() }),
    fc.record({ captain: fc.option(anyId) }),
    fc.record({ extraTime: fc.boolean() }),
    fc.record({ shootOut: fc.option(fc.record({ anotados: anyKicks, encajados: anyKicks })) }),
  );

  it('leaves a sheet that the server accepts, unless a substitution is marked as impossible', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(WITHOUT_ACTA, PLAYED),
        fc.array(anyChange, { maxLength: 60 }),
        (partido, changes) => {
          const state = run(openActa(partido, ACTIVE), ...changes);
          // Substitutions that a later move has made impossible stay, marked as such. They block the save.
          const isPossible = findImpossibleSubstitutions(state).size === 0;
          expect(resolve(partido, toActaBody(state, partido.version)).ok).toBe(isPossible);
        },
      ),
    );
  });
});

/** A line-up with so many goalkeepers and defenders. */
const makeLineUp = (portero: number, defensas: number): ActaRows => ({
  ...empty.alineacion,
  portero: Array<string>(portero).fill('p'),
  defensas: Array<string>(defensas).fill('d'),
});

describe('what a sheet still lacks', () => {
  it.each([
    [makeLineUp(0, 0), null, 0, 'Faltan: 11 titulares, MVP'],
    [makeLineUp(1, 9), 'd', 0, 'Falta: un titular'],
    [makeLineUp(1, 10), null, 0, 'Falta: MVP'],
    [makeLineUp(0, 11), 'd', 1, 'Faltan: portero, autor de un gol'],
    [makeLineUp(1, 8), 'd', 3, 'Faltan: 2 titulares, autor de 3 goles'],
    [makeLineUp(1, 10), 'd', 0, 'No falta nada'],
  ])('is listed in one line', (alineacion, mvp, goalsWithoutAuthor, text) => {
    expect(whatIsMissing({ alineacion, mvp }, { goalsWithoutAuthor })).toBe(text);
  });
});

describe('comparing two sheets of one match', () => {
  const compare = (own: ActaContent, base: ActaContent = EMPTY_ACTA) =>
    actaDifferences({ own, saved: opened, base, plantilla: opened.plantilla });
  const entered = (own: ActaContent, base?: ActaContent) =>
    compare(own, base)
      .filter(({ isEntered }) => isEntered)
      .map(differenceText);

  it('finds no difference between equal sheets, whatever the order of their events', () => {
    const eventos = opened.eventos.toReversed().map((evento, id) => ({ ...evento, id }));
    expect(compare({ ...opened, eventos })).toEqual([]);
  });

  it('marks an MVP as entered here only when it was changed on this device', () => {
    const withoutMvp = { ...opened, mvp: null };
    expect(compare(withoutMvp).map(differenceText)).toEqual(['MVP: ida P. / sin MVP']);
    expect(entered(withoutMvp)).toEqual([]);
    expect(entered(withoutMvp, opened)).toEqual(['MVP: ida P. / sin MVP']);
    expect(entered({ ...opened, mvp: 'ana' })).toEqual(['MVP: ida P. / ana P.']);
  });

  it('reports a goal that only this device has, and one that was removed here', () => {
    const [first, ...others] = opened.eventos;
    if (!first) throw new Error('no events');
    const goal = "12' Gol anotado · ana P. · cabeza · asistencia de ida P.";
    const more = { ...opened, eventos: [...opened.eventos, { ...first, id: 99 }] };
    expect(entered(more)).toEqual([`${goal}: no / sí`]);
    const fewer = { ...opened, eventos: others };
    expect(entered(fewer)).toEqual([]);
    expect(entered(fewer, opened)).toEqual([`${goal}: sí / no`]);
  });

  it('reports each player who stands in another row', () => {
    expect(entered(run(opened, place('ana', 'portero'), place('eva', 'suplentes')))).toEqual([
      'ana P.: Delantero / Portero',
      'eva P.: No convocado / Sustituto',
    ]);
    expect(entered({ ...opened, alineacion: EMPTY_ACTA.alineacion })).toEqual([]);
  });
});

const anyRows = fc
  .array(fc.constantFrom(...ROWS), { maxLength: 18 })
  .map((rows) =>
    perRow((row) =>
      rows.flatMap((placedRow, index) => (placedRow === row ? [`j${String(index)}`] : [])),
    ),
  );

it('players and free slots are eleven starters, whatever the formation, and the bench has a free slot', () => {
  fc.assert(
    fc.property(anyRows, fc.constantFrom(...FORMATIONS), (alineacion, formation) => {
      const { suplentes, ...free } = countFreeSlots(alineacion, formation);
      const { length: placed } = listStarters(alineacion);
      expect(Object.values(free).every((count) => count >= 0)).toBe(true);
      expect(suplentes).toBe(1);
      const left = Object.values(free).reduce((sum, count) => sum + count, 0);
      expect(left + placed).toBe(Math.max(11, placed));
    }),
  );
});

describe('a tap', () => {
  const some = { ...perRow<string[]>(() => []), portero: ['a'], delanteros: ['b'] };
  const slot = (index: number): Tap => ({ kind: 'slot', fila: 'defensas', index });
  const player = (jugadorId: string): Tap => ({ kind: 'player', jugadorId });
  const nextSlot = { ...slot(0), isAutomatic: true } as const;

  it.each([
    ['places a player', player('x'), slot(0), { move: ['x', 'defensas'] }],
    ['swaps a placed player with another', player('x'), player('b'), { swap: ['x', 'b'] }],
    [
      'selects the second of two unplaced players',
      player('x'),
      player('y'),
      { selection: player('y') },
    ],
    ['clears a selected player', player('a'), player('a'), {}],
    ['clears a selected slot', nextSlot, slot(0), {}],
    ['selects another slot', slot(0), slot(1), { selection: slot(1) }],
  ])('%s', (_what, chosen, tap, expected) => {
    expect(applyTap(some, '4-4-2', chosen, tap)).toEqual(expected);
  });
});
