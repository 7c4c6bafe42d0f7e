import { describe, expect, it } from 'vitest';
import { type Step, stepSchema } from '../schemas/live-match';
import { deriveLiveMatch } from './live-match';
import { actaFromLiveMatch } from './live-match-acta';
import { checkSteps } from './live-match-steps';
import { findSquadPlayer } from '../testing/acta-arbitrary';

const at = (clock: string) => `2026-03-01T${clock}:00.000Z`;
const id = (index: number) => `jugador-${String(index)}`;
let ids = 0;
const paso = (clock: string, fields: object): Step =>
  stepSchema.parse({ id: `paso-${String((ids += 1))}`, instante: at(clock), ...fields });
const cambio = (clock: string, goesOff: number, entra: number): Step =>
  paso(clock, { tipo: 'cambio', sale_id: id(goesOff), entra_id: id(entra) });

/** Players 0 and 1 start, 2 and 3 are on the bench. */
const alineacion = paso('10:59', {
  tipo: 'alineacion',
  filas: {
    delanteros: [id(1)],
    mediocentros: [],
    defensas: [],
    portero: [id(0)],
    suplentes: [id(2), id(3)],
  },
});
const start = (minutos_parte?: number) =>
  paso('11:00', { tipo: 'comienzo', ...(minutos_parte !== undefined && { minutos_parte }) });

const changesOf = (pasos: readonly Step[]) =>
  deriveLiveMatch(pasos).eventos.map(({ sale_id, entra_id, minuto, anadido }) => [
    sale_id,
    entra_id,
    minuto,
    anadido,
  ]);

describe('a substitution noted at the touchline', () => {
  it('gets the minute of its timestamp', () => {
    expect(changesOf([alineacion, start(), cambio('11:20', 1, 2)])).toEqual([
      [id(1), id(2), 21, undefined],
    ]);
  });

  it('at half time gets the last minute of the first half', () => {
    const pasos = [
      alineacion,
      start(),
      paso('11:47', { tipo: 'descanso' }),
      cambio('11:55', 1, 2),
      cambio('11:56', 0, 3),
    ];
    expect(changesOf(pasos)).toEqual([
      [id(1), id(2), 45, 3],
      [id(0), id(3), 45, 3],
    ]);
    const { detalles } = actaFromLiveMatch(pasos);
    expect(detalles.primera_parte).toHaveLength(2);
  });

  it('uses the length of a half given at kick-off', () => {
    const pasos = [
      alineacion,
      start(25),
      paso('11:26', { tipo: 'descanso' }),
      paso('11:35', { tipo: 'segunda_parte' }),
      cambio('11:44', 1, 2),
    ];
    expect(deriveLiveMatch(pasos).minutos_parte).toBe(25);
    expect(changesOf(pasos)).toEqual([[id(1), id(2), 35, undefined]]);
  });

  it('is marked as impossible if the player is not on the pitch, and is left out of the sheet', () => {
    const pasos = [alineacion, start(), cambio('11:20', 1, 2), cambio('11:30', 1, 3)];
    expect(changesOf(pasos)).toHaveLength(1);
    expect(deriveLiveMatch(pasos).impossible.map(({ entra_id }) => entra_id)).toEqual([id(3)]);
    expect(actaFromLiveMatch(pasos).detalles.primera_parte).toHaveLength(1);
  });

  it('calls up a player who comes on without being in the line-up', () => {
    const pasos = [alineacion, start(), cambio('11:20', 1, 9)];
    expect(actaFromLiveMatch(pasos).alineacion.suplentes).toContainEqual({ jugador_id: id(9) });
  });

  it('is refused if both players are the same', () => {
    expect(checkSteps([cambio('11:20', 1, 1)], findSquadPlayer)).toMatchObject({
      refusal: { code: 'cambio-consigo-mismo' },
    });
  });
});

describe('the flag for no substitutions', () => {
  const mvp = paso('12:55', { tipo: 'mvp', jugador_id: null, sin_cambios: true });

  it('is in the sheet if it was set at the end', () => {
    expect(actaFromLiveMatch([alineacion, start(), mvp]).sin_cambios).toBe(true);
  });

  it('is not in the sheet if there was a substitution', () => {
    expect(actaFromLiveMatch([alineacion, start(), cambio('11:20', 1, 2), mvp])).not.toHaveProperty(
      'sin_cambios',
    );
  });
});
