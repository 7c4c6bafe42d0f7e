import {
  accept,
  type Campo,
  compareNoticias,
  comparePartidos,
  compareSquad,
  type Competicion,
  type Endpoint,
  endpoints,
  type Inicio,
  ANONYMOUS_JUGADOR,
  localDate,
  MINUTES_PER_HALF,
  nameWithInitial,
  type Noticia,
  type Partido,
  previewPartido,
  ratio,
  refuse,
  resolveActa,
  resolveKickoff,
  type Result,
  summarizeJugador,
  NOT_PLAYED,
  FULL_CONSENT,
  withActa,
} from '@club/shared';
import { buildClub, buildJugador, type Club, previewOf, NO_FIGURES } from './club';
import { Server } from './server';

/** A record with its article in a refusal: 'el equipo'. */
type Articulo = string;

const written = <T>(_id: string, data: T) =>
  accept({ success: true as const, msg: 'Hecho.', _id, id: _id, data });
const done = () => accept({ success: true as const, msg: 'Hecho.' });

let ids = 0;
const newId = (kind: string) => {
  ids += 1;
  return `${kind}-${String(ids)}`;
};

function find<T extends { readonly _id: string }>(
  records: readonly T[],
  id: string,
  which: Articulo,
): Result<T> {
  const record = records.find(({ _id }) => _id === id);
  return record ? accept(record) : refuse('no-encontrado', which);
}

/** The record with the body's fields, ignoring absent ones. */
const changed = <T extends object>(record: T, body: object): T => ({
  ...record,
  ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
});

const replaced = <T extends { readonly _id: string }>(records: readonly T[], next: T): T[] =>
  records.map((one) => (one._id === next._id ? next : one));

/** Fake server with a club. It follows the real server's rules as far as the panel can observe them. */
export class ClubServer extends Server {
  readonly club: Club = buildClub();
  /** Data of the home screen that is not derived from the club. */
  inicio: Partial<Inicio> = {};

  constructor() {
    super();
    this.#session();
    this.#catalogos();
    this.#temporadas();
    this.#noticias();
    this.#jugadores();
    this.#partidos();
    this.#inicio();
  }

  empty() {
    Object.assign(this.club, {
      equipos: [],
      competiciones: [],
      campos: [],
      temporadas: [],
      noticias: [],
      jugadores: [],
      partidos: [],
    });
  }

  get actual() {
    return this.club.temporadas.at(-1) ?? null;
  }

