import { resolveActa } from '../rules/acta';
import { kickoffFromLocal } from '../rules/dates';
import { nameWithInitial } from '../rules/jugador';
import { pick } from '../rules/objects';
import { NOT_PLAYED, withActa } from '../rules/partido';
import { EMPTY_SHEET } from './acta-arbitrary';
import { buildDemoClub, type DemoClub } from '../demo/index';
import { buildSummary } from './summary-builder';
import type { JugadorSummary } from '../records/jugador';
import {
  updatePartidoSchema,
  createPartidoSchema,
  partidoSchema,
  type Partido,
} from '../records/partido';

type DemoTemporada = DemoClub['temporadas'][number];

function squadOf(temporadas: readonly DemoTemporada[]): ReadonlyMap<string, JugadorSummary> {
  return new Map(
    temporadas
      .flatMap(({ jugadores }) => jugadores)
      .map(({ clave, datos: data }) => [
        clave,
        buildSummary(clave, {
          ...pick(data, 'nombre', 'dorsal'),
          nombre_con_inicial: nameWithInitial(data.nombre, data.apellido1),
        }),
      ]),
  );
}

/** A demo match as the API would store it. Throws if the API would refuse it. */
function store(
  demo: DemoTemporada['partidos'][number],
  temporada: DemoTemporada,
  squad: ReturnType<typeof squadOf>,
): Partido {
  const body = createPartidoSchema.parse({
    equipo_id: demo.equipo,
    competicion_id: demo.competicion,
    campo_id: demo.campo,
    ...pick(demo, 'local', 'fecha_str', 'hora_str', 'estado', 'jornada', 'arbitro'),
  });
  const kickoff = kickoffFromLocal(demo.fecha_str, demo.hora_str);
  if (!kickoff.ok) throw new Error(kickoff.refusal.detail);
  const unplayed = partidoSchema.parse({
    ...NOT_PLAYED,
    ...body,
    ...kickoff.value,
    _id: demo.clave,
    temporada_id: 'temporada',
    nombre_competicion: demo.competicion,
    nombre_temporada: temporada.datos.nombre,
    nombre_equipo: demo.equipo,
    nombre_campo: demo.campo,
    color_equipo: '#000000',
    version: 0,
  });
  if (!demo.acta) return unplayed;
  const entrada = updatePartidoSchema.parse(demo.acta);
  const acta = resolveActa(entrada, EMPTY_SHEET, (id) => squad.get(id));
  if (!acta.ok) throw new Error(`${demo.clave}: ${acta.refusal.code} ${acta.refusal.detail}`);
  return withActa(unplayed, acta.value);
}

/** The demo's seasons with their matches as stored. Every body is parsed with its schema and every sheet resolved. */
export function storedSeasons(today: string) {
  const { temporadas } = buildDemoClub(today);
  const squad = squadOf(temporadas);
  return temporadas.map((temporada) => ({
    temporada,
    partidos: temporada.partidos.map((demo) => store(demo, temporada, squad)),
  }));
}
