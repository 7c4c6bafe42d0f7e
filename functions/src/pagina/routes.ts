import {
  type Ajustes,
  type AjustesGuardados,
  type ConArticulo,
  cutAtWord,
  idSchema,
  previewPartido,
  sharePicturePath,
  sobrePath,
  TITULO_NO_ENCONTRADO,
  tituloDocumento,
  tituloJugador,
  tituloPartido,
  totalPaginas,
  withArticle,
} from '@club/shared';
import { isPanelPath } from './panel-paths';
import { type DocumentSpec, documents } from '../firestore/documents';
import type { Reader } from '../firestore/reader';
import { readClub } from '../firestore/read-club';
import { clubData, matchData, newsData, playerData, squadData } from './datos-estructurados';
import {
  directosOf,
  loadAniversario,
  loadDirectos,
  loadDocuments,
  loadPortada,
} from './load-documents';
import type { Pagina } from './pagina';

interface RouteCall {
  readonly reader: Reader;
  readonly id: string;
  readonly temporadaId: string | undefined;
  /** The page picked in the query of a list that has several. */
  readonly pagina?: string | undefined;
  /** The present instant. */
  readonly ahora: Date;
  readonly ajustes: Ajustes;
}

type Load = (call: RouteCall) => Pagina | Promise<Pagina>;

/** Characters that search engines and link previews show of a description. */
const DESCRIPCION_MAX = 155;

const asDescription = (text: string) =>
  cutAtWord(text.replaceAll(/\s+/g, ' ').trim(), DESCRIPCION_MAX);

type PageFields = Pick<Pagina, 'titulo'> & Partial<Pagina>;

const page = (
  ajustes: Ajustes,
  { titulo, docs = {}, descripcion = '', ...rest }: PageFields,
): Pagina => ({
  status: 200,
  tipo: 'website',
  ...rest,
  titulo: tituloDocumento(titulo, ajustes),
  // A text without a line of its own says at least whose page it is.
  descripcion:
    asDescription(descripcion) || asDescription(`${titulo} · ${ajustes.nombre}: ${ajustes.lema}`),
  docs,
});

/** The not-found page, for unknown paths and unknown ids (regla 6). */
const notFound = (ajustes: Ajustes, docs: Pagina['docs'] = {}): Pagina => ({
  status: 404,
  tipo: 'website',
  titulo: tituloDocumento(TITULO_NO_ENCONTRADO, ajustes),
  descripcion: 'Esta página no existe',
  docs,
});

/** The page of one stored record; the not-found page where there is none. */
const recordPage =
  <T>(
    document: (id: string) => DocumentSpec<T>,
    show: (stored: T, call: RouteCall) => PageFields | Promise<PageFields>,
  ): Load =>
  async (call) => {
    const { reader, id, ajustes } = call;
    const spec = document(id);
    const stored = await reader.read(spec);
    if (!stored) return notFound(ajustes, { [spec.path]: null });
    const fields = await show(stored, call);
    return page(ajustes, { ...fields, docs: { ...fields.docs, [spec.path]: stored } });
  };

const fixed =
  (canonica: string, titulo: string, descripcionOf: (club: ConArticulo) => string): Load =>
  ({ ajustes }) => {
    const descripcion = descripcionOf(withArticle(ajustes));
    return page(ajustes, { titulo, canonica, descripcion });
  };

/** The page about the club (regla 9), whose address has the club's name. */
const about: Load = async ({ reader, ajustes }) => {
  const club = withArticle(ajustes);
  const portada = await reader.read(documents.portada());
  const temporadaId = portada?.next_games[0]?.temporada_id;
  return page(ajustes, {
    titulo: `Sobre ${club.el}`,
    canonica: sobrePath(ajustes.slug),
    descripcion: `Quiénes somos y de dónde viene ${club.el}. ${ajustes.lema}`,
    docs: await loadDocuments(reader, [
      documents.portada(),
      ...(temporadaId === undefined ? [] : [documents.estadisticasEquipo(temporadaId)]),
    ]),
  });
};

const admin: Load = ({ ajustes }) => ({
  status: 200,
  tipo: 'website',
  titulo: tituloDocumento('Administración', ajustes),
  descripcion: ajustes.lema,
  docs: {},
  isPrivate: true,
});

/** The page of all components: for who works on the site, and for no search engine. */
const workshop: Load = ({ ajustes }) => ({
  status: 200,
  tipo: 'website',
  titulo: tituloDocumento('Componentes', ajustes),
  descripcion: `Colores, letra y componentes de la web ${withArticle(ajustes).del}.`,
  docs: {},
});

const home: Load = async ({ reader, ahora, ajustes }) =>
  page(ajustes, {
    titulo: '',
    canonica: '/',
    descripcion: `${ajustes.lema === '' ? '' : `${ajustes.lema}. `}Próximos partidos, noticias, plantilla y estadísticas ${withArticle(ajustes).del}.`,
    docs: await loadPortada(reader, ahora, ajustes.zona_horaria),
    datos: clubData(ajustes),
  });