  #session() {
    this.on(endpoints.openSession, done);
    this.on(endpoints.closeSession, done);
    this.on(endpoints.fetchImportacion, () => accept({ importacion: null }));
  }

  #inicio() {
    const { club } = this;
    this.on(endpoints.fetchInicio, () => {
      const partidos = club.partidos
        .filter(({ temporada_id: of, estado }) => of === this.actual?._id || estado === 'en_juego')
        .map(previewPartido)
        .toSorted(comparePartidos);
      const isCampo = (id: string) => club.campos.some(({ _id }) => _id === id);
      return accept({
        temporada_id: this.actual?._id ?? null,
        partidos,
        sin_campo: club.partidos
          .filter(({ jugado, campo_id: id }) => !jugado && !isCampo(id))
          .map(({ _id }) => _id),
        con_cronica: [],
        puesto: this.actual && { posicion: club.puestos.posicion },
        sin_consentimiento: 0,
        fotos: { cuantas: 0, bytes: 0 },
        copia: null,
        auditoria: null,
        cambios: [],
        ...this.inicio,
      });
    });
    this.on(endpoints.anotarCopia, done);
  }

  #catalogos() {
    const { club } = this;
    this.on(endpoints.fetchEquipos, () => accept(club.equipos));
    this.on(endpoints.addEquipo, ({ body }) => {
      const record = { _id: newId('equipo'), ...body };
      club.equipos.push(record);
      return written(record._id, record);
    });
    this.on(endpoints.updateEquipo, ({ id, body }) => {
      const found = find(club.equipos, id, 'el equipo');
      if (!found.ok) return found;
      const next = changed(found.value, body);
      club.equipos = replaced(club.equipos, next);
      club.partidos = club.partidos.map((partido) =>
        partido.equipo_id === id
          ? { ...partido, nombre_equipo: next.nombre, color_equipo: next.color_hex }
          : partido,
      );
      return written(id, next);
    });
    this.#deletes(endpoints.delEquipo, 'equipos', 'el equipo');
    this.#named('competiciones', 'la competición', {
      fetch: endpoints.fetchCompeticiones,
      add: endpoints.addCompeticion,
      update: endpoints.updateCompeticion,
      del: endpoints.delCompeticion,
    });
    this.#named('campos', 'el campo', {
      fetch: endpoints.fetchCampos,
      add: endpoints.addCampo,
      update: endpoints.updateCampo,
      del: endpoints.delCampo,
    });
  }

  /** Handles a call that deletes a record of a list. */
  #deletes(
    call: Endpoint,
    list: 'equipos' | 'competiciones' | 'campos' | 'noticias' | 'jugadores' | 'partidos',
    which: Articulo,
  ) {
    this.on(call, ({ id }) => {
      const found = find<{ readonly _id: string }>(this.club[list], id, which);
      if (!found.ok) return found;
      Object.assign(this.club, { [list]: this.club[list].filter(({ _id }) => _id !== id) });
      return written(id, found.value);
    });
  }

  #named(
    list: 'competiciones' | 'campos',
    which: Articulo,
    calls: {
      readonly fetch: typeof endpoints.fetchCampos | typeof endpoints.fetchCompeticiones;
      readonly add: typeof endpoints.addCampo | typeof endpoints.addCompeticion;
      readonly update: typeof endpoints.updateCampo | typeof endpoints.updateCompeticion;
      readonly del: typeof endpoints.delCampo | typeof endpoints.delCompeticion;
    },
  ) {
    const { club } = this;
    const all = () => club[list] as (Competicion & Campo)[];
    this.on(calls.fetch, () => accept(all()));
    this.on(calls.add, ({ body }) => {
      const record = { _id: newId(list), minutos_parte: MINUTES_PER_HALF, ...body };
      all().push(record);
      return written(record._id, record);
    });
    this.on(calls.update, ({ id, body }) => {
      const found = find(all(), id, which);
      if (!found.ok) return found;
      const next = changed(found.value, body);
      club[list] = replaced(all(), next);
      return written(id, next);
    });
    this.#deletes(calls.del, list, which);
  }

  #temporadas() {
    const { club } = this;
    const taken = (nombre: string | undefined, id?: string) =>
      club.temporadas.some((one) => one.nombre === nombre && one._id !== id)
        ? refuse('nombre-repetido', `una temporada llamada «${nombre ?? ''}»`)
        : undefined;
    this.on(endpoints.fetchTemporadas, () => accept(club.temporadas));
    this.on(endpoints.fetchTemporadaActual, () => accept(this.actual));
    this.on(endpoints.addTemporada, ({ body }) => {
      const refused = taken(body.nombre);
      if (refused) return refused;
      const record = { _id: newId('temporada'), ...body };
      club.temporadas.push(record);
      return written(record._id, record);
    });
    this.on(endpoints.updateTemporada, ({ id, body }) => {
      const found = find(club.temporadas, id, 'la temporada');
      const refused = taken(body.nombre, id);
      if (!found.ok) return found;
      if (refused) return refused;
      const next = changed(found.value, body);
      club.temporadas = replaced(club.temporadas, next);
      return written(id, next);
    });
    this.on(endpoints.delTemporada, ({ id }) => {
      const found = find(club.temporadas, id, 'la temporada');
      if (!found.ok) return found;
      club.temporadas = club.temporadas.filter(({ _id }) => _id !== id);
      club.partidos = club.partidos.filter(({ temporada_id: of }) => of !== id);
      return written(id, found.value);
    });
    const balance = (id: string) => ({
      _id: id,
      temporada_id: id,
      temporada_nombre: club.temporadas.find(({ _id }) => _id === id)?.nombre ?? '',
      partidos_jugados: 0,
      ganados: 0,
      empatados: 0,
      perdidos: 0,
      ranking_goles: [],
      ranking_asistencias: [],
      ...club.puestos,
    });
    this.on(endpoints.fetchEquipoEstadisticasTemporada, ({ id }) => accept(balance(id)));
    this.on(endpoints.updateEquipoEstadisticas, ({ id, body }) => {
      const { posicion = club.puestos.posicion, num_equipos = club.puestos.num_equipos } = body;
      club.puestos = { posicion, num_equipos };
      return written(id, balance(id));
    });
    this.on(endpoints.resetEstadisticasJugadores, () => {
      club.jugadores = club.jugadores.map((one) => ({
        ...one,
        estadisticas_temporada: NO_FIGURES,
      }));
      return done();
    });
  }

  #noticias() {
    const { club } = this;
    this.on(endpoints.fetchNoticias, () => accept(club.noticias.toSorted(compareNoticias)));
    this.on(endpoints.addNoticia, ({ body }) => {
      const now = new Date();
      const { titulo, contenido, media, estado } = body;
      const record: Noticia = {
        _id: newId('noticia'),
        ...{ titulo, contenido, media },
        ...(estado && estado !== 'publicada' && { estado }),
        fecha_date: now.toISOString(),
        fecha_str: localDate(now).split('-').reverse().join('-'),
      };
      club.noticias.push(record);
      return written(record._id, record);
    });
    this.on(endpoints.updateNoticia, ({ id, body }) => {
      const found = find(club.noticias, id, 'la noticia');
      if (!found.ok) return found;
      const { estado, titulo, contenido } = body;
      const { estado: _before, ...rest } = changed(found.value, { titulo, contenido });
      const waits = estado ?? found.value.estado;
      const next: Noticia = { ...rest, ...(waits && waits !== 'publicada' && { estado: waits }) };
      club.noticias = replaced(club.noticias, next);
      return written(id, next);
    });
    this.#deletes(endpoints.delNoticia, 'noticias', 'la noticia');
  }

  #jugadores() {
    const { club } = this;
    const activos = () =>
      club.jugadores
        .filter(({ activo }) => activo)
        .map(previewOf)
        .toSorted(compareSquad);
    const born = (fecha: string | undefined) =>
      fecha !== undefined && Date.parse(fecha) > Date.now()
        ? refuse('nacimiento-futuro')
        : undefined;
    this.on(endpoints.fetchJugadores, () => accept(club.jugadores));
    this.on(endpoints.fetchJugadoresPreview, () => accept(club.jugadores.map(previewOf)));
    this.on(endpoints.fetchJugadoresPreviewActivos, () => accept(activos()));
    this.on(endpoints.addJugador, ({ body }) => {
      const refused = born(body.fecha_nac);
      if (refused) return refused;
      const { consentimiento, estadisticas_temporada: _numbers, ...fields } = body;
      const record = buildJugador({
        ...fields,
        _id: newId('jugador'),
        nombre_con_inicial: nameWithInitial(body.nombre, body.apellido1),
        img_perfil: { disponible: false, extension: 'jpg' },
        img_banner: { disponible: false, extension: 'jpg' },
        edad: 27,
        consentimiento: changed(FULL_CONSENT, consentimiento ?? {}),
      });
      club.jugadores.push(record);
      return written(record._id, record);
    });
    this.on(endpoints.updateJugador, ({ id, body }) => {
      const found = find(club.jugadores, id, 'el jugador');
      if (!found.ok) return found;
      const refused = born(body.fecha_nac);
      if (refused) return refused;
      const { estadisticas_temporada: correction = {}, consentimiento, ...fields } = body;
      const merged = changed(found.value, fields);
      const numbers = changed(merged.estadisticas_temporada, correction);
      const next = {
        ...merged,
        nombre_con_inicial: nameWithInitial(merged.nombre, merged.apellido1),
        consentimiento: changed(merged.consentimiento ?? FULL_CONSENT, consentimiento ?? {}),
        estadisticas_temporada: {
          ...numbers,
          ratio_goles_partido: ratio(numbers.goles, numbers.partidos_jugados),
        },
      };
      club.jugadores = replaced(club.jugadores, next);
      return written(id, next);
    });
    this.#deletes(endpoints.delJugador, 'jugadores', 'el jugador');
    this.on(endpoints.anonimizarJugador, ({ id }) => {
      const found = find(club.jugadores, id, 'el jugador');
      if (!found.ok) return found;
      const { apellido1 } = found.value;
      const next = {
        ...found.value,
        nombre: ANONYMOUS_JUGADOR,
        apellido1: '',
        nombre_con_inicial: ANONYMOUS_JUGADOR,
      };
      club.jugadores = replaced(club.jugadores, next);
      const named = club.noticias.filter(({ titulo }) => titulo.includes(apellido1));
      club.noticias = club.noticias.map((noticia) => ({
        ...noticia,
        titulo: noticia.titulo.replaceAll(apellido1, ANONYMOUS_JUGADOR),
        contenido: noticia.contenido.replaceAll(apellido1, ANONYMOUS_JUGADOR),
      }));
      return written(id, {
        jugador_id: id,
        jugador_nombre: ANONYMOUS_JUGADOR,
        noticias_cambiadas: club.noticias
          .filter(({ _id }) => named.some((one) => one._id === _id))
          .map(({ _id, titulo }) => ({ noticia_id: _id, titulo })),
        noticias_por_revisar: [],
      });
    });
  }

  #names(partido: Pick<Partido, 'equipo_id' | 'competicion_id' | 'campo_id'>) {
    const { club } = this;
    const equipo = club.equipos.find(({ _id }) => _id === partido.equipo_id);
    const competicion = club.competiciones.find(({ _id }) => _id === partido.competicion_id);
    const campo = club.campos.find(({ _id }) => _id === partido.campo_id);
    return {
      ...(equipo && { nombre_equipo: equipo.nombre, color_equipo: equipo.color_hex }),
      ...(competicion && { nombre_competicion: competicion.nombre }),
      ...(campo && { nombre_campo: campo.nombre }),
    };
  }

  #partidos() {
    const { club } = this;
    const put = (next: Partido) => {
      club.partidos = replaced(club.partidos, next);
      return written(next._id, next);
    };
    const resumen = (id: string) => {
      const jugador = club.jugadores.find(({ _id }) => _id === id);
      return jugador && summarizeJugador(previewOf(jugador));
    };
    this.on(endpoints.fetchPartidos, () => accept(club.partidos));
    this.on(endpoints.fetchPartidosJugadosTemporada, ({ id }) =>
      accept(
        club.partidos
          .filter(({ jugado, temporada_id: of }) => jugado && of === id)
          .toSorted((a, b) => a.fecha_date.localeCompare(b.fecha_date)),
      ),
    );
    this.on(endpoints.fetchPartidosPreview, () => accept(club.partidos.map(previewPartido)));
    this.on(endpoints.fetchPartido, ({ id }) => find(club.partidos, id, 'el partido'));
    this.on(endpoints.fetchPartidosPreviewTemporada, ({ id }) =>
      accept(
        club.partidos
          .filter(({ temporada_id: of }) => of === id)
          .map(previewPartido)
          .toSorted(comparePartidos),
      ),
    );
    this.on(endpoints.fetchNextGames, () => accept(club.partidos.map(previewPartido)));
    this.on(endpoints.addPartido, ({ body }) => {
      const temporada = this.actual;
      if (!temporada) return refuse('sin-temporada');
      const kickoff = resolveKickoff(body);
      if (!kickoff.ok) return kickoff;
      const record: Partido = {
        ...NOT_PLAYED,
        _id: newId('partido'),
        ...body,
        ...kickoff.value,
        estado: body.estado ?? 'programado',
        temporada_id: temporada._id,
        nombre_temporada: temporada.nombre,
        nombre_competicion: '?',
        nombre_equipo: '?',
        nombre_campo: '?',
        color_equipo: '#000000',
        version: 0,
        ...this.#names(body),
      };
      club.partidos.push(record);
      return written(record._id, record);
    });
    this.on(endpoints.updatePartido, ({ id, body }) => {
      const found = find(club.partidos, id, 'el partido');
      if (!found.ok) return found;
      const stored = found.value;
      const { alineacion, detalles, mvp, version, ...schedule } = body;
      if (version !== undefined && version !== stored.version) {
        return refuse('version-antigua', '', stored);
      }
      const kickoff = resolveKickoff(schedule, stored);
      if (!kickoff.ok) return kickoff;
      const moved: Partido = {
        ...changed(stored, schedule),
        ...kickoff.value,
        version: stored.version + 1,
      };
      const next: Partido = { ...moved, ...this.#names(moved) };
      if (!alineacion && !detalles && mvp === undefined) return put(next);
      const acta = resolveActa({ alineacion, detalles, mvp }, stored, resumen);
      return acta.ok ? put(withActa(next, acta.value)) : acta;
    });
    this.on(endpoints.anularActa, ({ id }) => {
      const found = find(club.partidos, id, 'el partido');
      if (!found.ok) return found;
      return put({ ...found.value, ...NOT_PLAYED, version: found.value.version + 1 });
    });
    this.#deletes(endpoints.delPartido, 'partidos', 'el partido');
  }
}
