import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RefusalCode } from '../refusals';
import type { Acta } from '../schemas/acta';
import { updatePartidoSchema, type UpdatePartido } from '../records/partido';
import {
  actaArbitrary,
  actaInputArbitrary,
  findSquadPlayer,
  EMPTY_SHEET,
} from '../testing/acta-arbitrary';
import { resolveActa, type FindJugador } from './acta';

const ref = (index: number) => ({ jugador_id: `jugador-${String(index)}` });
const body = (input: unknown): UpdatePartido => updatePartidoSchema.parse(input);
const resolve = (input: unknown, stored: Acta = EMPTY_SHEET) =>
  resolveActa(body(input), stored, findSquadPlayer);

/** A sheet with players 0 to 2 called up and these events. */
const sheet = (...primera_parte: object[]) => ({
  alineacion: { delanteros: [ref(0)], portero: [ref(1)], suplentes: [ref(2)] },
  detalles: { primera_parte },
});
const gol = (fields: object) => ({ evento: 'gol anotado', ...fields });

/** The parts of a sheet that most matches lack. */
const NOTHING_SPECIAL = { capitan: null, tanda: null, incomparecencia: null };

function accepted(input: unknown, stored?: Acta): Acta {
  const acta = resolve(input, stored);
  if (!acta.ok) throw new Error(acta.refusal.code);
  return acta.value;
}

describe('a sheet is refused', () => {
  const cases: readonly [string, RefusalCode, object][] = [
    [
      'with the same player in two rows',
      'jugador-repetido',
      { alineacion: { delanteros: [ref(0)], suplentes: [ref(0)] } },
    ],
    [
      'with the same player twice in a row',
      'jugador-repetido',
      { alineacion: { defensas: [ref(4), ref(4)] } },
    ],
    ['with an author who was not called up', 'jugador-no-convocado', sheet(gol({ autor: ref(9) }))],
    [
      'with an assistant who was not called up',
      'jugador-no-convocado',
      sheet(gol({ autor: ref(0), asistente: ref(9) })),
    ],
    [
      'with a booked player who was not called up',
      'jugador-no-convocado',
      sheet({ evento: 'tarjeta amarilla', autor: ref(9) }),
    ],
    ['with an MVP who was not called up', 'jugador-no-convocado', { ...sheet(), mvp: ref(9) }],
    ['with a captain on the bench', 'capitan-no-titular', { ...sheet(), capitan: 'jugador-2' }],
    ['with an unknown captain', 'capitan-no-titular', { ...sheet(), capitan: 'jugador-9' }],
    [
      'with a shoot-out after a win',
      'tanda-sin-empate',
      { ...sheet(gol({})), tanda: { anotados: 4, encajados: 3 } },
    ],
    [
      'with a level shoot-out',
      'tanda-empatada',
      { ...sheet(), tanda: { anotados: 3, encajados: 3 } },
    ],
    [
      'with a walkover and a line-up',
      'incomparecencia-con-ficha',
      { ...sheet(), incomparecencia: 'rival' },
    ],
    [
      'with a walkover and a shoot-out',
      'incomparecencia-con-ficha',
      { incomparecencia: 'propia', tanda: { anotados: 4, encajados: 3 } },
    ],
    ['with an MVP and no line-up', 'jugador-no-convocado', { mvp: ref(0) }],
    [
      'with a goal assisted by its author',
      'asistente-es-autor',
      sheet(gol({ autor: ref(0), asistente: ref(0) })),
    ],
    [
      'with an assist on a goal without author',
      'asistencia-sin-autor',
      sheet(gol({ asistente: ref(0) })),
    ],
    [
      'with an assist on an own goal of the rival',
      'asistencia-sin-autor',
      sheet(gol({ asistente: ref(0), propia_puerta: true })),
    ],
    [
      'with an assist on a conceded goal',
      'asistencia-sin-gol',
      sheet({ evento: 'gol encajado', asistente: ref(0) }),
    ],
    [
      'with an assist on a card',
      'asistencia-sin-gol',
      sheet({ evento: 'tarjeta roja', autor: ref(0), asistente: ref(1) }),
    ],
    [
      'with an author on a conceded goal',
      'gol-encajado-con-autor',
      sheet({ evento: 'gol encajado', autor: ref(1) }),
    ],
    [
      'with an author on our own goal',
      'gol-encajado-con-autor',
      sheet({ evento: 'gol encajado', autor: ref(1), propia_puerta: true }),
    ],
    [
      'with an author on the rival’s own goal',
      'propia-puerta-con-autor',
      sheet(gol({ autor: ref(0), propia_puerta: true })),
    ],
    [
      'with a card marked as an own goal',
      'propia-puerta-sin-gol',
      sheet({ evento: 'tarjeta amarilla', propia_puerta: true }),
    ],
    [
      'with two red cards for one player',
      'expulsado-dos-veces',
      sheet({ evento: 'tarjeta roja', autor: ref(0) }, { evento: 'tarjeta roja', autor: ref(0) }),
    ],
    [
      'with a red card after a double yellow',
      'expulsado-dos-veces',
      sheet({ evento: 'doble amarilla', autor: ref(0) }, { evento: 'tarjeta roja', autor: ref(0) }),
    ],
    [
      'with an unknown player in the line-up',
      'referencia-desconocida',
      { alineacion: { portero: [{ jugador_id: 'nadie' }] } },
    ],
    [
      'with an unknown author',
      'referencia-desconocida',
      sheet(gol({ autor: { jugador_id: 'nadie' } })),
    ],
    [
      'with an unknown assistant',
      'referencia-desconocida',
      sheet(gol({ autor: ref(0), asistente: { jugador_id: 'nadie' } })),
    ],
    ['with an unknown MVP', 'referencia-desconocida', { ...sheet(), mvp: { jugador_id: 'nadie' } }],
  ];
  it.each(cases)('%s: %s', (_name, code, input) => {
    expect(resolve(input)).toMatchObject({ ok: false, refusal: { code } });
  });

  it('with a second sending-off of a player in the other half', () => {
    const red = { evento: 'tarjeta roja', autor: ref(0) };
    const input = { ...sheet(), detalles: { primera_parte: [red], segunda_parte: [red] } };
    expect(resolve(input)).toMatchObject({
      refusal: { code: 'expulsado-dos-veces', detail: 'Nombre0 A.' },
    });
  });

  it('when a new line-up leaves out somebody in the stored events or the stored MVP', () => {
    const stored = accepted({ ...sheet(gol({ autor: ref(0) })), mvp: ref(2) });
    const without = (index: number) => ({
      alineacion: { portero: [0, 1, 2].filter((other) => other !== index).map(ref) },
    });
    expect(resolve(without(0), stored)).toMatchObject({
      refusal: { code: 'jugador-no-convocado' },
    });
    expect(resolve(without(1), stored)).toMatchObject({ ok: true });
    expect(resolve(without(2), stored)).toMatchObject({
      refusal: { code: 'jugador-no-convocado' },
    });
  });
});

