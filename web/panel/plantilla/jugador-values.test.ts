import {
  updateJugadorSchema,
  createJugadorSchema,
  estadisticasTemporadaSchema,
  type Jugador,
  NO_IMAGE,
} from '@club/shared';
import { describe, expect, it } from 'vitest';
import { bodyOf, NEW_JUGADOR, valuesOf } from './jugador-values';

const JUGADOR: Jugador = {
  _id: 'ximo',
  ...createJugadorSchema.parse({ nombre: 'Ximo', dorsal: 9 }),
  img_perfil: NO_IMAGE,
  img_banner: NO_IMAGE,
  nombre_con_inicial: 'Ximo',
  edad: 27,
  clave_externa: undefined,
  consentimiento: { foto: true, apellidos: false },
  estadisticas_temporada: estadisticasTemporadaSchema.parse({
    partidos_jugados: 4,
    goles: 2,
    asistencias: 1,
    porterias_imbatidas: 0,
    tarjetas_amarillas: 0,
    tarjetas_rojas: 0,
    ratio_goles_partido: 0.5,
    ratio_asistencias_partido: 0.25,
    goles_encajados: 3,
    ratio_golesencajados_partido: 0.75,
    titularidades: 3,
    minutos: 250,
    partidos_con_minutos: 4,
    mvp: 1,
  }),
};

describe('the player form', () => {
  it('starts with the defaults of regla 13, as the schema has them', () => {
    const body = bodyOf({ ...NEW_JUGADOR, nombre: 'Ximo', dorsal: '9' }, undefined);
    expect(createJugadorSchema.parse(body)).toEqual(
      createJugadorSchema.parse({ nombre: 'Ximo', dorsal: 9 }),
    );
  });

  it('has no shirt number until one is typed', () => {
    expect(createJugadorSchema.safeParse(bodyOf(NEW_JUGADOR, undefined)).success).toBe(false);
  });

  it('sends the consent, unless a new player agrees to everything', () => {
    expect(bodyOf(valuesOf(JUGADOR), JUGADOR).consentimiento).toEqual({
      foto: true,
      apellidos: false,
    });
    expect(bodyOf(NEW_JUGADOR, undefined)).not.toHaveProperty('consentimiento');
  });

  it('sends no figures if none was changed', () => {
    const body = bodyOf({ ...valuesOf(JUGADOR), alias: 'El Faro' }, JUGADOR);
    expect(updateJugadorSchema.parse(body)).toMatchObject({ alias: 'El Faro', dorsal: 9 });
    expect(body).not.toHaveProperty('estadisticas_temporada');
  });

  it('sends only the changed figure', () => {
    const body = bodyOf({ ...valuesOf(JUGADOR), goles: '3' }, JUGADOR);
    expect(body.estadisticas_temporada).toEqual({ goles: 3 });
  });

  it('does not read an emptied figure as zero', () => {
    const body = bodyOf({ ...valuesOf(JUGADOR), goles: '' }, JUGADOR);
    expect(updateJugadorSchema.safeParse(body).success).toBe(false);
  });
});
