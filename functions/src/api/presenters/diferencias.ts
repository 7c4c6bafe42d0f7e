import {
  ajusteDiferencias,
  type CambioHistorial,
  campoDiferencia,
  clubDocSchema,
  equipoEstadisticasDocSchema,
  estadisticasJugadoresDocSchema,
  fechasNacimientoDocSchema,
  registroDiferencias,
  reservasDocSchema,
  TODO_CONSENTIDO,
  type Version,
} from '@club/shared';
import { z } from 'zod';

const registroSchema = z.record(z.string(), z.unknown());

/** Collections whose documents hold one record each, by what the history calls it. */
const CARPETAS = {
  jugador: 'jugadores',
  partido: 'partidos',
  noticia: 'noticias',
  equipo: 'equipos',
  competicion: 'competiciones',
  campo: 'campos',
} as const;

type Find = (documento: string) => Version | undefined;

function registro(find: Find, documento: string): string[] {
  const version = find(documento);
  const antes = registroSchema.safeParse(version?.antes).data;
  const despues = registroSchema.safeParse(version?.despues).data;
  return antes && despues ? registroDiferencias(antes, despues, campoDiferencia) : [];
}

/** Parsed before and after of a version, where both are there. */
function ambos<T>(version: Version | undefined, schema: z.ZodType<T>): [T, T] | undefined {
  const antes = schema.safeParse(version?.antes).data;
  const despues = schema.safeParse(version?.despues).data;
  return antes !== undefined && despues !== undefined ? [antes, despues] : undefined;
}

const seDice = (isShown: boolean) => (isShown ? 'se publican' : 'no se publican');

/** What is known of a player apart from his public record: birth date, consent, what is withheld. */
function privado(find: Find, id: string): string[] {
  const fechas = ambos(find('privado/fechas_nacimiento'), fechasNacimientoDocSchema);
  const lines = fechas
    ? registroDiferencias(
        { fecha_nac: fechas[0].fechas[id] },
        { fecha_nac: fechas[1].fechas[id] },
        campoDiferencia,
      )
    : [];
  const version = find('privado/reservas');
  if (!version) return lines;
  const [a, b] = [version.antes, version.despues].map(
    (content) => reservasDocSchema.safeParse(content).data?.jugadores[id],
  );
  const [before, after] = [a, b].map((reserva) => reserva?.consentimiento ?? TODO_CONSENTIDO);
  for (const [campo, nombre] of [
    ['apellidos', 'sus apellidos'],
    ['foto', 'sus fotos'],
  ] as const) {
    if (before?.[campo] !== after?.[campo]) {
      lines.push(
        `${nombre}: ${seDice(before?.[campo] ?? true)} → ${seDice(after?.[campo] ?? true)}`,
      );
    }
  }
  // Where something begins or ends to be withheld, the fields themselves stay what they were.
  return a && b ? [...lines, ...registroDiferencias(a, b, campoDiferencia)] : lines;
}

function filas(find: Find, id: string): string[] {
  const versions = ambos(find(`estadisticas_jugadores/${id}`), estadisticasJugadoresDocSchema);
  if (!versions) return [];
  const [antes, despues] = versions;
  const ids = [...new Set([...Object.keys(antes.filas), ...Object.keys(despues.filas)])];
  return ids.flatMap((jugadorId) => {
    const [a, b] = [antes.filas[jugadorId], despues.filas[jugadorId]];
    const nombre = (b ?? a)?.jugador_nombre ?? jugadorId;
    return ajusteDiferencias(a?.ajuste ?? {}, b?.ajuste ?? {}).map((line) => `${nombre}, ${line}`);
  });
}

function balance(find: Find, id: string): string[] {
  const versions = ambos(find(`estadisticas_equipo/${id}`), equipoEstadisticasDocSchema);
  if (!versions) return [];
  const [antes, despues] = versions;
  const { posicion, num_equipos } = antes;
  return [
    ...registroDiferencias(
      { posicion, num_equipos },
      { posicion: despues.posicion, num_equipos: despues.num_equipos },
      campoDiferencia,
    ),
    ...ajusteDiferencias(antes.ajuste ?? {}, despues.ajuste ?? {}),
  ];
}

function temporada(find: Find, id: string): string[] {
  const versions = ambos(find('publico/club'), clubDocSchema);
  const [a, b] = (versions ?? []).map(({ temporadas }) => temporadas.find(({ _id }) => _id === id));
  return a && b ? registroDiferencias(a, b, campoDiferencia) : [];
}

/** Old and new values of a record that an operation changed, in Spanish; none of what came or went whole. */
export function diferenciasOf(cambio: CambioHistorial, versiones: readonly Version[]): string[] {
  if (cambio.cambio !== 'cambiado') return [];
  const find: Find = (documento) => versiones.find((version) => version.documento === documento);
  const { tipo, id } = cambio;
  switch (tipo) {
    case 'jugador':
      return [...registro(find, `${CARPETAS[tipo]}/${id}`), ...privado(find, id)];
    case 'temporada':
      return temporada(find, id);
    case 'estadisticas_equipo':
      return balance(find, id);
    case 'estadisticas_jugadores':
      return filas(find, id);
    // A live sheet is a list of steps: which of its fields changed says as much as anybody wants to know.
    case 'directo':
      return [];
    default:
      return registro(find, `${CARPETAS[tipo]}/${id}`);
  }
}
