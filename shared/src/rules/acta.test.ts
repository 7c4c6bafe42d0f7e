import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeRefusal, type RefusalCode } from '../refusals';
import type { Acta } from '../schemas/acta';
import { updatePartidoSchema, type UpdatePartido } from '../records/partido';
import { actaArbitrary, findSquadPlayer, EMPTY_SHEET } from '../testing/acta-arbitrary';
import { resolveActa, type FindJugador } from './acta';

const ref = (index: number) => ({ jugador_id: `jugador-${String(index)}` });
const NOBODY = { jugador_id: 'nadie' };
const body = (input: unknown): UpdatePartido => updatePartidoSchema.parse(input);
const resolve = (input: unknown, stored: Acta = EMPTY_SHEET) =>
  resolveActa(body(input), stored, findSquadPlayer);

/** A sheet in which players 0 and 1 start and 2 to 4 are on the bench, with these events of the second half. */
const sheet = (...segunda_parte: object[]) => ({
  alineacion: { portero: [ref(0)], delanteros: [ref(1)], suplentes: [ref(2), ref(3), ref(4)] },
  detalles: { segunda_parte },
});
const gol = (fields: object = {}) => ({ evento: 'gol anotado', ...fields });
const conceded = (fields: object) => ({ evento: 'gol encajado', ...fields });
const yellow = (fields: object) => ({ evento: 'tarjeta amarilla', ...fields });
const double = (index: number) => ({ evento: 'doble amarilla', autor: ref(index) });
const red = (index: number, fields: object = {}) => ({
  evento: 'tarjeta roja',
  autor: ref(index),
  ...fields,
});
const cambio = (goesOff: number, entra: number, minuto = 60, fields: object = {}) => ({
  evento: 'cambio',
  sale: ref(goesOff),
  entra: ref(entra),
  minuto,
  ...fields,
});

/** The parts of a sheet that most matches lack. */
const NOTHING_SPECIAL = { capitan: null, tanda: null, incomparecencia: null };
const SHOOT_OUT = { anotados: 4, encajados: 3 };

function accepted(input: unknown, stored?: Acta): Acta {
  const acta = resolve(input, stored);
  if (!acta.ok) throw new Error(acta.refusal.code);
  return acta.value;
}