describe('a sheet is accepted', () => {
  const cases: readonly [string, object][] = [
    ['empty', { alineacion: {} }],
    ['0–0 without players', { detalles: {} }],
    ['with players but without a keeper', { alineacion: { suplentes: [ref(0)] } }],
    ['with a goal of nobody', sheet(gol({}))],
    [
      'with a goal whose author is null, as an editor sends it',
      sheet(gol({ autor: null, asistente: null })),
    ],
    ['with the rival’s own goal', sheet(gol({ propia_puerta: true }))],
    ['with our own goal', sheet({ evento: 'gol encajado', propia_puerta: true })],
    ['with a card of nobody', sheet({ evento: 'tarjeta roja' })],
    [
      'with a yellow before the double yellow',
      sheet(
        { evento: 'tarjeta amarilla', autor: ref(0) },
        { evento: 'doble amarilla', autor: ref(0) },
      ),
    ],
    [
      'with a goal after a red card of another player',
      sheet({ evento: 'tarjeta roja', autor: ref(0) }, gol({ autor: ref(1) })),
    ],
    ['without MVP', { ...sheet(), mvp: null }],
  ];
  it.each(cases)('%s', (_name, input) => {
    expect(resolve(input)).toMatchObject({ ok: true });
  });

  it('for any generated sheet, and saving the result again changes nothing', () => {
    fc.assert(
      fc.property(actaArbitrary, actaArbitrary, (acta, stored) => {
        expect(resolve({ ...NOTHING_SPECIAL, ...acta }, stored)).toEqual({ ok: true, value: acta });
      }),
    );
  });
});

