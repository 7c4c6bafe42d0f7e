import {
  type Campo,
  type Competicion,
  type Equipo,
  isSameContent,
  type Partido,
} from '@club/shared';
import { collections, type CollectionSpec } from '../../firestore/documents';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { changePartido } from './change-partido';

export interface Named {
  readonly _id: string;
  readonly nombre: string;
}

/** One of the three catalogues: where it is stored, how it is called, and what matches copy from it. */
export interface Catalogo<T extends Named> {
  readonly collection: CollectionSpec<T>;
  /** With its article: `el equipo`. */
  readonly articulo: string;
  readonly partidoField: 'equipo_id' | 'competicion_id' | 'campo_id';
  readonly copyTo: (partido: Partido, stored: T) => Partido;
}

export const catalogoEquipos: Catalogo<Equipo> = {
  collection: collections.equipos,
  articulo: 'el equipo',
  partidoField: 'equipo_id',
  copyTo: (partido, { nombre, color_hex }) => ({
    ...partido,
    nombre_equipo: nombre,
    color_equipo: color_hex,
  }),
};

export const catalogoCompeticiones: Catalogo<Competicion> = {
  collection: collections.competiciones,
  articulo: 'la competición',
  partidoField: 'competicion_id',
  copyTo: (partido, { nombre }) => ({ ...partido, nombre_competicion: nombre }),
};

export const catalogoCampos: Catalogo<Campo> = {
  collection: collections.campos,
  articulo: 'el campo',
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