const noticiasPath = (numero: number) =>
  numero === 1 ? '/noticias' : `/noticias?pagina=${String(numero)}`;

const noticias: Load = async ({ reader, pagina = '1', ajustes }) => {
  const stored = await reader.read(documents.noticias());
  const total = totalPaginas(stored);
  const numero = /^[1-9]\d{0,5}$/.test(pagina) ? Number(pagina) : 0;
  const docs = { [documents.noticias().path]: stored ?? null };
  if (numero < 1 || numero > total) return notFound(ajustes, docs);
  const ref = stored?.paginas?.[numero - 2];
  const older = ref ? [documents.noticiasPagina(ref.pagina_id)] : [];
  return page(ajustes, {
    titulo: numero === 1 ? 'Noticias' : `Noticias, página ${String(numero)}`,
    canonica: noticiasPath(numero),
    descripcion: `Todas las noticias ${withArticle(ajustes).del}, la más reciente primero.`,
    docs: { ...docs, ...(await loadDocuments(reader, older)) },
    ...(numero > 1 && { anterior: noticiasPath(numero - 1) }),
    ...(numero < total && { siguiente: noticiasPath(numero + 1) }),
  });
};

const plantilla: Load = async ({ reader, ajustes }) => {
  const stored = await reader.read(documents.plantilla());
  return page(ajustes, {
    titulo: 'Plantilla',
    canonica: '/plantilla',
    descripcion: `Los jugadores ${withArticle(ajustes).del}: dorsal, posición y estadísticas de cada uno.`,
    docs: { [documents.plantilla().path]: stored ?? null },
    datos: squadData(stored, ajustes),
  });
};

const temporadaPage =
  (
    path: string,
    titulo: string,
    ...specsOf: readonly ((temporadaId: string) => DocumentSpec<unknown>)[]
  ): Load =>
  async ({ reader, temporadaId, ajustes }) => {
    const { temporada_actual: actual, temporadas } = await readClub(reader);
    const id = temporadaId ?? actual?._id;
    const temporada = temporadas.find(({ _id }) => _id === id);
    if (temporadaId !== undefined && !temporada) {
      return notFound(ajustes, await loadDocuments(reader, [documents.club()]));
    }
    const specs = [
      documents.club(),
      ...(temporada ? specsOf.map((spec) => spec(temporada._id)) : []),
    ];
    const isPast = temporada !== undefined && temporada._id !== actual?._id;
    return page(ajustes, {
      titulo: isPast ? `${titulo}, ${temporada.nombre}` : titulo,
      canonica: isPast ? `${path}?temporada=${temporada._id}` : path,
      descripcion: `${titulo} ${withArticle(ajustes).del}${temporada ? ` en la ${temporada.nombre}` : ''}.`,
      docs: await loadDocuments(reader, specs),
    });
  };

/** The club in all its seasons: one document, however many they are (regla 83). */
const historia: Load = async ({ reader, ajustes }) =>
  page(ajustes, {
    titulo: 'Historia',
    canonica: '/historia',
    descripcion: `Todas las temporadas ${withArticle(ajustes).del}: récords, goleadores y rivales de siempre.`,
    docs: await loadDocuments(reader, [documents.historia()]),
  });

const partidosTemporada = temporadaPage('/partidos', 'Partidos', documents.calendario);

const partidos: Load = async (call) => {
  const loaded = await partidosTemporada(call);
  if (loaded.status === 404) return loaded;
  const { reader, temporadaId, ahora, ajustes } = call;
  const { temporada_actual: actual } = await readClub(reader);
  const isCurrent = temporadaId === undefined || temporadaId === actual?._id;
  const [directos, aniversario] = await Promise.all([
    loadDirectos(reader, temporadaId),
    isCurrent ? loadAniversario(reader, ahora, ajustes.zona_horaria) : {},
  ]);
  return { ...loaded, docs: { ...loaded.docs, ...directos, ...aniversario } };
};

const noticia = recordPage(documents.noticia, (stored, { id, ajustes }) => {
  const descripcion = asDescription(stored.contenido);
  return {
    titulo: stored.titulo,
    canonica: `/noticias/${id}`,
    descripcion,
    tipo: 'article',
    publicada: stored.fecha_date,
    datos: newsData(stored, descripcion, ajustes),
  };
});

const jugador = recordPage(documents.jugador, async (stored, { reader, id, ajustes }) => {
  const { temporada_actual: actual } = await readClub(reader);
  const specs = [
    documents.club(),
    ...(actual ? [documents.estadisticasJugadores(actual._id)] : []),
  ] as const;
  const nombre = tituloJugador(stored);
  return {
    titulo: nombre,
    canonica: `/jugador/${id}`,
    descripcion: `${nombre}, dorsal ${String(stored.dorsal)} ${withArticle(ajustes).del}: datos, posición, trayectoria y estadísticas de la temporada.`,
    docs: await loadDocuments(reader, specs),
    tipo: 'profile',
    datos: playerData(stored, ajustes),
  };
});

