import { type InicioContado, recountInicio } from '@club/shared';
import { collections, documents } from '../../firestore/documents';
import type { Reader } from '../../firestore/reader';

/** What the panel's home must know of the stored club, counted anew from its records. */
export async function recountStored(reader: Reader): Promise<InicioContado> {
  const [club, campos, partidos, noticias, pendientes, estadisticas, fotos, reservas] =
    await Promise.all([
      reader.read(documents.club()),
      reader.list(collections.campos),
      reader.list(collections.partidos, { field: 'jugado', value: false }),
      reader.list(collections.noticias),
      reader.list(collections.noticiasPendientes),
      reader.list(collections.estadisticasEquipo),
      reader.list(collections.imagenesDatos),
      reader.read(documents.reservas()),
    ]);
  return recountInicio({
    club,
    campos,
    partidos,
    noticias,
    pendientes,
    estadisticas,
    fotos,
    reservas,
  });
}
