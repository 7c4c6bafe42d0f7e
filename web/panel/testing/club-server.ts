import {
  accept,
  actaInputFields,
  actaOrEmpty,
  type CallUp,
  compareNoticias,
  comparePartidos,
  compareSquad,
  type Endpoint,
  type EndpointBody,
  endpoints,
  FULL_CONSENT,
  type Home,
  type Jugador,
  localDate,
  nameWithInitial,
  type Noticia,
  type NoticiaState,
  type Partido,
  previewPartido,
  refuse,
  resolveActa,
  resolveKickoff,
  type Result,
  summarizeJugador,
  type Suspension,
  type Temporada,
  withActa,
} from '@club/shared';
import { buildPartido } from '../../../shared/src/testing/partido-builder';
import { buildClub, buildJugador, type Club, EMPTY_HOME, toPreview } from './club';
import { Server } from './server';

interface Stored {
  readonly _id: string;
}

const toWriteAnswer = <T>(_id: string, data: T) =>
  accept({ success: true as const, msg: 'Hecho.', _id, id: _id, data });

let lastId = 0;

/** The record with the fields of a body. Fields that are `undefined` change nothing. */
const withFields = <T extends object>(record: T, body: object): T => ({
  ...record,
  ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
});

/** Kinds of records with `add…`, `update…` and `del…` calls: list in `Club`, and name in refusals. */
const KINDS = {
  Campo: ['campos', 'el campo'],
  Competicion: ['competiciones', 'la competición'],
  Equipo: ['equipos', 'el equipo'],
  Jugador: ['jugadores', 'el jugador'],
  Noticia: ['noticias', 'la noticia'],
  Partido: ['partidos', 'el partido'],
  Temporada: ['temporadas', 'la temporada'],
} as const;
type Kind = keyof typeof KINDS;
type ServedRecord<K extends Kind> = Club[(typeof KINDS)[K][0]][number];
type Calls = typeof endpoints;

/**
 * Fake server with a club. It stores what is sent, and refuses unknown ids. The cases in
 * `shared/src/testing/api-cases.ts` are run on it and on the real API; saving a sheet is not among them. A test that
 * needs another answer sets it with `on`.
 */
export class ClubServer extends Server {
  readonly club: Club = buildClub();
  /** Fields of the home screen's data to replace. The others are derived from the club. */
  home: Partial<Home> = {};
  /** Call-ups by match. */
  readonly callUps = new Map<string, CallUp>();
  /** Who is suspended, in every match. */
  sancionados: Suspension[] = [];

  constructor() {
    super();
    this.on(endpoints.fetchImportacion, () => accept({ importacion: null }));
    this.#serveWrites('Equipo');
    this.#serveWrites('Competicion');
    this.#serveWrites('Campo');
    this.#serveTemporadas();
    this.#serveNoticias();
    this.#serveJugadores();
    this.#servePartidos();
    const { club } = this;
    this.on(endpoints.fetchEquipos, () => accept(club.equipos));
    this.on(endpoints.fetchCompeticiones, () => accept(club.competiciones));
    this.on(endpoints.fetchCampos, () => accept(club.campos));
    this.on(endpoints.fetchInicio, () => {
      const current = this.currentTemporada;
      const partidos = club.partidos
        .filter(({ temporada_id: id, estado }) => id === current?._id || estado === 'en_juego')
        .map(previewPartido)
        .toSorted(comparePartidos);
      const puesto = current && { posicion: club.puesto.posicion };
      const temporada_id = current?._id ?? null;
      return accept({ ...EMPTY_HOME, temporada_id, partidos, puesto, ...this.home });
    });
  }

  empty() {
    for (const records of Object.values(this.club)) {
      if (Array.isArray(records)) records.length = 0;
    }
  }

  get currentTemporada() {
    return this.club.temporadas.at(-1) ?? null;
  }

