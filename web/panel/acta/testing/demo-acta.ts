import { EMPTY_ALINEACION, type ROWS, type JugadorSummary, type Partido } from '@club/shared';
import { buildPartido } from '../../../../shared/src/testing/partido-builder';
import { addEvento, changeActa, placePlayer } from '../acta-editor';
import type { ActaChange, ActaState, EventoData } from '../acta-state';

const jugador = (id: string, dorsal: number): JugadorSummary => ({
  jugador_id: id,
  nombre_con_inicial: `${id} P.`,
  nombre: id,
  dorsal,
  img_perfil: { disponible: false, extension: 'jpg' },
});
const ana = jugador('ana', 1);
const bea = jugador('bea', 2);
const eva = jugador('eva', 3);
export const ida = jugador('ida', 4);
/** The active squad. Ida has left it. */
export const ACTIVE = [ana, bea, eva];

export const WITHOUT_ACTA = buildPartido({
  _id: 'p1',
  temporada_id: 't1',
  fecha_date: '2026-11-21T09:00:00.000Z',
  version: 3,
});

/** Ana scored twice, once assisted by Ida; Bea was booked; Ida, who has left since, was the MVP. */
export const PLAYED: Partido = {
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

export const run = (state: ActaState, ...changes: readonly ActaChange[]) =>
  changes.reduce(changeActa, state);
export const posicion =
  (jugadorId: string, fila: (typeof ROWS)[number] | null): ActaChange =>
  (state) =>
    placePlayer(state, jugadorId, fila);
export const draft =
  (cambios: Partial<EventoData>): ActaChange =>
  ({ borrador }) => ({ borrador: { ...borrador, ...cambios } });
export const ADD: ActaChange = addEvento;
