import {
  type Settings,
  clubConfig,
  type PartidoStatus,
  type JugadorDoc,
  type Noticia,
  type Partido,
  type PlantillaDoc,
  sharePicturePath,
  jugadorTitle,
  partidoTitle,
} from '@club/shared';
import { homeFirst } from '../share-pictures/match-words';
import { SHARE_PICTURE } from '../share-pictures/share-picture';

/** Structured data with schema.org's vocabulary. */
export type JsonLd = Readonly<Record<string, unknown>>;

const CONTEXT = { '@context': 'https://schema.org' } as const;

const club = ({ nombre, fundacion }: Settings, origin: string): JsonLd => ({
  '@type': 'SportsTeam',
  '@id': `${origin}/#club`,
  name: nombre,
  sport: 'Fútbol',
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
  image: origin + SHARE_PICTURE.path,
  ...(fundacion !== null && { foundingDate: String(fundacion) }),
});

/** The club, for the home page. */
export const clubData = (settings: Settings, origin: string): JsonLd => ({
  ...CONTEXT,
  ...club(settings, origin),
  ...(settings.lema !== '' && { description: settings.lema }),
  ...(settings.contacto.email !== '' && { email: settings.contacto.email }),
  sameAs: settings.redes_sociales.map(({ url }) => url),
});

/** The club with its active players, for the squad page. */
export const squadData = (
  plantilla: PlantillaDoc | undefined,
  settings: Settings,
  origin: string,
): JsonLd => ({
  ...clubData(settings, origin),
  athlete: Object.values(plantilla?.jugadores ?? {})
    .filter(({ activo }) => activo)
    .map((jugador) => ({
      '@type': 'Person',
      name: jugadorTitle(jugador),
      url: `${origin}/jugador/${jugador.jugador_id}`,
    })),
});

/** A player, with published data only (regla 16). */
export const playerData = (jugador: JugadorDoc, settings: Settings, origin: string): JsonLd => ({
  ...CONTEXT,
  '@type': 'Person',
  name: jugadorTitle(jugador),
  ...(jugador.alias !== '' && { alternateName: jugador.alias }),
  url: `${origin}/jugador/${jugador._id}`,
  height: { '@type': 'QuantitativeValue', value: jugador.altura, unitCode: 'CMT' },
  memberOf: club(settings, origin),
});

const EVENT_STATUS: Readonly<Record<PartidoStatus, string>> = {
  programado: 'EventScheduled',
  en_juego: 'EventScheduled',
  finalizado: 'EventScheduled',
  aplazado: 'EventPostponed',
  suspendido: 'EventPostponed',
  cancelado: 'EventCancelled',
};

/** A match as an event with both teams. */
export const matchData = (partido: Partido, settings: Settings, origin: string): JsonLd => {
  const { nombre_campo: ground, direccion_campo: address = '' } = partido;
  const rival = { '@type': 'SportsTeam', name: partido.nombre_equipo };
  const [homeTeam, awayTeam] = homeFirst(partido, club(settings, origin), rival);
  return {
    ...CONTEXT,
    '@type': 'SportsEvent',
    name: partidoTitle(partido, settings.nombre),
    description: `${partido.nombre_competicion}, ${partido.nombre_temporada}`,
    sport: 'Fútbol',
    startDate: partido.fecha_date,
    eventStatus: `https://schema.org/${EVENT_STATUS[partido.estado]}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    // The address is required, so a ground without one gets its name.
    ...(ground !== '' && {
      location: { '@type': 'Place', name: ground, address: address === '' ? ground : address },
    }),
    homeTeam,
    awayTeam,
    organizer: { '@type': 'Organization', name: partido.nombre_competicion },
    image: origin + sharePicturePath('partido', partido, settings),
    url: `${origin}/partidos/${partido._id}`,
  };
};

/** A news item as an article by the club. */
export const newsData = (
  noticia: Noticia,
  resumen: string,
  settings: Settings,
  origin: string,
): JsonLd => ({
  ...CONTEXT,
  '@type': 'NewsArticle',
  headline: noticia.titulo,
  description: resumen,
  datePublished: noticia.fecha_date,
  inLanguage: clubConfig.language,
  image: [origin + SHARE_PICTURE.path],
  mainEntityOfPage: `${origin}/noticias/${noticia._id}`,
  author: club(settings, origin),
  publisher: club(settings, origin),
});
