import type { JugadorPreview, Temporada } from '@club/shared';

interface Cambio {
  readonly nombre: string;
  readonly competicion: string;
  readonly bajas: readonly string[];
}

/** Summary of what starting a season will do, one effect a line. */
export function summarizeTemporada(
  { nombre, competicion, bajas }: Cambio,
  actual: Temporada | null,
  jugadores: readonly JugadorPreview[],
): readonly string[] {
  const leaving = jugadores.filter(({ jugador_id: id }) => bajas.includes(id));
  return [
    `«${nombre.trim()}» será la temporada actual, aún sin partidos.`,
    actual
      ? `Los números de los jugadores en «${actual.nombre}» se archivan y empiezan a cero; sus partidos y estadísticas se quedan como están.`
      : 'Es la primera temporada: no hay nada que archivar.',
    leaving.length === 0
      ? `Siguen todos: ${String(jugadores.length)} ${jugadores.length === 1 ? 'jugador' : 'jugadores'}.`
      : `Se ${leaving.length === 1 ? 'va' : 'van'} ${leaving.map(({ nombre_con_inicial: one }) => one).join(', ')}; ${jugadores.length - leaving.length === 1 ? 'sigue' : 'siguen'} ${String(jugadores.length - leaving.length)}.`,
    ...(competicion.trim() === '' ? [] : [`Se jugará «${competicion.trim()}».`]),
  ];
}
