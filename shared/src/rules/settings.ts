import type { UpdateSettings, StoredSettings, SponsorRecord } from '../records/settings';
import { quoteWord, sayProblem } from '../field-problems';
import { accept, refuse, type Result } from '../refusals';
import { isSameContent } from './objects';

/** Settings of a new club. */
export const INITIAL_SETTINGS: StoredSettings = {
  nombre: 'Mi club',
  slug: 'mi-club',
  lema: 'La web de nuestro club de fútbol',
  fundacion: null,
  zona_horaria: 'Europe/Madrid',
  colores: { primario: '#1e3a5f', secundario: '#94a3b8' },
  camiseta: { dibujo: 'lisa', primario: '#1e3a5f', secundario: '#94a3b8' },
  escudo: { disponible: false, iniciales: 'MC' },
  contacto: { email: '', email_desarrollador: '', repositorio: '' },
  redes_sociales: [],
  patrocinadores: [],
  donaciones: { url: '', boton_id: '' },
  textos: { sobre: '', donaciones: '', privacidad: '' },
  nombres_federacion: [],
  cuerpo_tecnico: [],
  version: 0,
  slugs_anteriores: [],
};

/** Maximum number of earlier slugs. No club changes its name more often. */
const SLUGS_MAX = 50;

/** Earlier slugs whose addresses redirect to the current one, latest first. */
function earlierSlugs({ slug, slugs_anteriores: earlier }: StoredSettings, current: string) {
  return [...new Set([slug, ...earlier])].filter((one) => one !== current).slice(0, SLUGS_MAX);
}

type GivenSponsor = NonNullable<UpdateSettings['patrocinadores']>[number];

/** The list of sponsors as sent, with ids for new ones. Refused if a sponsor is unknown. */
function resolveSponsors(
  stored: readonly SponsorRecord[],
  given: readonly GivenSponsor[],
  newId: string,
): Result<SponsorRecord[]> {
  const resolved: SponsorRecord[] = [];
  for (const [index, { id, nombre, url }] of given.entries()) {
    const invalid = (predicate: string) =>
      refuse('entrada-invalida', sayProblem(['patrocinadores', index, 'id'], predicate));
    const before = stored.find((one) => one.id === id);
    if (id !== undefined && !before) {
      return invalid(`no es el de ningún patrocinador: ${quoteWord(id)}`);
    }
    if (resolved.some((other) => other.id === id)) return invalid('está dos veces');
    const disponible = before?.disponible ?? false;
    resolved.push({ id: id ?? `${newId}-${String(index)}`, nombre, url, disponible });
  }
  return accept(resolved);
}

/**
 * The settings after a change. What is left out stays, in the parts of a setting too. Lists are replaced completely.
 * Equal values are no change. `newId` is the prefix for the ids of new sponsors.
 */
export function mergeSettings(
  stored: StoredSettings,
  { version, escudo_version: _ignored, patrocinadores: given, ...body }: UpdateSettings,
  newId: string,
): Result<StoredSettings> {
  if (given === undefined && Object.values(body).every((value) => value === undefined)) {
    return refuse('cuerpo-vacio');
  }
  if (version !== undefined && version !== stored.version) return refuse('ajustes-cambiados');
  const patrocinadores = resolveSponsors(
    stored.patrocinadores,
    given ?? stored.patrocinadores,
    newId,
  );
  if (!patrocinadores.ok) return patrocinadores;
  const { disponible } = stored.escudo;
  const changes = {
    ...body,
    colores: { ...stored.colores, ...body.colores },
    camiseta: { ...stored.camiseta, ...body.camiseta },
    escudo: { ...stored.escudo, ...body.escudo, disponible },
    contacto: { ...stored.contacto, ...body.contacto },
    donaciones: { ...stored.donaciones, ...body.donaciones },
    textos: { ...stored.textos, ...body.textos },
    patrocinadores: patrocinadores.value,
  };
  const merged = { ...stored, ...changes } as StoredSettings;
  if (isSameContent(merged, stored)) return accept(stored);
  return accept(nextSettings(stored, merged));
}

/** The settings `next` with the version after that of `stored`, whose slug redirects if it has changed. */
export const nextSettings = (stored: StoredSettings, next: StoredSettings): StoredSettings => ({
  // Settings of earlier releases have a crest without a version.
  ...(stored.escudo.disponible && { escudo_version: stored.version }),
  ...next,
  version: stored.version + 1,
  slugs_anteriores: earlierSlugs(stored, next.slug),
});

/** Path of the page about the club. */
export const aboutPath = (slug: string): string => `/sobre-${slug}`;

/** Paragraphs of a text, separated by empty lines. */
export const splitParagraphs = (text: string): readonly string[] =>
  text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
