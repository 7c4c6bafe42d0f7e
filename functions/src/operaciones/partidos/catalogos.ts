import {
  type Campo,
  campoRegistro,
  type Competicion,
  competicionRegistro,
  type Equipo,
  equipoRegistro,
  isSameContent,
  type Partido,
  type Registro,
} from '@club/shared';
import { collections, type CollectionSpec } from '../../firestore/documents';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { changePartido } from './change-partido';

export interface Named {
  readonly _id: string;
  readonly nombre: string;
}

/** One of the three catalogues: what it is, where it is stored, and what matches copy from it. */
export interface Catalogo<T extends Named> {
  readonly collection: CollectionSpec<T>;
  readonly registro: Registro;
  readonly partidoField: 'equipo_id' | 'competicion_id' | 'campo_id';
  readonly copyTo: (partido: Partido, stored: T) => Partido;
}

export const catalogoEquipos: Catalogo<Equipo> = {
  collection: collections.equipos,
  registro: equipoRegistro,
  partidoField: 'equipo_id',
  copyTo: (partido, { nombre, color_hex }) => ({
    ...partido,
    nombre_equipo: nombre,
    color_equipo: color_hex,
  }),
};

export const catalogoCompeticiones: Catalogo<Competicion> = {
  collection: collections.competiciones,
  registro: competicionRegistro,
  partidoField: 'competicion_id',
  copyTo: (partido, { nombre }) => ({ ...partido, nombre_competicion: nombre }),
};

export const catalogoCampos: Catalogo<Campo> = {
  collection: collections.campos,
  registro: campoRegistro,
  partidoField: 'campo_id',
  copyTo: (partido, { nombre }) => ({ ...partido, nombre_campo: nombre }),
};

/** Writes a catalogue's record and brings what its matches copy from it up to date (regla 27). */
export async function putCatalogo<T extends Named>(
  uow: UnitOfWork,
  catalogo: Catalogo<T>,
  stored: T,
): Promise<void> {
  const { collection, partidoField, copyTo } = catalogo;
  await uow.write(collection.document(stored._id), stored);
  const partidos = await uow.list(collections.partidos, {
    field: partidoField,
    value: stored._id,
  });
  for (const partido of partidos) {
    const changed = copyTo(partido, stored);
    if (isSameContent(changed, partido)) continue;
    await changePartido(uow, partido, { ...changed, version: partido.version + 1 });
  }
}