const partido = recordPage(documents.partido, async (stored, { reader, id, ajustes }) => {
  const titulo = tituloPartido(stored, ajustes.nombre);
  return {
    titulo,
    imagen: { path: sharePicturePath('partido', stored, ajustes), alt: titulo },
    canonica: `/partidos/${id}`,
    descripcion: `${stored.nombre_competicion}, ${stored.fecha_str} a las ${stored.hora_str}, ${stored.nombre_campo}.`,
    docs: await loadDocuments(reader, [
      documents.calendario(stored.temporada_id),
      ...directosOf([previewPartido(stored)]),
    ]),
    datos: matchData(stored, ajustes),
  };
});

/** A match's score for a screen that many look at: found from the match's page, and by no search engine (regla 95). */
const marcador = recordPage(documents.partido, async (stored, { reader, ajustes }) => ({
  titulo: `Marcador de ${tituloPartido(stored, ajustes.nombre)}`,
  descripcion: `${stored.nombre_competicion}, ${stored.fecha_str}.`,
  docs: await loadDocuments(reader, directosOf([previewPartido(stored)])),
}));

/** Pages without a record of their own, as a list for robots wants them. */
export const fixedPaths = ({ slug }: Pick<Ajustes, 'slug'>): readonly string[] => [
  '/',
  '/noticias',
  '/plantilla',
  '/partidos',
  '/estadisticas',
  '/historia',
  '/donaciones',
  sobrePath(slug),
  '/contacto',
  '/contacto-desarrollador',
  '/privacidad',
];

/** Pages that show no document: path, title and what search engines say of it. */
const FIXED: readonly Parameters<typeof fixed>[] = [
  [
    '/donaciones',
    'Donaciones',
    ({ al }) => `Ayuda ${al} a comprar material: cualquier cantidad cuenta.`,
  ],
  ['/contacto', 'Contacto', ({ al }) => `Cómo escribir ${al} y dónde seguirnos.`],
  [
    '/contacto-desarrollador',
    'Contacto con el desarrollador',
    ({ del }) => `¿Un fallo o una idea para la web ${del}? Escribe a quien la hace.`,
  ],
  [
    '/privacidad',
    'Política de privacidad',
    ({ del }) => `Qué datos publica la web ${del} y cómo pedir que se corrijan o se retiren.`,
  ],
];

/** Every public and admin route of the product (regla 5), `:id` where a record is named. */
const routes: readonly (readonly [pattern: RegExp, load: Load])[] = [
  [/^\/(home)?$/, home],
  [/^\/noticias$/, noticias],
  [/^\/noticias\/(?<id>[^/]+)$/, noticia],
  [/^\/plantilla$/, plantilla],
  [/^\/jugador\/(?<id>[^/]+)$/, jugador],
  [/^\/partidos$/, partidos],
  [/^\/partidos\/(?<id>[^/]+)$/, partido],
  [/^\/partidos\/(?<id>[^/]+)\/marcador$/, marcador],
  [
    /^\/estadisticas$/,
    temporadaPage(
      '/estadisticas',
      'Estadísticas',
      documents.estadisticasEquipo,
      documents.calendario,
    ),
  ],
  [/^\/historia$/, historia],
  ...FIXED.map(([path, ...page]) => [new RegExp(`^${path}$`), fixed(path, ...page)] as const),
  [/^\/componentes$/, workshop],
  [/^\/login$/, admin],
  // Of an invitation: its code stays in the browser.
  [/^\/alta$/, admin],
];

/** A path as it is known by: a slash at the end never matters. */
export const cleanPath = (path: string): string =>
  path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;

/** Whether a path was that of the page about the club once, under another slug. */
export const formerSobre = (
  path: string,
  { slug, slugs_anteriores: anteriores }: Pick<AjustesGuardados, 'slug' | 'slugs_anteriores'>,
): boolean => anteriores.some((antes) => antes !== slug && cleanPath(path) === sobrePath(antes));

/** The page of a path at an instant; `temporadaId` and `pagina` are what was picked in the query, if anything. */
export async function loadPagina(path: string, call: Omit<RouteCall, 'id'>): Promise<Pagina> {
  const clean = cleanPath(path);
  // A sheet that does not exist is told by the editor, which asks the API as the administrator.
  if (isPanelPath(clean)) return admin({ ...call, id: '' });
  if (clean === sobrePath(call.ajustes.slug)) return about({ ...call, id: '' });
  for (const [pattern, loadRoute] of routes) {
    const match = pattern.exec(clean);
    if (!match) continue;
    const id = match.groups?.['id'] ?? '';
    return id !== '' && !idSchema.safeParse(id).success
      ? notFound(call.ajustes)
      : loadRoute({ ...call, id });
  }
  return notFound(call.ajustes);
}
