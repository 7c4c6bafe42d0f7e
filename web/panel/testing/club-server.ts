import {
  accept,
  type Campo,
  type CallUp,
  camposActaSchema,
  compareNoticias,
  comparePartidos,
  compareSquad,
  type Competicion,
  type Endpoint,
  type EndpointBody,
  endpoints,
  type Equipo,
  type Home,
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
  sheetOf,
  summarizeJugador,
  suspensionsOf,
  type Temporada,
  NO_IMAGE,
  NOT_PLAYED,
  FULL_CONSENT,
  withActa,
  withoutActa,
} from '@club/shared';
import { buildClub, buildJugador, type Club, previewOf, NO_FIGURES } from './club';
import { Server } from './server';

interface Stored {
  readonly _id: string;
}

const written = <T>(_id: string, data: T) =>
  accept({ success: true as const, msg: 'Hecho.', _id, id: _id, data });
const done = () => accept({ success: true as const, msg: 'Hecho.' });

let ids = 0;
const newId = (kind: string) => {
  ids += 1;
  return `${kind}-${String(ids)}`;
};

/** The record with the body's fields, ignoring absent ones. */
const changed = <T extends object>(record: T, body: object): T => ({
  ...record,
  ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
});

/** Calls that create, change and delete the records of a list. */
interface Writes<Add extends Endpoint, Update extends Endpoint, T extends Stored> {
  /** The record with its article in a refusal: 'el equipo'. */
  readonly which: string;
  readonly add: Add;
  readonly update: Update;
  readonly del: Endpoint;
  readonly create: (body: EndpointBody<Add>, _id: string) => Result<T>;
  readonly change: (record: T, body: EndpointBody<Update>) => Result<T>;
}

/**
 * Fake server with a club. It stores what is sent, and refuses what is missing. The cases in
 * `shared/src/testing/api-cases.ts` are tested on it and on the API. Saving and annulling a sheet are not among them. A
 * test that needs another answer says it with `on`.
 */
export class ClubServer extends Server {
  readonly club: Club = buildClub();
  /** Data of the home screen that is not derived from the club. */
  inicio: Partial<Home> = {};
  /** Call-ups by match. */
  readonly callUps = new Map<string, CallUp>();

  constructor() {
    super();
    this.on(endpoints.openSession, done);
    this.on(endpoints.closeSession, done);
    this.on(endpoints.fetchImportacion, () => accept({ importacion: null }));
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
          .filter(({ jugado, campo_id: id }) => !jugado && !isCampo(id ?? ''))
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

  #find<T extends Stored>(records: readonly T[], id: string, which: string): Result<T> {
    const record = records.find(({ _id }) => _id === id);
    return record ? accept(record) : refuse('no-encontrado', which);
  }

