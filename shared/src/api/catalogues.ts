import { updateSettingsSchema, settingsSchema } from '../records/settings';
import {
  updateCampoSchema,
  updateCompeticionSchema,
  updateEquipoSchema,
  campoSchema,
  competicionSchema,
  createCampoSchema,
  createCompeticionSchema,
  createEquipoSchema,
  equipoSchema,
} from '../records/catalogues';
import { read, recordCalls, update } from './endpoint';

const equipo = recordCalls('equipo', 'equipos', [
  equipoSchema,
  createEquipoSchema,
  updateEquipoSchema,
]);
const competicion = recordCalls('competicion', 'competiciones', [
  competicionSchema,
  createCompeticionSchema,
  updateCompeticionSchema,
]);
const campo = recordCalls('campo', 'campos', [campoSchema, createCampoSchema, updateCampoSchema]);

/** Calls for the club's settings (regla 2), rival teams, competitions and grounds (regla 27). */
export const catalogueEndpoints = {
  fetchAjustes: read('fetch-ajustes', settingsSchema, 'Los ajustes del club'),
  updateAjustes: update(
    'update-ajustes',
    updateSettingsSchema,
    settingsSchema,
    'Cambia los ajustes del club',
  ),

  addEquipo: equipo.create('Crea un equipo rival'),
  fetchEquipos: equipo.list('Equipos rivales'),
  fetchEquiposOrdenados: equipo.list('Equipos rivales por nombre', '-ordenados'),
  fetchEquipo: equipo.read('Un equipo rival'),
  updateEquipo: equipo.update('Cambia un equipo y su nombre y color en sus partidos'),
  delEquipo: equipo.remove('Borra un equipo; sus partidos lo conservan'),

  addCompeticion: competicion.create('Crea una competición'),
  fetchCompeticiones: competicion.list('Competiciones'),
  fetchCompeticion: competicion.read('Una competición'),
  updateCompeticion: competicion.update(
    'Cambia el nombre de una competición, también en sus partidos, y lo que duran sus partes',
  ),
  delCompeticion: competicion.remove('Borra una competición'),

  addCampo: campo.create('Crea un campo'),
  fetchCampos: campo.list('Campos'),
  fetchCampo: campo.read('Un campo'),
  updateCampo: campo.update('Cambia un campo, y su nombre y dirección en sus partidos'),
  delCampo: campo.remove('Borra un campo'),
};
