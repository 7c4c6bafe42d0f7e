import {
  clubConfig,
  cutAtWord,
  idSchema,
  isRutaPanel,
  previewPartido,
  sharePicturePath,
  TITULO_NO_ENCONTRADO,
  tituloDocumento,
  tituloJugador,
  tituloPartido,
  totalPaginas,
} from '@club/shared';
import { type DocumentSpec, documents } from '../firestore/documents';
import type { Reader } from '../firestore/reader';
import { readClub } from '../firestore/read-club';
import {
  clubData,
  type JsonLd,
  matchData,
  newsData,
  playerData,
  squadData,
} from './datos-estructurados';
import {
  directosOf,
  loadAniversario,
  loadDirectos,
  loadDocumentos,
  loadPortada,
} from './load-documentos';
import type { Pagina } from './pagina';
import type { SharePicture } from '../compartir/share-picture';

interface RouteCall {
  readonly reader: Reader;
  readonly id: string;
  readonly temporadaId: string | undefined;
  /** The page picked in the query of a list that has several. */
  readonly pagina?: string | undefined;
  /** The present instant. */
  readonly ahora: Date;
}

type Load = (call: RouteCall) => Promise<Pagina>;

const { nombre: club, lema } = clubConfig;

/** Characters that search engines and link previews show of a description. */
const DESCRIPCION_MAX = 155;

const asDescription = (text: string) =>
  cutAtWord(text.replaceAll(/\s+/g, ' ').trim(), DESCRIPCION_MAX);

interface PageFields {
  readonly titulo: string;
  readonly canonica: string;
  readonly documentos?: Pagina['documentos'];
  readonly descripcion?: string;
  readonly tipo?: Pagina['tipo'];
  readonly imagen?: SharePicture;
  readonly publicada?: string;
  readonly datos?: (origen: string) => JsonLd;
}

const page = ({ titulo, documentos = {}, descripcion = '', ...rest }: PageFields): Pagina => ({
  status: 200,
  tipo: 'website',
  ...rest,
  titulo: tituloDocumento(titulo),
  // A text without a line of its own says at least whose page it is.
  descripcion: asDescription(descripcion) || `${titulo} · ${club}: ${lema}`,
  documentos,
});

/** The not-found page, for unknown paths and unknown ids (regla 6). */
const notFound = (documentos: Pagina['documentos'] = {}): Pagina => ({
  status: 404,
  tipo: 'website',
  titulo: tituloDocumento(TITULO_NO_ENCONTRADO),
  descripcion: 'Esta página no existe',
  documentos,
});

const fixed =
  (canonica: string, titulo: string, descripcion: string): Load =>
  () =>
    Promise.resolve(page({ titulo, canonica, descripcion }));

const admin: Load = () =>
  Promise.resolve({
    status: 200,
    tipo: 'website',
    titulo: tituloDocumento('Administración'),
    descripcion: lema,
    documentos: {},
    isPrivate: true,
  });

/** The page of all components: for who works on the site, and for no search engine. */
const workshop: Load = () =>
  Promise.resolve({
    status: 200,
    tipo: 'website',
    titulo: tituloDocumento('Componentes'),
    descripcion: `Colores, letra y componentes de la web de ${club}.`,
    documentos: {},
  });

const home: Load = async ({ reader }) =>
  page({
    titulo: '',
    canonica: '/',
    descripcion: `${lema}. Próximos partidos, noticias, plantilla y estadísticas de ${club}.`,
    documentos: await loadPortada(reader),
    datos: clubData,
  });

const noticiasPath = (numero: number) =>
  numero === 1 ? '/noticias' : `/noticias?pagina=${String(numero)}`;

const noticias: Load = async ({ reader, pagina = '1' }) => {
  const stored = await reader.read(documents.noticias());
  const total = totalPaginas(stored);
  const numero = /^[1-9]\d{0,5}$/.test(pagina) ? Number(pagina) : 0;
  const documentos = { [documents.noticias().path]: stored ?? null };
  if (numero < 1 || numero > total) return notFound(documentos);
  const ref = stored?.paginas?.[numero - 2];
  const older = ref ? [documents.noticiasPagina(ref.pagina_id)] : [];
  return {
    ...page({
      titulo: numero === 1 ? 'Noticias' : `Noticias, página ${String(numero)}`,
      canonica: noticiasPath(numero),
      descripcion: `Todas las noticias de ${club}, la más reciente primero.`,
      documentos: { ...documentos, ...(await loadDocumentos(reader, older)) },
    }),
    ...(numero > 1 && { anterior: noticiasPath(numero - 1) }),
    ...(numero < total && { siguiente: noticiasPath(numero + 1) }),
  };
};

const plantilla: Load = async ({ reader }) => {
  const stored = await reader.read(documents.plantilla());
  return page({
    titulo: 'Plantilla',
    canonica: '/plantilla',
    descripcion: `Los jugadores de ${club}: dorsal, posición y estadísticas de cada uno.`,
    documentos: { [documents.plantilla().path]: stored ?? null },
    datos: squadData(stored),
  });
};

const temporadaPage =
  (
    path: string,
    titulo: string,
    ...specsOf: readonly ((temporadaId: string) => DocumentSpec<unknown>)[]
  ): Load =>
  async ({ reader, temporadaId }) => {
    const { temporada_actual: actual, temporadas } = await readClub(reader);
    const id = temporadaId ?? actual?._id;
    const temporada = temporadas.find(({ _id }) => _id === id);
    if (temporadaId !== undefined && !temporada) {
      return notFound(await loadDocumentos(reader, [documents.club()]));
    }
    const specs = [
      documents.club(),
      ...(temporada ? specsOf.map((spec) => spec(temporada._id)) : []),
    ];
    const isPast = temporada !== undefined && temporada._id !== actual?._id;
    return page({
      titulo: isPast ? `${titulo}, ${temporada.nombre}` : titulo,
      canonica: isPast ? `${path}?temporada=${temporada._id}` : path,
      descripcion: `${titulo} de ${club}${temporada ? ` en la ${temporada.nombre}` : ''}.`,
      documentos: await loadDocumentos(reader, specs),
    });
  };

