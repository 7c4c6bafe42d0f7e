import { clubConfig, idSchema } from '@club/shared';
import { type DocumentSpec, documents } from '../firestore/documents';
import type { Reader } from '../firestore/reader';
import { readClub } from '../operaciones/temporadas';

/** What `pagina` sends for a route: status, head, and the documents that the page shows, by path. */
export interface Pagina {
  readonly status: 200 | 404;
  readonly titulo: string;
  readonly descripcion: string;
  readonly documentos: Readonly<Record<string, unknown>>;
  readonly isPrivate?: boolean;
}

interface RouteCall {
  readonly reader: Reader;
  readonly id: string;
  readonly temporadaId: string | undefined;
}

type Load = (call: RouteCall) => Promise<Pagina>;

const { nombre: club, lema } = clubConfig;
const page = (
  titulo: string,
  documentos: Pagina['documentos'] = {},
  descripcion = lema,
): Pagina => ({
  status: 200,
  titulo: titulo === '' ? `${club} · ${lema}` : `${titulo} · ${club}`,
  descripcion,
  documentos,
});

/** The not-found page (specification, section 2): unknown paths and unknown ids (decisions, section 5). */
const NOT_FOUND: Pagina = {
  status: 404,
  titulo: `ERROR 404 - Esta pagina no existe · ${club}`,
  descripcion: 'Esta página no existe',
  documentos: {},
};

const load = async (reader: Reader, specs: readonly DocumentSpec<unknown>[]) => {
  const contents = await Promise.all(specs.map((spec) => reader.read(spec)));
  return Object.fromEntries(
    specs.flatMap(({ path }, index) =>
      contents[index] === undefined ? [] : [[path, contents[index]]],
    ),
  );
};

const fixed =
  (titulo: string): Load =>
  () =>
    Promise.resolve(page(titulo));
const admin: Load = () => Promise.resolve({ ...page('Administración'), isPrivate: true });

const home: Load = async ({ reader }) => page('', await load(reader, [documents.portada()]));

const temporadaPage =
  (titulo: string, spec: (temporadaId: string) => DocumentSpec<unknown>): Load =>
  async ({ reader, temporadaId }) => {
    const { temporada_actual: actual, temporadas } = await readClub(reader);
    const id = temporadaId ?? actual?._id;
    const temporada = temporadas.find(({ _id }) => _id === id);
    if (temporadaId !== undefined && !temporada) return NOT_FOUND;
    const specs = temporada ? [documents.club(), spec(temporada._id)] : [documents.club()];
    const descripcion = temporada ? `${titulo} de ${club} en la ${temporada.nombre}` : lema;
    return page(titulo, await load(reader, specs), descripcion);
  };

const noticia: Load = async ({ reader, id }) => {
  const stored = await reader.read(documents.noticia(id));
  if (!stored) return NOT_FOUND;
  const resumen = stored.contenido.slice(0, 155);
  return page(stored.titulo, { [documents.noticia(id).path]: stored }, resumen);
};

const jugador: Load = async ({ reader, id }) => {
  const stored = await reader.read(documents.jugador(id));
  if (!stored) return NOT_FOUND;
  const { temporada_actual: actual } = await readClub(reader);
  const specs = [
    documents.club(),
    ...(actual ? [documents.estadisticasJugadores(actual._id)] : []),
  ] as const;
  const nombre = `${stored.nombre} ${stored.apellido1}`.trim();
  return page(
    nombre,
    { ...(await load(reader, specs)), [documents.jugador(id).path]: stored },
    `${nombre}, dorsal ${String(stored.dorsal)} de ${club}`,
  );
};

const partido: Load = async ({ reader, id }) => {
  const stored = await reader.read(documents.partido(id));
  if (!stored) return NOT_FOUND;
  const sides = stored.local
    ? ([club, stored.nombre_equipo] as const)
    : ([stored.nombre_equipo, club] as const);
  const own = String(stored.goles_anotados ?? 0);
  const theirs = String(stored.goles_encajados ?? 0);
  const score = stored.local ? `${own}-${theirs}` : `${theirs}-${own}`;
  const titulo = stored.jugado ? `${sides[0]} ${score} ${sides[1]}` : `${sides[0]} - ${sides[1]}`;
  return page(
    titulo,
    { [documents.partido(id).path]: stored },
    `${stored.nombre_competicion}, ${stored.fecha_str} a las ${stored.hora_str}, ${stored.nombre_campo}`,
  );
};

/** Every public and admin route of the product (specification, section 2), `:id` where a record is named. */
const routes: readonly (readonly [pattern: RegExp, load: Load])[] = [
  [/^\/(home)?$/, home],
  [
    /^\/noticias$/,
    async ({ reader }) => page('Noticias', await load(reader, [documents.noticias()])),
  ],
  [/^\/noticias\/(?<id>[^/]+)$/, noticia],
  [
    /^\/plantilla$/,
    async ({ reader }) => page('Plantilla', await load(reader, [documents.plantilla()])),
  ],
  [/^\/jugador\/(?<id>[^/]+)$/, jugador],
  [/^\/partidos$/, temporadaPage('Partidos', documents.calendario)],
  [/^\/partidos\/(?<id>[^/]+)$/, partido],
  [/^\/estadisticas$/, temporadaPage('Estadísticas', documents.estadisticasEquipo)],
  [/^\/donaciones$/, fixed('Donaciones')],
  [new RegExp(`^/sobre-${clubConfig.slug}$`), fixed('Sobre el club')],
  [/^\/contacto$/, fixed('Contacto')],
  [/^\/contacto-desarrollador$/, fixed('Contacto con el desarrollador')],
  [/^\/privacidad$/, fixed('Política de privacidad')],
  [/^\/login$/, admin],
  [
    /^\/admin(\/(noticias|plantilla|partidos|equipos|competiciones|campos|estadisticas|temporadas|salir))?$/,
    admin,
  ],
  // A sheet that does not exist is told by the editor, which asks the API as the administrator.
  [/^\/admin\/partidos\/[^/]+(\/cronica)?$/, admin],
];

/** The page of a path; `temporadaId` is the season picked in the query, if any. */
export async function loadPagina(
  reader: Reader,
  path: string,
  temporadaId: string | undefined,
): Promise<Pagina> {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const [pattern, loadRoute] of routes) {
    const match = pattern.exec(clean);
    if (!match) continue;
    const id = match.groups?.['id'] ?? '';
    if (id !== '' && !idSchema.safeParse(id).success) return NOT_FOUND;
    if (temporadaId !== undefined && !idSchema.safeParse(temporadaId).success) return NOT_FOUND;
    return loadRoute({ reader, id, temporadaId });
  }
  return NOT_FOUND;
}