  #writes<Add extends Endpoint, Update extends Endpoint, T extends Stored>(
    list: Exclude<keyof Club, 'puestos'>,
    { which, add, update, del, create, change }: Writes<Add, Update, T>,
  ) {
    const all = () => this.club[list] as readonly Stored[] as readonly T[];
    const store = (records: readonly T[]) => Object.assign(this.club, { [list]: records });
    const on = (call: Endpoint, handle: (id: string, body: unknown) => Result<T>) => {
      this.on(call, ({ id, body }) => {
        const result = handle(id, body);
        return result.ok ? written(result.value._id, result.value) : result;
      });
    };
    on(add, (_id, body) => {
      const made = create(body as EndpointBody<Add>, newId(list));
      if (made.ok) store([...all(), made.value]);
      return made;
    });
    on(update, (id, body) => {
      const found = this.#find(all(), id, which);
      const next = found.ok ? change(found.value, body as EndpointBody<Update>) : found;
      if (next.ok) store(all().map((one) => (one._id === id ? next.value : one)));
      return next;
    });
    on(del, (id) => {
      const found = this.#find(all(), id, which);
      if (found.ok) store(all().filter(({ _id }) => _id !== id));
      return found;
    });
  }

  #catalogos() {
    const { club } = this;
    this.on(endpoints.fetchEquipos, () => accept(club.equipos));
    this.on(endpoints.fetchCompeticiones, () => accept(club.competiciones));
    this.on(endpoints.fetchCampos, () => accept(club.campos));
    this.#writes('equipos', {
      which: 'el equipo',
      add: endpoints.addEquipo,
      update: endpoints.updateEquipo,
      del: endpoints.delEquipo,
      create: (body, _id): Result<Equipo> => accept({ ...body, _id }),
      change: (record, body) => accept(changed(record, body)),
    });
    this.#writes('competiciones', {
      which: 'la competición',
      add: endpoints.addCompeticion,
      update: endpoints.updateCompeticion,
      del: endpoints.delCompeticion,
      create: (body, _id): Result<Competicion> => accept({ ...body, _id }),
      change: (record, body) => accept(changed(record, body)),
    });
    this.#writes('campos', {
      which: 'el campo',
      add: endpoints.addCampo,
      update: endpoints.updateCampo,
      del: endpoints.delCampo,
      create: (body, _id): Result<Campo> => accept({ ...body, _id }),
      change: (record, body) => accept(changed(record, body)),
    });
  }

  #temporadas() {
    const { club } = this;
    const unique = (temporada: Temporada): Result<Temporada> =>
      club.temporadas.some(
        ({ _id, nombre }) => nombre === temporada.nombre && _id !== temporada._id,
      )
        ? refuse('nombre-repetido', `una temporada llamada «${temporada.nombre}»`)
        : accept(temporada);
    this.on(endpoints.fetchTemporadas, () => accept(club.temporadas));
    this.on(endpoints.fetchTemporadaActual, () => accept(this.actual));
    this.#writes('temporadas', {
      which: 'la temporada',
      add: endpoints.addTemporada,
      update: endpoints.updateTemporada,
      del: endpoints.delTemporada,
      create: (body, _id) => unique({ ...body, _id }),
      change: (record, body) => unique(changed(record, body)),
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
    const withStatus = ({
      estado,
      ...noticia
    }: Omit<Noticia, 'estado'> & { readonly estado?: NoticiaState | undefined }): Noticia =>
      estado && estado !== 'publicada' ? { ...noticia, estado } : noticia;
    this.#writes('noticias', {
      which: 'la noticia',
      add: endpoints.addNoticia,
      update: endpoints.updateNoticia,
      del: endpoints.delNoticia,
      create: ({ titulo, contenido, media, estado }, _id) => {
        const now = new Date();
        const fecha_str = localDate(now).split('-').reverse().join('-');
        const noticia = { titulo, contenido, media, fecha_date: now.toISOString(), fecha_str };
        return accept(withStatus({ ...noticia, _id, estado }));
      },
      change: (record, { titulo, contenido, estado }) =>
        accept(
          withStatus({
            ...changed(record, { titulo, contenido }),
            estado: estado ?? record.estado,
          }),
        ),
    });
  }

  #jugadores() {
    const { club } = this;
    const previews = () => club.jugadores.map(previewOf);
    this.on(endpoints.fetchJugadores, () => accept(club.jugadores));
    this.on(endpoints.fetchJugadoresPreview, () => accept(previews()));
    this.on(endpoints.fetchJugadoresPreviewActivos, () =>
      accept(
        previews()
          .filter(({ activo }) => activo)
          .toSorted(compareSquad),
      ),
    );
    this.#writes('jugadores', {
      which: 'el jugador',
      add: endpoints.addJugador,
      update: endpoints.updateJugador,
      del: endpoints.delJugador,
      create: ({ consentimiento, estadisticas_temporada: _numbers, ...fields }, _id) =>
        accept(
          buildJugador({
            ...fields,
            _id,
            edad: 27,
            img_perfil: NO_IMAGE,
            img_banner: NO_IMAGE,
            nombre_con_inicial: nameWithInitial(fields.nombre, fields.apellido1),
            consentimiento: changed(FULL_CONSENT, consentimiento ?? {}),
          }),
        ),
      change: (record, { consentimiento, estadisticas_temporada: figures, ...fields }) => {
        const next = changed(record, fields);
        return accept({
          ...next,
          nombre_con_inicial: nameWithInitial(next.nombre, next.apellido1),
          consentimiento: changed(next.consentimiento ?? FULL_CONSENT, consentimiento ?? {}),
          estadisticas_temporada: changed(next.estadisticas_temporada, figures ?? {}),
        });
      },
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
    const previews = (isWanted: (partido: Partido) => boolean = () => true) =>
      club.partidos.filter(isWanted).map(previewPartido);
    const resumen = (id: string) => {
      const jugador = club.jugadores.find(({ _id }) => _id === id);
      return jugador && summarizeJugador(previewOf(jugador));
    };
    this.on(endpoints.fetchPartidos, () => accept(club.partidos));
    this.on(endpoints.fetchPartido, ({ id }) => this.#find(club.partidos, id, 'el partido'));
    this.on(endpoints.fetchPartidosPreview, () => accept(previews()));
    this.on(endpoints.fetchNextGames, () => accept(previews()));
    this.on(endpoints.fetchPartidosPreviewTemporada, ({ id }) =>
      accept(previews(({ temporada_id: of }) => of === id).toSorted(comparePartidos)),
    );
    this.on(endpoints.fetchPartidosJugadosTemporada, ({ id }) =>
      accept(
        club.partidos
          .filter(({ jugado, temporada_id: of }) => jugado && of === id)
          .toSorted((a, b) => a.fecha_date.localeCompare(b.fecha_date)),
      ),
    );
    this.#writes('partidos', {
      which: 'el partido',
      add: endpoints.addPartido,
      update: endpoints.updatePartido,
      del: endpoints.delPartido,
      create: (body, _id): Result<Partido> => {
        const temporada = this.actual;
        if (!temporada) return refuse('sin-temporada');
        const kickoff = resolveKickoff(body);
        if (!kickoff.ok) return kickoff;
        return accept({
          ...NOT_PLAYED,
          _id,
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
        });
      },
      change: (stored, { version, ...body }) => {
        const isActa = (field: string) => Object.hasOwn(camposActaSchema, field);
        const part = (isIn: (field: string) => boolean) =>
          Object.fromEntries(Object.entries(body).filter(([field]) => isIn(field)));
        const schedule = part((field) => !isActa(field)) as typeof body;
        const sheet = part(isActa) as typeof body;
        if (version !== undefined && version !== stored.version) {
          return refuse('version-antigua');
        }
        const kickoff = resolveKickoff(schedule, stored);
        if (!kickoff.ok) return kickoff;
        const moved = changed(stored, {
          ...schedule,
          ...kickoff.value,
          version: stored.version + 1,
        });
        const next = { ...moved, ...this.#names(moved) };
        if (Object.keys(sheet).length === 0) return accept(next);
        const acta = resolveActa(sheet, sheetOf(stored), resumen);
        return acta.ok ? accept(withActa(next, acta.value)) : acta;
      },
    });
    this.on(endpoints.fetchSancionados, ({ id }) => {
      const found = this.#find(club.partidos, id, 'el partido');
      if (!found.ok) return found;
      const competicion = club.competiciones.find(({ _id }) => _id === found.value.competicion_id);
      return accept(
        suspensionsOf(found.value, club.partidos, competicion?.ciclo_amarillas ?? null),
      );
    });
    this.on(endpoints.fetchConvocatoria, ({ id }) => {
      const callUp = this.callUps.get(id);
      return callUp ? accept(callUp) : refuse('no-encontrado', 'la convocatoria');
    });
    this.on(endpoints.putConvocatoria, ({ id, body }) => {
      this.callUps.set(id, body);
      return written(id, body);
    });
    this.on(endpoints.anularActa, ({ id }) => {
      const found = this.#find(club.partidos, id, 'el partido');
      if (!found.ok) return found;
      const next = { ...withoutActa(found.value), version: found.value.version + 1 };
      club.partidos = club.partidos.map((one) => (one._id === id ? next : one));
      return written(id, next);
    });
  }
}
