import { describe, expect, it } from 'vitest';
import { describeRefusal, type RefusalCode } from '../refusals';
import type { Acta } from '../schemas/acta';
import { updatePartidoSchema } from '../records/partido';
import { findSquadPlayer, EMPTY_SHEET } from '../testing/acta-arbitrary';
import { resolveActa } from './acta';

const ref = (index: number) => ({ jugador_id: `jugador-${String(index)}` });
const cambio = (goesOff: number, entra: number, minuto = 60, fields: object = {}) => ({
  evento: 'cambio',
  sale: ref(goesOff),
  entra: ref(entra),
  minuto,
  ...fields,
});
const red = (index: number, fields: object = {}) => ({
  evento: 'tarjeta roja',
  autor: ref(index),
  ...fields,
});

/** Players 0 and 1 start, 2 to 4 are on the bench. All events are in the second half. */
const sheet = (...segunda_parte: object[]) => ({
  alineacion: {
    portero: [ref(0)],
    delanteros: [ref(1)],
    suplentes: [ref(2), ref(3), ref(4)],
  },
  detalles: { segunda_parte },
});

const resolve = (input: unknown, stored: Acta = EMPTY_SHEET) =>
  resolveActa(updatePartidoSchema.parse(input), stored, findSquadPlayer);

function accepted(input: unknown, stored?: Acta): Acta {
  const acta = resolve(input, stored);
  if (!acta.ok) throw new Error(acta.refusal.code);
  return acta.value;
}

describe('an impossible substitution is refused', () => {
  it.each<[string, RefusalCode, object]>([
    ['without a minute', 'cambio-incompleto', sheet({ ...cambio(1, 2), minuto: undefined })],
    ['whose minute is null', 'cambio-incompleto', sheet({ ...cambio(1, 2), minuto: null })],
    ['that nobody comes on in', 'cambio-incompleto', sheet({ ...cambio(1, 2), entra: null })],
    ['that nobody goes off in', 'cambio-incompleto', sheet({ ...cambio(1, 2), sale: undefined })],
    ['of a player for himself', 'cambio-consigo-mismo', sheet(cambio(1, 1))],
    ['with an author', 'cambio-con-autor', sheet(cambio(1, 2, 60, { autor: ref(1) }))],
    ['with an assistant', 'asistencia-sin-gol', sheet(cambio(1, 2, 60, { asistente: ref(1) }))],
    ['as an own goal', 'propia-puerta-sin-gol', sheet(cambio(1, 2, 60, { propia_puerta: true }))],
    ['of somebody unknown', 'referencia-desconocida', sheet(cambio(1, 99))],
    ['for somebody who is not called up', 'jugador-no-convocado', sheet(cambio(1, 9))],
    ['of somebody who is not called up', 'jugador-no-convocado', sheet(cambio(9, 2))],
    ['for somebody who began', 'cambio-ya-en-el-campo', sheet(cambio(1, 0))],
    [
      'for somebody who has come on',
      'cambio-ya-en-el-campo',
      sheet(cambio(1, 2, 50), cambio(0, 2, 60)),
    ],
    ['of somebody on the bench', 'cambio-fuera-del-campo', sheet(cambio(3, 2))],
    [
      'of somebody who has gone off',
      'cambio-fuera-del-campo',
      sheet(cambio(1, 2, 50), cambio(1, 3, 60)),
    ],
    [
      'before he came on, though it stands after it in the list',
      'cambio-fuera-del-campo',
      sheet(cambio(1, 2, 60), cambio(2, 3, 50)),
    ],
    [
      'in the minute in which he came on, and before it in the list',
      'cambio-fuera-del-campo',
      sheet(cambio(2, 3, 60), cambio(1, 2, 60)),
    ],
    [
      'of somebody who was sent off',
      'cambio-expulsado',
      sheet(red(1, { minuto: 50 }), cambio(1, 2, 60)),
    ],
    [
      'for somebody who was sent off',
      'cambio-expulsado',
      sheet(red(2, { minuto: 50 }), cambio(1, 2, 60)),
    ],
    [
      'of somebody who was sent off in the same minute, before it in the list',
      'cambio-expulsado',
      sheet(red(1, { minuto: 60 }), cambio(1, 2, 60)),
    ],
    [
      'in a sheet that says that there was none',
      'cambios-y-sin-cambios',
      { ...sheet(cambio(1, 2)), sin_cambios: true },
    ],
    ['that is a goal', 'solo-en-cambio', sheet({ evento: 'gol anotado', entra: ref(2) })],
    ['that is a card', 'solo-en-cambio', sheet(red(1, { sale: ref(1) }))],
  ])('%s', (_name, code, input) => {
    const result = resolve(input);
    expect(result).toMatchObject({ ok: false, refusal: { code } });
    if (!result.ok) expect(describeRefusal(result.refusal).status).toBe(400);
  });

  it('with a message that names the player and the problem', () => {
    const result = resolve(sheet(cambio(1, 0, 71)));
    expect(result.ok ? '' : describeRefusal(result.refusal).msg).toBe(
      'Nombre0 A. no puede entrar en el minuto 71: ya está en el campo.',
    );
  });

  it('when a new line-up leaves out a substituted player', () => {
    const stored = accepted(sheet(cambio(1, 2)));
    const lineup = { portero: [ref(0)], suplentes: [ref(1), ref(2)] };
    expect(resolve({ alineacion: lineup }, stored)).toMatchObject({
      refusal: { code: 'cambio-fuera-del-campo' },
    });
  });
});

