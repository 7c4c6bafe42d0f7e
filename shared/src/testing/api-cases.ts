import type { EndpointName } from '../api';
import { REFUSALS } from '../refusals';

/** Ids of the records created by earlier cases, by the name that the case gave them. */
type Ids = Readonly<Record<string, string>>;

/** A request and what the API answers to it. */
interface ApiCase {
  readonly call: EndpointName;
  readonly id?: (ids: Ids) => string;
  readonly body?: (ids: Ids) => object;
  /** Name under which later cases find the id of the created record. */
  readonly creates?: string;
  readonly status: number;
  /** Part of the answer. */
  readonly answer: object;
}

const NOBODY = { id: () => 'nadie', status: 404 } as const;
const gone = (which: string) => ({ ...NOBODY, answer: { msg: `No se ha encontrado ${which}.` } });
const partido = (ids: Ids) => ({
  equipo_id: ids['equipo'],
  competicion_id: ids['competicion'],
  campo_id: ids['campo'],
  local: true,
  fecha_str: '03-05-2031',
  hora_str: '18:30',
});

/** A request that creates a record. `data` is part of the created record. */
const created = (call: EndpointName, creates: string, body: object, data: object): ApiCase => ({
  call,
  creates,
  body: () => body,
  status: 201,
  answer: { success: true, data },
});
/** A request that changes the record that an earlier case created as `which`. */
const changed = (call: EndpointName, which: string, body: object, data: object): ApiCase => ({
  call,
  id: (ids) => ids[which] ?? '',
  body: () => body,
  status: 200,
  answer: { data },
});

/**
 * Requests of the panel in sequence, starting with an empty club. Tests send them to the real API and to the fake API of
 * the panel's component tests, so that the fake answers like the real one.
 */
export const API_CASES: readonly ApiCase[] = [
  { call: 'updateEquipo', ...gone('el equipo'), body: () => ({ nombre: 'Otro' }) },
  { call: 'updateCompeticion', ...gone('la competición'), body: () => ({ nombre: 'Otra' }) },
  { call: 'updateCampo', ...gone('el campo'), body: () => ({ nombre: 'Otro' }) },
  { call: 'updateTemporada', ...gone('la temporada'), body: () => ({ nombre: 'Otra' }) },
  { call: 'updateNoticia', ...gone('la noticia'), body: () => ({ titulo: 'Otra' }) },
  { call: 'updateJugador', ...gone('el jugador'), body: () => ({ activo: false }) },
  { call: 'updatePartido', ...gone('el partido'), body: () => ({ local: false }) },
  { call: 'delCampo', ...gone('el campo') },
  { call: 'delNoticia', ...gone('la noticia') },
  created(
    'addEquipo',
    'equipo',
    { nombre: ' Unión ', color_hex: '#00ff00' },
    { nombre: 'Unión', color_hex: '#00ff00' },
  ),
  created(
    'addCompeticion',
    'competicion',
    { nombre: 'Liga' },
    { nombre: 'Liga', minutos_parte: 45 },
  ),
  {
    call: 'addCampo',
    body: () => ({ nombre: ' ' }),
    status: 400,
    answer: { success: false, msg: 'El nombre no puede estar vacío.' },
  },
  created('addCampo', 'campo', { nombre: 'La Vega' }, { nombre: 'La Vega' }),
  {
    call: 'addPartido',
    body: partido,
    status: 409,
    answer: { msg: 'No hay ninguna temporada. Crea una antes de crear partidos.' },
  },
  created('addTemporada', 'temporada', { nombre: '2030/31' }, { nombre: '2030/31' }),
  {
    call: 'addTemporada',
    body: () => ({ nombre: '2030/31' }),
    status: 409,
    answer: { msg: 'Ya existe una temporada llamada «2030/31».' },
  },
  {
    call: 'addPartido',
    body: partido,
    creates: 'partido',
    status: 201,
    answer: {
      data: {
        nombre_equipo: 'Unión',
        color_equipo: '#00ff00',
        nombre_competicion: 'Liga',
        nombre_campo: 'La Vega',
        nombre_temporada: '2030/31',
        fecha_date: '2031-05-03T16:30:00.000Z',
        estado: 'programado',
        jugado: false,
        version: 0,
      },
    },
  },
  changed(
    'updatePartido',
    'partido',
    { estado: 'aplazado', version: 0 },
    { estado: 'aplazado', version: 1 },
  ),
  {
    ...changed('updatePartido', 'partido', { estado: 'programado', version: 0 }, {}),
    status: 409,
    answer: { success: false, msg: REFUSALS[409]['version-antigua'] },
  },
  created(
    'addNoticia',
    'noticia',
    { titulo: 'Fiesta', contenido: 'El sábado.', estado: 'borrador' },
    { titulo: 'Fiesta', estado: 'borrador' },
  ),
  changed(
    'updateNoticia',
    'noticia',
    { estado: 'publicada' },
    { titulo: 'Fiesta', contenido: 'El sábado.' },
  ),
  created(
    'addJugador',
    'jugador',
    { nombre: ' Ximo ', apellido1: 'Zubiría', dorsal: 9 },
    { nombre: 'Ximo', nombre_con_inicial: 'Ximo Z.', dorsal: 9, pais: 'España', activo: true },
  ),
  changed(
    'updateJugador',
    'jugador',
    { apellido1: 'Alba', estadisticas_temporada: { goles: 3 } },
    { nombre_con_inicial: 'Ximo A.', dorsal: 9, estadisticas_temporada: { goles: 3 } },
  ),
];