  #all<K extends Kind>(kind: K): readonly ServedRecord<K>[] {
    return this.club[KINDS[kind][0]] as readonly Stored[] as readonly ServedRecord<K>[];
  }

  #find<K extends Kind>(kind: K, id: string): Result<ServedRecord<K>> {
    const record = this.#all(kind).find(({ _id }) => _id === id);
    return record ? accept(record) : refuse('no-encontrado', KINDS[kind][1]);
  }

  /** Handles the calls that create, change and delete records of a kind. */
  #serveWrites<K extends Kind>(
    kind: K,
    create = (body: EndpointBody<Calls[`add${K}`]>, _id: string): Result<ServedRecord<K>> =>
      accept({ ...(body as object), _id } as ServedRecord<K>),
    change = (
      record: ServedRecord<K>,
      body: EndpointBody<Calls[`update${K}`]> & object,
    ): Result<ServedRecord<K>> => accept(withFields(record, body)),
  ) {
    const [list] = KINDS[kind];
    const store = (records: readonly Stored[]) => Object.assign(this.club, { [list]: records });
    const on = (call: Endpoint, handle: (id: string, body: never) => Result<ServedRecord<K>>) => {
      this.on(call, ({ id, body }) => {
        const result = handle(id, body as never);
        return result.ok ? toWriteAnswer(result.value._id, result.value) : result;
      });
    };
    on(endpoints[`add${kind}`], (_id, body) => {
      const made = create(body, `${list}-${String((lastId += 1))}`);
      if (made.ok) store([...this.#all(kind), made.value]);
      return made;
    });
    on(endpoints[`update${kind}`], (id, body) => {
      const found = this.#find(kind, id);
      const next = found.ok ? change(found.value, body) : found;
      if (next.ok) store(this.#all(kind).map((one) => (one._id === id ? next.value : one)));
      return next;
    });
    on(endpoints[`del${kind}`], (id) => {
      const found = this.#find(kind, id);
      if (found.ok) store(this.#all(kind).filter(({ _id }) => _id !== id));
      return found;
    });
  }

  #serveTemporadas() {
    const { club } = this;
    const unique = (temporada: Temporada): Result<Temporada> =>
      club.temporadas.some(
        ({ _id, nombre }) => nombre === temporada.nombre && _id !== temporada._id,
      )
        ? refuse('nombre-repetido', `una temporada llamada «${temporada.nombre}»`)
        : accept(temporada);
    this.on(endpoints.fetchTemporadas, () => accept(club.temporadas));
    this.on(endpoints.fetchTemporadaActual, () => accept(this.currentTemporada));
    this.#serveWrites(
      'Temporada',
      (body, _id) => unique({ ...body, _id }),
      (record, body) => unique(withFields(record, body)),
    );
    this.on(endpoints.fetchEquipoEstadisticasTemporada, ({ id }) =>
      accept(this.teamStatistics(id)),
    );
  }

  /** The team's statistics of a season, as if it had no matches. */
  protected teamStatistics(id: string) {
    return {
      _id: id,
      temporada_id: id,
      temporada_nombre: this.club.temporadas.find(({ _id }) => _id === id)?.nombre ?? '',
      partidos_jugados: 0,
      ganados: 0,
      empatados: 0,
      perdidos: 0,
      ranking_goles: [],
      ranking_asistencias: [],
      ...this.club.puesto,
    };
  }

  #serveNoticias() {
    this.on(endpoints.fetchNoticias, () => accept(this.club.noticias.toSorted(compareNoticias)));
    const withStatus = (
      noticia: Omit<Noticia, 'estado'>,
      estado: NoticiaState | undefined,
    ): Result<Noticia> =>
      accept(withFields(noticia, { estado: estado === 'publicada' ? undefined : estado }));
    this.#serveWrites(
      'Noticia',
      ({ titulo, contenido, media, estado }, _id) => {
        const now = new Date();
        const fecha_str = localDate(now).split('-').reverse().join('-');
        const dates = { fecha_date: now.toISOString(), fecha_str };
        return withStatus({ _id, titulo, contenido, media, ...dates }, estado);
      },
      ({ estado: before, ...noticia }, { titulo, contenido, estado = before }) =>
        withStatus(withFields(noticia, { titulo, contenido }), estado),
    );
  }

  #serveJugadores() {
    const { club } = this;
    const previews = () => club.jugadores.map(toPreview);
    this.on(endpoints.fetchJugadores, () => accept(club.jugadores));
    this.on(endpoints.fetchJugadoresPreview, () => accept(previews()));
    this.on(endpoints.fetchJugadoresPreviewActivos, () => {
      const active = previews().filter(({ activo }) => activo);
      return accept(active.toSorted(compareSquad));
    });
    const withName = (jugador: Jugador): Result<Jugador> =>
      accept({
        ...jugador,
        nombre_con_inicial: nameWithInitial(jugador.nombre, jugador.apellido1),
      });
    this.#serveWrites(
      'Jugador',
      ({ consentimiento = {}, estadisticas_temporada: _numbers, ...fields }, _id) =>
        withName({
          ...withFields(buildJugador({ _id, nombre: fields.nombre }), fields),
          consentimiento: withFields(FULL_CONSENT, consentimiento),
        }),
      (record, { consentimiento = {}, estadisticas_temporada: figures = {}, ...fields }) =>
        withName({
          ...withFields(record, fields),
          consentimiento: withFields(record.consentimiento ?? FULL_CONSENT, consentimiento),
          estadisticas_temporada: withFields(record.estadisticas_temporada, figures),
        }),
    );
  }

  #copiedNames(partido: Pick<Partido, 'equipo_id' | 'competicion_id' | 'campo_id'>) {
    const { equipo_id, competicion_id, campo_id } = partido;
    const { club } = this;
    const equipo = club.equipos.find(({ _id }) => _id === equipo_id);
    const competicion = club.competiciones.find(({ _id }) => _id === competicion_id);
    const campo = club.campos.find(({ _id }) => _id === campo_id);
    return {
      ...(equipo && { nombre_equipo: equipo.nombre, color_equipo: equipo.color_hex }),
      ...(competicion && { nombre_competicion: competicion.nombre }),
      ...(campo && { nombre_campo: campo.nombre }),
    };
  }

  #servePartidos() {
    const { club } = this;
    const previews = () => club.partidos.map(previewPartido);
    const summarize = (id: string) => {
      const jugador = club.jugadores.find(({ _id }) => _id === id);
      return jugador && summarizeJugador(toPreview(jugador));
    };
    this.on(endpoints.fetchPartidos, () => accept(club.partidos));
    this.on(endpoints.fetchPartido, ({ id }) => this.#find('Partido', id));
    this.on(endpoints.fetchPartidosPreview, () => accept(previews()));
    this.on(endpoints.fetchNextGames, () => accept(previews()));
    this.on(endpoints.fetchPartidosPreviewTemporada, ({ id }) => {
      const season = previews().filter(({ temporada_id }) => temporada_id === id);
      return accept(season.toSorted(comparePartidos));
    });
    this.on(endpoints.fetchPartidosJugadosTemporada, ({ id }) => {
      const played = club.partidos.filter((one) => one.jugado && one.temporada_id === id);
      return accept(played.toSorted((a, b) => a.fecha_date.localeCompare(b.fecha_date)));
    });
    this.#serveWrites(
      'Partido',
      (body, _id) => {
        const temporada = this.currentTemporada;
        if (!temporada) return refuse('sin-temporada');
        const kickoff = resolveKickoff(body);
        if (!kickoff.ok) return kickoff;
        const { _id: temporada_id, nombre: nombre_temporada } = temporada;
        const partido = buildPartido({ _id, temporada_id, nombre_temporada });
        const fields = { ...body, ...kickoff.value, ...this.#copiedNames(body) };
        return accept(withFields(partido, fields));
      },
      (stored, { version, ...body }) => {
        if (version !== undefined && version !== stored.version) return refuse('version-antigua');
        const kickoff = resolveKickoff(body, stored);
        if (!kickoff.ok) return kickoff;
        const change = { ...body, ...kickoff.value, version: stored.version + 1 };
        const moved = withFields(stored, change);
        const next = { ...moved, ...this.#copiedNames(moved) };
        if (!Object.keys(body).some((field) => Object.hasOwn(actaInputFields, field))) {
          return accept(next);
        }
        const acta = resolveActa(body, actaOrEmpty(stored), summarize);
        return acta.ok ? accept(withActa(next, acta.value)) : acta;
      },
    );
    this.on(endpoints.fetchSancionados, () => accept(this.sancionados));
    this.on(endpoints.fetchConvocatoria, ({ id }) => {
      const callUp = this.callUps.get(id);
      return callUp ? accept(callUp) : refuse('no-encontrado', 'la convocatoria');
    });
    this.on(endpoints.putConvocatoria, ({ id, body }) => {
      this.callUps.set(id, body);
      return toWriteAnswer(id, body);
    });
  }
}