describe('a possible substitution is accepted', () => {
  it.each<[string, object]>([
    ['of a starter for a substitute', sheet(cambio(1, 2))],
    ['of who came on', sheet(cambio(1, 2, 50), cambio(2, 3, 60))],
    ['for who went off: coming back in is allowed', sheet(cambio(1, 2, 50), cambio(2, 1, 60))],
    [
      'in the same minute as the one before it in the list',
      sheet(cambio(1, 2, 60), cambio(2, 3, 60)),
    ],
    ['in whatever order the list has them', sheet(cambio(2, 3, 70), cambio(1, 2, 60))],
    ['before he is sent off', sheet(cambio(1, 2, 60), red(2, { minuto: 80 }))],
    ['before a sending-off without minute, which is at the end', sheet(red(0), cambio(1, 2, 60))],
    ['in a sheet that says that there were some', { ...sheet(cambio(1, 2)), sin_cambios: false }],
  ])('%s', (_name, input) => {
    expect(resolve(input)).toMatchObject({ ok: true });
  });

  it('with both players’ summaries, and no other fields', () => {
    expect(accepted(sheet(cambio(1, 2, 90, { anadido: 3 }))).detalles.segunda_parte).toEqual([
      {
        evento: 'cambio',
        entra: findSquadPlayer('jugador-2'),
        sale: findSquadPlayer('jugador-1'),
        minuto: 90,
        anadido: 3,
      },
    ]);
  });
});

describe('the flag for no substitutions', () => {
  const stored = accepted({ ...sheet(), sin_cambios: true });

  it('is stored with the sheet', () => {
    expect(stored.sin_cambios).toBe(true);
    expect(accepted({ ...sheet(), sin_cambios: false })).not.toHaveProperty('sin_cambios');
  });

  it('stays when only events or the best player are saved', () => {
    expect(accepted({ detalles: {} }, stored).sin_cambios).toBe(true);
    expect(accepted({ mvp: null }, stored).sin_cambios).toBe(true);
  });

  it('is removed when the events include a substitution', () => {
    expect(accepted({ detalles: { segunda_parte: [cambio(1, 2)] } }, stored)).not.toHaveProperty(
      'sin_cambios',
    );
  });

  it('is removed by a line-up that does not repeat it', () => {
    expect(accepted(sheet(), stored)).not.toHaveProperty('sin_cambios');
  });

  it('is refused if the stored events include a substitution', () => {
    expect(resolve({ sin_cambios: true }, accepted(sheet(cambio(1, 2))))).toMatchObject({
      refusal: { code: 'cambios-y-sin-cambios' },
    });
  });
});
