import { z } from 'zod';
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
import { create, read, remove, update } from './endpoint';

/** Calls for the club's settings (regla 2), rival teams, competitions and grounds (regla 27). */
export const catalogueEndpoints = {
  fetchAjustes: read('fetch-ajustes', settingsSchema, 'Los ajustes del club'),
  updateAjustes: update(
    'update-ajustes',
    updateSettingsSchema,
    settingsSchema,
    'Cambia los ajustes del club',
  ),

  addEquipo: create('add-equipo', createEquipoSchema, equipoSchema, 'Crea un equipo rival'),
  fetchEquipos: read('fetch-equipos', z.array(equipoSchema), 'Equipos rivales'),
  fetchEquiposOrdenados: read(
    'fetch-equipos-ordenados',
    z.array(equipoSchema),
    'Equipos rivales por nombre',
  ),
  fetchEquipo: read('fetch-equipos/:id', equipoSchema, 'Un equipo rival'),
  updateEquipo: update(
    'update-equipo/:id',
    updateEquipoSchema,
    equipoSchema,
    'Cambia un equipo y su nombre y color en sus partidos',
  ),
  delEquipo: remove('del-equipo/:id', equipoSchema, 'Borra un equipo; sus partidos lo conservan'),

  addCompeticion: create(
    'add-competicion',
    createCompeticionSchema,
    competicionSchema,
    'Crea una competición',
  ),
  fetchCompeticiones: read('fetch-competiciones', z.array(competicionSchema), 'Competiciones'),
  fetchCompeticion: read('fetch-competiciones/:id', competicionSchema, 'Una competición'),
  updateCompeticion: update(
    'update-competicion/:id',
    updateCompeticionSchema,
    competicionSchema,
    'Cambia el nombre de una competición, también en sus partidos, y lo que duran sus partes',
  ),
  delCompeticion: remove('del-competicion/:id', competicionSchema, 'Borra una competición'),

  addCampo: create('add-campo', createCampoSchema, campoSchema, 'Crea un campo'),
  fetchCampos: read('fetch-campos', z.array(campoSchema), 'Campos'),
  fetchCampo: read('fetch-campos/:id', campoSchema, 'Un campo'),
  updateCampo: update(
    'update-campo/:id',
    updateCampoSchema,
    campoSchema,
    'Cambia un campo, y su nombre y dirección en sus partidos',
  ),
  delCampo: remove('del-campo/:id', campoSchema, 'Borra un campo'),
};