const partidosTemporada = temporadaPage('/partidos', 'Partidos', documents.calendario);

const partidos: Load = async (call) => {
  const loaded = await partidosTemporada(call);
  if (loaded.status === 404) return loaded;
  const { reader, temporadaId, ahora } = call;
  const { temporada_actual: actual } = await readClub(reader);
  const isCurrent = temporadaId === undefined || temporadaId === actual?._id;
  const [directos, aniversario] = await Promise.all([
    loadDirectos(reader, temporadaId),
    isCurrent ? loadAniversario(reader, ahora) : {},
  ]);
  return { ...loaded, documentos: { ...loaded.documentos, ...directos, ...aniversario } };
};

const noticia: Load = async ({ reader, id }) => {
  const { path } = documents.noticia(id);
  const stored = await reader.read(documents.noticia(id));
  if (!stored) return notFound({ [path]: null });
  const descripcion = asDescription(stored.contenido);
  return page({
    titulo: stored.titulo,
    canonica: `/noticias/${id}`,
    descripcion,
    documentos: { [path]: stored },
    tipo: 'article',
    publicada: stored.fecha_date,
    datos: newsData(stored, descripcion),
  });
};

const jugador: Load = async ({ reader, id }) => {
  const { path } = documents.jugador(id);
  const stored = await reader.read(documents.jugador(id));
  if (!stored) return notFound({ [path]: null });
  const { temporada_actual: actual } = await readClub(reader);
  const specs = [
    documents.club(),
    ...(actual ? [documents.estadisticasJugadores(actual._id)] : []),
  ] as const;
  const nombre = tituloJugador(stored);
  return page({
    titulo: nombre,
    canonica: `/jugador/${id}`,
    descripcion: `${nombre}, dorsal ${String(stored.dorsal)} de ${club}: datos, posición, trayectoria y estadísticas de la temporada.`,
    documentos: { ...(await loadDocumentos(reader, specs)), [path]: stored },
    tipo: 'profile',
    datos: playerData(stored),
  });
};

const partido: Load = async ({ reader, id }) => {
  const { path } = documents.partido(id);
  const stored = await reader.read(documents.partido(id));
  if (!stored) return notFound({ [path]: null });
  const titulo = tituloPartido(stored);
  return page({
    titulo,
    imagen: { path: sharePicturePath('partido', stored), alt: titulo },
    canonica: `/partidos/${id}`,
    descripcion: `${stored.nombre_competicion}, ${stored.fecha_str} a las ${stored.hora_str}, ${stored.nombre_campo}.`,
    documentos: {
      ...(await loadDocumentos(reader, [
        documents.calendario(stored.temporada_id),
        ...directosOf([previewPartido(stored)]),
      ])),
      [path]: stored,
    },
    datos: matchData(stored),
  });
};

const sobre = `/sobre-${clubConfig.slug}`;

/** Pages without a record of their own, as a list for robots wants them. */
export const rutasFijas: readonly string[] = [
  '/',
  '/noticias',
  '/plantilla',
  '/partidos',
  '/estadisticas',
  '/donaciones',
  sobre,
  '/contacto',
  '/contacto-desarrollador',
  '/privacidad',
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
  [
    /^\/estadisticas$/,
    temporadaPage(
      '/estadisticas',
      'Estadísticas',
      documents.estadisticasEquipo,
      documents.calendario,
    ),
  ],
  [
    /^\/donaciones$/,
    fixed(
      '/donaciones',
      'Donaciones',
      `Ayuda a ${club} a comprar material: cualquier cantidad cuenta.`,
    ),
  ],
  [
    new RegExp(`^${sobre}$`),
    fixed(sobre, `Sobre ${club}`, `Quiénes somos y de dónde viene ${club}. ${lema}.`),
  ],
  [/^\/contacto$/, fixed('/contacto', 'Contacto', `Cómo escribir a ${club} y dónde seguirnos.`)],
  [
    /^\/contacto-desarrollador$/,
    fixed(
      '/contacto-desarrollador',
      'Contacto con el desarrollador',
      `¿Un fallo o una idea para la web de ${club}? Escribe a quien la hace.`,
    ),
  ],
  [
    /^\/privacidad$/,
    fixed(
      '/privacidad',
      'Política de privacidad',
      `Qué datos se publican en la web de ${club} y cómo pedir que se corrijan o se retiren.`,
    ),
  ],
  [/^\/componentes$/, workshop],
  [/^\/login$/, admin],
];

/** A path as it is known by: a slash at the end never matters. */
export const cleanPath = (path: string): string =>
  path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;

/** The page of a path at an instant; `temporadaId` and `pagina` are what was picked in the query, if anything. */
export async function loadPagina(path: string, call: Omit<RouteCall, 'id'>): Promise<Pagina> {
  const clean = cleanPath(path);
  // A sheet that does not exist is told by the editor, which asks the API as the administrator.
  if (isRutaPanel(clean)) return admin({ ...call, id: '' });
  for (const [pattern, loadRoute] of routes) {
    const match = pattern.exec(clean);
    if (!match) continue;
    const id = match.groups?.['id'] ?? '';
    return id !== '' && !idSchema.safeParse(id).success ? notFound() : loadRoute({ ...call, id });
  }
  return notFound();
}