describe('a sheet is refused', () => {
  const CASES: Readonly<Partial<Record<RefusalCode, Readonly<Record<string, object>>>>> = {
    'jugador-repetido': {
      'a player in two rows': { alineacion: { delanteros: [ref(0)], suplentes: [ref(0)] } },
      'a player twice in a row': { alineacion: { defensas: [ref(4), ref(4)] } },
    },
    'jugador-no-convocado': {
      author: sheet(gol({ autor: ref(9) })),
      assistant: sheet(gol({ autor: ref(0), asistente: ref(9) })),
      MVP: { ...sheet(), mvp: ref(9) },
      'who comes on': sheet(cambio(1, 9)),
      'who goes off': sheet(cambio(9, 2)),
    },
    'referencia-desconocida': {
      'in the line-up': { alineacion: { portero: [NOBODY] } },
      author: sheet(gol({ autor: NOBODY })),
      assistant: sheet(gol({ autor: ref(0), asistente: NOBODY })),
      MVP: { ...sheet(), mvp: NOBODY },
      'who comes on': sheet(cambio(1, 99)),
    },
    'capitan-no-titular': {
      'on the bench': { ...sheet(), capitan: 'jugador-2' },
      unknown: { ...sheet(), capitan: 'jugador-9' },
    },
    'tanda-sin-empate': { 'after a win': { ...sheet(gol()), tanda: SHOOT_OUT } },
    'tanda-empatada': { level: { ...sheet(), tanda: { anotados: 3, encajados: 3 } } },
    'incomparecencia-con-ficha': {
      'with a line-up': { ...sheet(), incomparecencia: 'rival' },
      'with a shoot-out': { incomparecencia: 'propia', tanda: SHOOT_OUT },
    },
    'asistente-es-autor': { goal: sheet(gol({ autor: ref(0), asistente: ref(0) })) },
    'asistencia-sin-autor': { goal: sheet(gol({ asistente: ref(0) })) },
    'asistencia-sin-gol': {
      'conceded goal': sheet(conceded({ asistente: ref(0) })),
      card: sheet(red(0, { asistente: ref(1) })),
    },
    'gol-encajado-con-autor': { goal: sheet(conceded({ autor: ref(1) })) },
    'propia-puerta-con-autor': { goal: sheet(gol({ autor: ref(0), propia_puerta: true })) },
    'propia-puerta-sin-gol': { card: sheet(yellow({ propia_puerta: true })) },
    'expulsado-dos-veces': {
      'two red cards': sheet(red(0), red(0)),
      'red after a double yellow': sheet(double(0), red(0)),
      'in both halves': {
        ...sheet(),
        detalles: { primera_parte: [red(0)], segunda_parte: [red(0)] },
      },
    },
    'cambio-incompleto': {
      'without a minute': sheet({ ...cambio(1, 2), minuto: undefined }),
      'nobody comes on': sheet({ ...cambio(1, 2), entra: null }),
      'nobody goes off': sheet({ ...cambio(1, 2), sale: undefined }),
    },
    'cambio-consigo-mismo': { substitution: sheet(cambio(1, 1)) },
    'cambio-con-autor': { substitution: sheet(cambio(1, 2, 60, { autor: ref(1) })) },
    'cambio-ya-en-el-campo': {
      'who began': sheet(cambio(1, 0)),
      'who has come on': sheet(cambio(1, 2, 50), cambio(0, 2, 60)),
    },
    'cambio-fuera-del-campo': {
      'on the bench': sheet(cambio(3, 2)),
      'who has gone off': sheet(cambio(1, 2, 50), cambio(1, 3, 60)),
      'before he came on, though after it in the list': sheet(cambio(1, 2, 60), cambio(2, 3, 50)),
      'in the same minute, before it in the list': sheet(cambio(2, 3, 60), cambio(1, 2, 60)),
    },
    'cambio-expulsado': {
      'who goes off': sheet(red(1, { minuto: 50 }), cambio(1, 2, 60)),
      'who comes on': sheet(red(2, { minuto: 50 }), cambio(1, 2, 60)),
      'in the same minute, before it in the list': sheet(red(1, { minuto: 60 }), cambio(1, 2, 60)),
    },
    'cambios-y-sin-cambios': { flag: { ...sheet(cambio(1, 2)), sin_cambios: true } },
    'solo-en-cambio': { goal: sheet(gol({ entra: ref(2) })) },
  };
  it.each(
    Object.entries(CASES).flatMap(([code, inputs]) =>
      Object.entries(inputs).map(([name, input]) => [code, name, input] as const),
    ),
  )('%s: %s', (code, _name, input) => {
    expect(resolve(input)).toMatchObject({ ok: false, refusal: { code } });
  });

  it('with a case here for every code', async () => {
    const source = await readFile(path.join(import.meta.dirname, 'acta.ts'), 'utf8');
    const codes = [...source.matchAll(/refuse\('([^']+)'/g)].map(([, code]) => code);
    expect(codes.filter((code) => !Object.keys(CASES).includes(code ?? ''))).toEqual([]);
  });

  it('with a message that names the player and the problem', () => {
    const result = resolve(sheet(cambio(1, 0, 71)));
    expect(result.ok ? '' : describeRefusal(result.refusal).msg).toBe(
      'Nombre0 A. no puede entrar en el minuto 71: ya está en el campo.',
    );
  });

  it('when a new line-up does not fit the stored events or the stored MVP', () => {
    const stored = accepted({ ...sheet(gol({ autor: ref(0) })), mvp: ref(2) });
    const without = (index: number) => ({
      alineacion: { portero: [0, 1, 2].filter((other) => other !== index).map(ref) },
    });
    const code = 'jugador-no-convocado';
    expect(resolve(without(0), stored)).toMatchObject({ refusal: { code } });
    expect(resolve(without(1), stored)).toMatchObject({ ok: true });
    expect(resolve(without(2), stored)).toMatchObject({ refusal: { code } });
    const lineup = { portero: [ref(0)], suplentes: [ref(1), ref(2)] };
    expect(resolve({ alineacion: lineup }, accepted(sheet(cambio(1, 2))))).toMatchObject({
      refusal: { code: 'cambio-fuera-del-campo' },
    });
  });
});

describe('a sheet is accepted', () => {
  it.each<[string, object]>([
    ['empty', { alineacion: {} }],
    ['with a goal whose author is null, as an editor sends it', sheet(gol({ autor: null }))],
    ['with a yellow before the double yellow', sheet(yellow({ autor: ref(0) }), double(0))],
    ['with a player who comes on and goes off again', sheet(cambio(1, 2, 50), cambio(2, 3, 60))],
    ['with two of them in one minute, in list order', sheet(cambio(1, 2, 60), cambio(2, 3, 60))],
    ['with substitutions that are not listed by minute', sheet(cambio(2, 3, 70), cambio(1, 2, 60))],
    ['with a player who comes on and is sent off', sheet(cambio(1, 2, 60), red(2, { minuto: 80 }))],
    ['with a sending-off without minute, which counts last', sheet(red(1), cambio(1, 2, 60))],
  ])('%s', (_name, input) => {
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
    const special = { capitan: 'jugador-0', tanda: SHOOT_OUT };
    const stored = accepted({ ...sheet(), ...special });
    expect(accepted({ mvp: ref(0) }, stored)).toMatchObject(special);
    expect(accepted({ detalles: { primera_parte: [gol()] } }, stored)).not.toHaveProperty('tanda');
    expect(accepted({ alineacion: { suplentes: [ref(0)] } }, stored)).not.toHaveProperty('capitan');
    expect(accepted(NOTHING_SPECIAL, stored)).not.toHaveProperty('capitan');
  });

  it('has the goals of the competition for a walkover only', () => {
    const stored = { ...EMPTY_SHEET, goles_incomparecencia: 2 };
    expect(accepted({ incomparecencia: 'rival' }, stored)).toMatchObject(stored);
    expect(accepted({ mvp: null }, stored)).not.toHaveProperty('goles_incomparecencia');
  });

  it('takes each player from the current squad, not from the body or the stored sheet', () => {
    const stored = accepted({ ...sheet(gol({ autor: ref(0) })), mvp: ref(0) });
    const renamed: FindJugador = (id) => {
      const found = findSquadPlayer(id);
      return found && { ...found, nombre_con_inicial: `${found.nombre} B.`, dorsal: 99 };
    };
    const forged = { ...stored, mvp: { ...ref(0), nombre: 'Otro', dorsal: 7 } };
    const now = renamed('jugador-0');
    expect(resolveActa(body(forged), stored, renamed)).toMatchObject({
      value: {
        alineacion: { portero: [now] },
        detalles: { segunda_parte: [{ autor: now }] },
        mvp: now,
      },
    });
  });

  it('keeps forma only for goals with an author, and drops local ids and empty fields', () => {
    const falta = (index: number) => ({ ...ref(index), forma: 'falta' });
    const { segunda_parte } = accepted(
      sheet(
        { id: 7, ...gol({ autor: falta(0), asistente: falta(1) }) },
        yellow({ autor: falta(0) }),
        conceded({ minuto: 45, anadido: 2, propia_puerta: true }),
        conceded({ minuto: null, anadido: null, propia_puerta: false }),
        cambio(1, 2, 90, { anadido: 3 }),
      ),
    ).detalles;
    const [zero, one, two] = [0, 1, 2].map((index) => findSquadPlayer(ref(index).jugador_id));
    expect(segunda_parte).toEqual([
      gol({ autor: { ...zero, forma: 'falta' }, asistente: one }),
      yellow({ autor: zero }),
      conceded({ minuto: 45, anadido: 2, propia_puerta: true }),
      conceded({}),
      { evento: 'cambio', entra: two, sale: one, minuto: 90, anadido: 3 },
    ]);
  });

  it('keeps the stored parts that the body leaves out', () => {
    const stored = accepted({ ...sheet(gol({ autor: ref(0) })), mvp: ref(2) });
    expect(accepted({ mvp: null }, stored)).toEqual({ ...stored, mvp: null });
    const mvp = findSquadPlayer('jugador-1');
    expect(accepted({ mvp: ref(1) }, stored)).toEqual({ ...stored, mvp });
    const detalles = { primera_parte: [], segunda_parte: [] };
    expect(accepted({ detalles: {} }, stored)).toEqual({ ...stored, detalles });
  });

  it('keeps players deleted since, but does not call up a deleted player again', () => {
    const stored = accepted({ ...sheet(gol({ autor: ref(0) })), mvp: ref(0) });
    const without0 = (id: string) => (id === 'jugador-0' ? undefined : findSquadPlayer(id));
    expect(resolveActa(body(stored), stored, without0)).toEqual({ ok: true, value: stored });
    expect(resolveActa(body(stored), EMPTY_SHEET, without0)).toMatchObject({
      refusal: { code: 'referencia-desconocida' },
    });
  });

  it('has the flag for no substitutions until a new line-up or a substitution', () => {
    const stored = accepted({ ...sheet(), sin_cambios: true });
    expect(stored.sin_cambios).toBe(true);
    expect(accepted({ detalles: {} }, stored).sin_cambios).toBe(true);
    expect(accepted({ mvp: null }, stored).sin_cambios).toBe(true);
    const substitution = { detalles: { segunda_parte: [cambio(1, 2)] } };
    for (const input of [substitution, sheet(), { sin_cambios: false }]) {
      expect(accepted(input, stored)).not.toHaveProperty('sin_cambios');
    }
    expect(resolve({ sin_cambios: true }, accepted(sheet(cambio(1, 2))))).toMatchObject({
      refusal: { code: 'cambios-y-sin-cambios' },
    });
  });
});
