import {
  accept,
  type ActualizarNoticia,
  isPublicada,
  kickoffFromInstant,
  type Noticia,
  refuse,
  type Result,
  sayProblem,
  type ZonaHoraria,
} from '@club/shared';

/** Days ahead for which a news item can be set. */
const MAX_DIAS = 366;
const DAY_MS = 24 * 60 * 60 * 1000;

/** An item that is published; one that was scheduled keeps the time it was set for as its date. */
export const publicada = ({
  estado: _estado,
  publicar_el: _cuando,
  ...noticia
}: Noticia): Noticia => noticia;

/** An item set for an instant, which is its date. */
function programada(noticia: Noticia, cuando: string, zona: ZonaHoraria): Noticia {
  const { fecha_date, fecha_str } = kickoffFromInstant(cuando, zona);
  return { ...noticia, estado: 'programada', publicar_el: fecha_date, fecha_date, fecha_str };
}

function checkCuando(cuando: string, ahora: Date): Result<string> {
  const ms = Date.parse(cuando) - ahora.getTime();
  if (ms <= 0) return refuse('entrada-invalida', 'La hora de publicación ya ha pasado.');
  if (ms > MAX_DIAS * DAY_MS)
    return refuse('entrada-invalida', 'La hora de publicación admite como mucho un año.');
  return accept(cuando);
}

/**
 * The item in the state that a body gives it, else in its own: published now, at a time to come, or not until somebody says
 * so. What is published keeps its date; what was not gets that of its publication.
 */
export function resolvePublicacion(
  noticia: Noticia,
  { estado, publicar_el: cuando }: Pick<ActualizarNoticia, 'estado' | 'publicar_el'>,
  ahora: Date,
  zona: ZonaHoraria,
): Result<Noticia> {
  const own = noticia.estado ?? 'publicada';
  const wanted = estado ?? own;
  if (wanted !== 'programada' && cuando !== undefined) {
    return refuse(
      'entrada-invalida',
      'La hora de publicación es solo para el estado «programada».',
    );
  }
  const plain = publicada(noticia);
  if (wanted === 'borrador') return accept({ ...plain, estado: 'borrador' });
  if (wanted === 'programada') {
    if (cuando === undefined) {
      return own === 'programada'
        ? accept(noticia)
        : refuse('entrada-invalida', sayProblem(['publicar_el'], 'es obligatorio'));
    }
    const checked = checkCuando(cuando, ahora);
    return checked.ok ? accept(programada(plain, checked.value, zona)) : checked;
  }
  if (isPublicada(noticia)) return accept(noticia);
  const { fecha_date, fecha_str } = kickoffFromInstant(ahora.toISOString(), zona);
  return accept({ ...plain, fecha_date, fecha_str });
}
