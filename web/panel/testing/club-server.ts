import {
  accept,
  type CallUp,
  actaInputFields,
  compareNoticias,
  comparePartidos,
  compareSquad,
  type Endpoint,
  type EndpointBody,
  endpoints,
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
  actaOrEmpty,
  summarizeJugador,
  suspensionsOf,
  type Temporada,
  FULL_CONSENT,
  withActa,
  withoutActa,
  INITIAL_SETTINGS,
  mergeSettings,
} from '@club/shared';
import { buildPartido } from '../../../shared/src/testing/partido-builder';
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

type Calls = typeof endpoints;
/** Kinds of record whose endpoints share a naming pattern. */
type Kind = 'Campo' | 'Competicion' | 'Equipo' | 'Jugador' | 'Noticia' | 'Partido' | 'Temporada';

/**
 * Fake server with a club. It stores what is sent, and refuses unknown ids. The cases in
 * `shared/src/testing/api-cases.ts` are run on it and on the real API; saving and annulling a sheet are not among them.
 * A test that needs another answer sets it with `on`.
 */
export class ClubServer extends Server {
  readonly club: Club = buildClub();
  /** Data of the home screen, instead of what is derived from the club. */
  inicio: Partial<Home> = {};
  /** Call-ups by match. */
  readonly callUps = new Map<string, CallUp>();

  constructor() {
    super();
    this.on(endpoints.fetchImportacion, () => accept({ importacion: null }));
    this.#catalogues();
    this.#temporadas();
    this.#noticias();
    this.#jugadores();
    this.#partidos();
    this.#inicio();
  }

  empty() {
    for (const records of Object.values(this.club)) {
      if (Array.isArray(records)) records.length = 0;
    }
  }

  get currentTemporada() {
    return this.club.temporadas.at(-1) ?? null;
  }