describe('the resolved sheet', () => {
  it('has extra time only if the body names one of its periods, even an empty one', () => {
    const given = accepted({ ...sheet(), detalles: { prorroga_1: [] } });
    expect(given.detalles).toEqual({ primera_parte: [], segunda_parte: [], prorroga_1: [] });
    expect(accepted({ detalles: {} }, given).detalles).not.toHaveProperty('prorroga_1');
  });

  it('keeps captain and shoot-out of the stored sheet as long as they fit', () => {
    const stored = accepted({
      ...sheet(),
      capitan: 'jugador-0',
      tanda: { anotados: 4, encajados: 3 },
    });
    expect(accepted({ mvp: ref(0) }, stored)).toMatchObject({
      capitan: 'jugador-0',
      tanda: { anotados: 4, encajados: 3 },
    });
    expect(accepted({ detalles: { primera_parte: [gol({})] } }, stored)).not.toHaveProperty(
      'tanda',
    );
    expect(accepted({ alineacion: { suplentes: [ref(0)] } }, stored)).not.toHaveProperty('capitan');
    expect(accepted(NOTHING_SPECIAL, stored)).not.toHaveProperty('capitan');
  });

  it('has the goals of the competition for a walkover only', () => {
    const stored = { ...EMPTY_SHEET, goles_incomparecencia: 2 };
    expect(accepted({ incomparecencia: 'rival' }, stored)).toMatchObject(stored);
    expect(accepted({ mvp: null }, stored)).not.toHaveProperty('goles_incomparecencia');
  });

  it('takes each player from the squad and ignores the body’s other player fields', () => {
    const forged = { ...ref(0), nombre: 'Otro', nombre_con_inicial: 'Otro O.', dorsal: 99 };
    const acta = accepted({
      alineacion: { delanteros: [forged], portero: [ref(1)] },
      detalles: {
        primera_parte: [gol({ autor: { ...forged, forma: 'cabeza' }, asistente: ref(1) })],
      },
      mvp: forged,
    });
    const player = findSquadPlayer('jugador-0');
    expect(acta.alineacion.delanteros).toEqual([player]);
    expect(acta.mvp).toEqual(player);
    expect(acta.detalles.primera_parte).toEqual([
      {
        evento: 'gol anotado',
        autor: { ...player, forma: 'cabeza' },
        asistente: findSquadPlayer('jugador-1'),
      },
    ]);
  });

  it('keeps forma only for goals with an author, and drops local ids', () => {
    const acta = accepted(
      sheet(
        {
          id: 7,
          ...gol({
            autor: { ...ref(0), forma: 'falta' },
            asistente: { ...ref(1), forma: 'falta' },
          }),
        },
        { evento: 'tarjeta amarilla', autor: { ...ref(0), forma: 'falta' } },
      ),
    );
    expect(acta.detalles.primera_parte).toEqual([
      {
        evento: 'gol anotado',
        autor: { ...findSquadPlayer('jugador-0'), forma: 'falta' },
        asistente: findSquadPlayer('jugador-1'),
      },
      { evento: 'tarjeta amarilla', autor: findSquadPlayer('jugador-0') },
    ]);
  });

  it('keeps minutes, added time and own goals, and omits missing fields', () => {
    const acta = accepted(
      sheet(
        { evento: 'gol encajado', minuto: 45, anadido: 2, propia_puerta: true },
        { evento: 'gol encajado', minuto: null, anadido: null, propia_puerta: false },
        { evento: 'gol encajado', minuto: 0 },
      ),
    );
    expect(acta.detalles.primera_parte).toEqual([
      { evento: 'gol encajado', minuto: 45, anadido: 2, propia_puerta: true },
      { evento: 'gol encajado' },
      { evento: 'gol encajado', minuto: 0 },
    ]);
  });

  it('keeps the stored parts that the body leaves out', () => {
    const stored = accepted({ ...sheet(gol({ autor: ref(0) })), mvp: ref(2) });
    expect(accepted({ mvp: null }, stored)).toEqual({ ...stored, mvp: null });
    expect(accepted({ mvp: ref(1) }, stored)).toEqual({
      ...stored,
      mvp: findSquadPlayer('jugador-1'),
    });
    expect(accepted({ detalles: {} }, stored)).toEqual({
      ...stored,
      detalles: { primera_parte: [], segunda_parte: [] },
    });
  });

  it('keeps players deleted since, but does not call up a deleted player again', () => {
    const stored = accepted({ ...sheet(gol({ autor: ref(0) })), mvp: ref(0) });
    const without0 = (id: string) => (id === 'jugador-0' ? undefined : findSquadPlayer(id));
    expect(resolveActa(body(stored), stored, without0)).toEqual({ ok: true, value: stored });
    expect(resolveActa(body(stored), EMPTY_SHEET, without0)).toMatchObject({
      refusal: { code: 'referencia-desconocida' },
    });
  });

  it('takes a player’s summary from the current squad, not from an older sheet', () => {
    const stored = accepted({ ...sheet(gol({ autor: ref(0) })), mvp: ref(0) });
    const renamed: FindJugador = (id) => {
      const found = findSquadPlayer(id);
      return found && { ...found, nombre_con_inicial: `${found.nombre} B.`, dorsal: 99 };
    };
    const now = renamed('jugador-0');
    const alineacion = { delanteros: [now], suplentes: [renamed('jugador-2')] };
    expect(resolveActa(body(stored), stored, renamed)).toMatchObject({
      value: { alineacion, detalles: { primera_parte: [{ autor: now }] }, mvp: now },
    });
  });

  it('is independent of the stored sheet if the body has all parts', () => {
    fc.assert(
      fc.property(actaInputArbitrary, actaArbitrary, (entrada, stored) => {
        const body = { ...NOTHING_SPECIAL, ...entrada };
        expect(resolveActa(body, stored, findSquadPlayer)).toEqual(
          resolveActa(body, EMPTY_SHEET, findSquadPlayer),
        );
      }),
    );
  });
});
