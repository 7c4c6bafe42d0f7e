import {
  actualizarJugadorSchema,
  crearJugadorSchema,
  estadisticasTemporadaSchema,
  type Jugador,
  SIN_IMAGEN,
} from '@club/shared';
import { describe, expect, it } from 'vitest';
import { bodyOf, NUEVO_JUGADOR, valuesOf } from './jugador-values';

const JUGADOR: Jugador = {
  _id: 'ximo',
  ...crearJugadorSchema.parse({ nombre: 'Ximo', dorsal: 9 }),
  img_perfil: SIN_IMAGEN,
  img_banner: SIN_IMAGEN,
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
  it('begins with the defaults of regla 13, as the schema has them', () => {
    const body = bodyOf({ ...NUEVO_JUGADOR, nombre: 'Ximo', dorsal: '9' }, undefined);
    expect(crearJugadorSchema.parse(body)).toEqual(
      crearJugadorSchema.parse({ nombre: 'Ximo', dorsal: 9 }),
    );
  });

  it('has no shirt number until one is typed', () => {
    expect(crearJugadorSchema.safeParse(bodyOf(NUEVO_JUGADOR, undefined)).success).toBe(false);
  });

  it('says what he agrees to, and nothing of a new player who agrees to everything', () => {
    expect(bodyOf(valuesOf(JUGADOR), JUGADOR).consentimiento).toEqual({
      foto: true,
      apellidos: false,
    });
    expect(bodyOf(NUEVO_JUGADOR, undefined)).not.toHaveProperty('consentimiento');
  });

  it('leaves the figures alone when none was changed', () => {
    const body = bodyOf({ ...valuesOf(JUGADOR), alias: 'El Faro' }, JUGADOR);
    expect(actualizarJugadorSchema.parse(body)).toMatchObject({ alias: 'El Faro', dorsal: 9 });
    expect(body).not.toHaveProperty('estadisticas_temporada');
  });

  it('corrects only the figure that was changed', () => {
    const body = bodyOf({ ...valuesOf(JUGADOR), goles: '3' }, JUGADOR);
    expect(body.estadisticas_temporada).toEqual({ goles: 3 });
  });

  it('does not take an emptied figure for zero', () => {
    const body = bodyOf({ ...valuesOf(JUGADOR), goles: '' }, JUGADOR);
    expect(actualizarJugadorSchema.safeParse(body).success).toBe(false);
  });
});