  #inicio() {
    const { club } = this;
    this.on(endpoints.fetchInicio, () => {
      const partidos = club.partidos
        .filter(
          ({ temporada_id: id, estado }) =>
            id === this.currentTemporada?._id || estado === 'en_juego',
        )
        .map(previewPartido)
        .toSorted(comparePartidos);
      return accept({
        temporada_id: this.currentTemporada?._id ?? null,
        partidos,
        sin_campo: [],
        con_cronica: [],
        puesto: this.currentTemporada && { posicion: club.puestos.posicion },
        sin_consentimiento: 0,
        fotos: { cuantas: 0, bytes: 0 },
        copia: null,
        auditoria: null,
        cambios: [],
        ...this.inicio,
      });
    });
  }

  #find<T extends Stored>(records: readonly T[], id: string, which: string): Result<T> {
    const record = records.find(({ _id }) => _id === id);
    return record ? accept(record) : refuse('no-encontrado', which);
  }

  /** Calls that create, change and delete the records of a list. `which` names one in a refusal: 'el equipo'. */
  #writes<Name extends Kind, T extends Stored>(
    list: Exclude<keyof Club, 'puestos'>,
    name: Name,
    which: string,
    create: (body: EndpointBody<Calls[`add${Name}`]>, _id: string) => Result<T>,
    change: (record: T, body: EndpointBody<Calls[`update${Name}`]> & object) => Result<T> = (
      record,
      body,
    ) => accept(changed(record, body)),
  ) {
    const all = () => this.club[list] as readonly Stored[] as readonly T[];
    const store = (records: readonly T[]) => Object.assign(this.club, { [list]: records });
    const on = (call: Endpoint, handle: (id: string, body: never) => Result<T>) => {
      this.on(call, ({ id, body }) => {
        const result = handle(id, body as never);
        return result.ok ? written(result.value._id, result.value) : result;
      });
    };
    on(endpoints[`add${name}`], (_id, body) => {
      const made = create(body, newId(list));
      if (made.ok) store([...all(), made.value]);
      return made;
    });
    on(endpoints[`update${name}`], (id, body) => {
      const found = this.#find(all(), id, which);
      const next = found.ok ? change(found.value, body) : found;
      if (next.ok) store(all().map((one) => (one._id === id ? next.value : one)));
      return next;
    });
    on(endpoints[`del${name}`], (id) => {
      const found = this.#find(all(), id, which);
      if (found.ok) store(all().filter(({ _id }) => _id !== id));
      return found;
    });
  }

  #catalogues() {
    const { club } = this;
    const made = <T extends object>(body: T, _id: string) => accept({ ...body, _id });
    this.on(endpoints.fetchEquipos, () => accept(club.equipos));
    this.on(endpoints.fetchCompeticiones, () => accept(club.competiciones));
    this.on(endpoints.fetchCampos, () => accept(club.campos));
    this.#writes('equipos', 'Equipo', 'el equipo', made);
    this.#writes('competiciones', 'Competicion', 'la competición', made);
    this.#writes('campos', 'Campo', 'el campo', made);
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
    this.on(endpoints.fetchTemporadaActual, () => accept(this.currentTemporada));
    this.#writes(
      'temporadas',
      'Temporada',
      'la temporada',
      (body, _id) => unique({ ...body, _id }),
      (record, body) => unique(changed(record, body)),
    );
    this.on(endpoints.fetchEquipoEstadisticasTemporada, ({ id }) => accept(this.balance(id)));
    this.on(endpoints.resetEstadisticasJugadores, () => {
      club.jugadores = club.jugadores.map((one) => ({
        ...one,
        estadisticas_temporada: NO_FIGURES,
      }));
      return done();
    });
  }

  /** The team's statistics of a season without matches. */
  protected balance(id: string) {
    const { temporadas, puestos } = this.club;
    return {
      _id: id,
      temporada_id: id,
      temporada_nombre: temporadas.find(({ _id }) => _id === id)?.nombre ?? '',
      partidos_jugados: 0,
      ganados: 0,
      empatados: 0,
      perdidos: 0,
      ranking_goles: [],
      ranking_asistencias: [],
      ...puestos,
    };
  }

  #noticias() {
    const { club } = this;
    this.on(endpoints.fetchNoticias, () => accept(club.noticias.toSorted(compareNoticias)));
    const withStatus = ({
      estado,
      ...noticia
    }: Omit<Noticia, 'estado'> & { readonly estado?: NoticiaState | undefined }): Noticia =>
      estado && estado !== 'publicada' ? { ...noticia, estado } : noticia;
    this.#writes(
      'noticias',
      'Noticia',
      'la noticia',
      ({ titulo, contenido, media, estado }, _id) => {
        const now = new Date();
        const fecha_str = localDate(now).split('-').reverse().join('-');
        const noticia = { titulo, contenido, media, fecha_date: now.toISOString(), fecha_str };
        return accept(withStatus({ ...noticia, _id, estado }));
      },
      (record, { titulo, contenido, estado = record.estado }) =>
        accept(withStatus({ ...changed(record, { titulo, contenido }), estado })),
    );
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
    this.#writes(
      'jugadores',
      'Jugador',
      'el jugador',
      ({ consentimiento = {}, estadisticas_temporada: _numbers, ...fields }, _id) =>
        accept(
          changed(buildJugador({ _id, nombre: fields.nombre }), {
            ...fields,
            nombre_con_inicial: nameWithInitial(fields.nombre, fields.apellido1),
            consentimiento: changed(FULL_CONSENT, consentimiento),
          }),
        ),
      (record, { consentimiento, estadisticas_temporada: figures, ...fields }) => {
        const next = changed(record, fields);
        return accept({
          ...next,
          nombre_con_inicial: nameWithInitial(next.nombre, next.apellido1),
          consentimiento: changed(next.consentimiento ?? FULL_CONSENT, consentimiento ?? {}),
          estadisticas_temporada: changed(next.estadisticas_temporada, figures ?? {}),
        });
      },
    );
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
    const summarize = (id: string) => {
      const jugador = club.jugadores.find(({ _id }) => _id === id);
      return jugador && summarizeJugador(previewOf(jugador));
    };
    this.on(endpoints.fetchPartidos, () => accept(club.partidos));
    this.on(endpoints.fetchPartido, ({ id }) => this.#find(club.partidos, id, 'el partido'));
    this.on(endpoints.fetchPartidosPreview, () => accept(previews()));
    this.on(endpoints.fetchNextGames, () => accept(previews()));
    this.on(endpoints.fetchPartidosPreviewTemporada, ({ id }) =>
      accept(previews((partido) => partido.temporada_id === id).toSorted(comparePartidos)),
    );
    this.on(endpoints.fetchPartidosJugadosTemporada, ({ id }) =>
      accept(
        club.partidos
          .filter((partido) => partido.jugado && partido.temporada_id === id)
          .toSorted((a, b) => a.fecha_date.localeCompare(b.fecha_date)),
      ),
    );
    this.#writes(
      'partidos',
      'Partido',
      'el partido',
      (body, _id): Result<Partido> => {
        const temporada = this.currentTemporada;
        if (!temporada) return refuse('sin-temporada');
        const kickoff = resolveKickoff(body);
        if (!kickoff.ok) return kickoff;
        const { _id: temporada_id, nombre: nombre_temporada } = temporada;
        const partido = buildPartido({ _id, temporada_id, nombre_temporada });
        return accept(changed(partido, { ...body, ...kickoff.value, ...this.#names(body) }));
      },
      (stored, { version, ...body }) => {
        const isActa = (field: string) => Object.hasOwn(actaInputFields, field);
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
        const acta = resolveActa(sheet, actaOrEmpty(stored), summarize);
        return acta.ok ? accept(withActa(next, acta.value)) : acta;
      },
    );
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

/** Makes a server store settings, merged by the real server's rules. */
export function serveSettings(server: Server) {
  let stored = INITIAL_SETTINGS;
  const shown = () => {
    const { slugs_anteriores: _before, ...ajustes } = stored;
    return ajustes;
  };
  server.on(endpoints.fetchAjustes, () => accept(shown()));
  server.on(endpoints.updateAjustes, ({ body }) => {
    const merged = mergeSettings(stored, body, 'nuevo');
    if (!merged.ok) return merged;
    stored = merged.value;
    return accept({ success: true, msg: 'ok', _id: 'ajustes', id: 'ajustes', data: shown() });
  });
  return {
    ajustes: shown,
    /** Changes the version, as another device does by saving. */
    changeElsewhere: () => {
      stored = { ...stored, version: 9 };
    },
  };
}
