import { imageUrl, type JugadorPreview, type Position } from '@club/shared';
import clsx from 'clsx';
import { useSettings } from '../lib/state/club-context';
import { Photo } from './photo';
import css from './player-portrait.module.css';
import surface from './surface.module.css';
import text from './text.module.css';

/** Outline of a shirt from the shoulders down, in a drawing of 100 × 100. */
const SHIRT = 'M6 101C6 80 20 72 37 66c6 6 20 6 26 0 17 6 31 14 31 35z';
/** For each shirt design, the area in the second colour. */
const DESIGNS = {
  lisa: '',
  franjas: 'M24 72l8-4v33h-8zM44 70h12v31H44zM68 68l8 4v29h-8z',
  aros: 'M21 75c3-2 6-4 10-5h38c4 1 7 3 10 5zM13 84h74l3 8H10z',
  banda: 'M20 76l15-8 46 33H58z',
  mitades: 'M50 70c5 0 10-1 13-4 17 6 31 14 31 35H50z',
} as const;

const HAIR = [
  'M32 33c-2-18 8-26 19-26s20 8 17 26l-3-9c-8 0-17-1-22-6-2 5-6 8-9 8z',
  'M31 34c-5-19 8-31 24-27 12 1 16 13 13 27l-3-10c-6-5-22-5-31 0z',
  'M32 31c0-15 8-22 18-22s18 7 18 22l-3-6c-8-6-22-6-30 0z',
];

interface DrawnPlayerProps {
  /** Selects the hair. */
  readonly dorsal: number;
  readonly isKeeper: boolean;
}

/** Head and shoulders in the club's shirt. A keeper's shirt has no pattern, and the two colours are swapped. */
function DrawnPlayer({ dorsal, isKeeper }: DrawnPlayerProps) {
  const { dibujo, primario, secundario } = useSettings().camiseta;
  const [first, second] = isKeeper ? [secundario, primario] : [primario, secundario];
  const head = 'M33 30c0-13 7-20 17-20s17 7 17 20-7 25-17 25-17-12-17-25z';
  const neck = 'M41 46h18v21c-4 8-14 8-18 0z';
  return (
    <svg viewBox="0 0 100 100" aria-hidden className={css.drawing}>
      <path d={SHIRT + neck + head + (HAIR[dorsal % HAIR.length] ?? '')} className={css.edge} />
      <path d={neck} className={css.shade} />
      <path d={head} className={css.skin} />
      <path d={HAIR[dorsal % HAIR.length]} className={css.hair} />
      <path d={SHIRT} fill={first} />
      <path d={isKeeper ? '' : DESIGNS[dibujo]} fill={second} />
      <path
        d="M37 66c6 7 20 7 26 0M20 101l2-12M80 101l-2-12"
        className={css.seams}
        stroke={second}
      />
    </svg>
  );
}

interface PlayerPortraitProps {
  readonly jugador: Pick<JugadorPreview, 'jugador_id' | 'img_perfil' | 'dorsal'> & {
    readonly posicion: Pick<Position, 'por'>;
  };
  /** False if the page shows the number beside the portrait. */
  readonly hasNumber?: boolean;
  readonly className?: string | undefined;
}

/**
 * A player's photo, or a drawing without one, on the club's colours with the shirt number (regla 21). Square, as wide as
 * its container; `className` can change that.
 */
export function PlayerPortrait({ jugador, hasNumber = true, className }: PlayerPortraitProps) {
  const { jugador_id: id, img_perfil: image, dorsal, posicion } = jugador;
  const { dibujo } = useSettings().camiseta;
  const drawing = <DrawnPlayer dorsal={dorsal} isKeeper={posicion.por} />;
  const src = imageUrl('jugador-perfil', id);
  return (
    <div data-dibujo={dibujo} className={clsx(surface.club, css.portrait, className)}>
      {image.disponible ? <Photo src={src} fallback={drawing} /> : drawing}
      {hasNumber && (
        <p className={css.number}>
          <span className={text.hidden}>Dorsal </span>
          {dorsal}
        </p>
      )}
    </div>
  );
}
