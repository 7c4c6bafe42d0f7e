import type { CambioHistorial, Version } from '../schemas/historial';
import type { Lookup } from './fuente';
import { FUENTES } from './fuentes';

const isOf = (lugar: string, documento: string) =>
  documento === lugar || documento.split('/')[0] === lugar;

/** What a version of a document means to a person: the records that came, changed or went with it. */
export const cambiosOfVersion = (version: Version, lookup: Lookup): CambioHistorial[] =>
  FUENTES.filter(({ lugar }) => isOf(lugar, version.documento)).flatMap((fuente) =>
    fuente.cambios(version, lookup),
  );

/** Old and new values of a record that an operation changed, in Spanish; none of what came or went whole. */
export function diferenciasOf(
  { tipo, id, cambio }: CambioHistorial,
  versiones: readonly Version[],
): string[] {
  if (cambio !== 'cambiado') return [];
  return FUENTES.filter((fuente) => fuente.tipo === tipo).flatMap((fuente) =>
    versiones
      .filter(({ documento }) => isOf(fuente.lugar, documento))
      .flatMap((version) => fuente.diferencias(version, id)),
  );
}
