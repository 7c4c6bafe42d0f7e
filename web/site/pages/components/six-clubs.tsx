import { INITIAL_SETTINGS, colourVariables, type Settings } from '@club/shared';
import { palettes } from '@club/shared/palettes';
import clsx from 'clsx';
import { Button } from '../../../components/button';
import { Crest } from '../../../components/crest';
import { NoticiaPicture } from '../../../components/noticia-picture';
import { PlayerPortrait } from '../../../components/player-portrait';
import { PlayerShirt } from '../../../components/player-shirt';
import { ResultChip } from '../../../components/result';
import surface from '../../../components/surface.module.css';
import text from '../../../components/text.module.css';
import { ClubContext } from '../../../lib/state/club-context';
import { samplePlayer } from '../../partidos/sample-match';
import { SAMPLE_CRONICAS } from './samples';
import css from './six-clubs.module.css';

/** Very different colour pairs: dark and pale, bright and grey, white, black. */
const CLUBS = [
  ['Atlético Ribera', 'AR', 'franjas', '#c8102e', '#ffffff'],
  ['Colmenar FC', 'CFC', 'mitades', '#ffd400', '#111111'],
  ['UD Marina Alta', 'MA', 'aros', '#7cc4ee', '#ffffff'],
  ['Blanco y Negro CF', 'BN', 'banda', '#ffffff', '#000000'],
  ['Racing Carbonera', 'RC', 'lisa', '#111111', '#d4002a'],
  ['Lavanda FC', 'L', 'lisa', '#7b3fa0', '#2fbf9b'],
] as const;

function settingsOf(club: (typeof CLUBS)[number]): Settings {
  const [nombre, iniciales, dibujo, primario, secundario] = club;
  const colores = { primario, secundario };
  const escudo = { disponible: false, iniciales };
  return { ...INITIAL_SETTINGS, nombre, colores, camiseta: { dibujo, ...colores }, escudo };
}

/** Components that use the club's colours. */
function Sampler({ nombre, camiseta: { dibujo } }: Settings) {
  return (
    <div className={css.sampler}>
      <div data-dibujo={dibujo} className={clsx(surface.club, css.ground)}>
        <Crest size={44} />
        <p className={css.score}>2 - 1</p>
        <PlayerShirt dorsal={10} size={44} />
      </div>
      <div className={css.pictures}>
        {SAMPLE_CRONICAS.slice(0, 2).map((noticia) => (
          <NoticiaPicture key={noticia._id} noticia={noticia} partido={noticia.partido} />
        ))}
        {[false, true].map((por) => (
          <PlayerPortrait
            key={String(por)}
            jugador={{ ...samplePlayer(por ? 13 : 9, ''), posicion: { por } }}
          />
        ))}
      </div>
      <p className={css.name}>{nombre}</p>
      <p className={clsx(text.body2, text.muted)}>
        Gana <a href="#seis-clubes">fuera de casa</a> y es segundo.
      </p>
      <div className={css.row}>
        <Button variant="contained" size="small">
          Principal
        </Button>
        <Button variant="outlined" size="small">
          Contorno
        </Button>
        <ResultChip resultado="win" />
        <ResultChip resultado="lose" />
      </div>
    </div>
  );
}

/** The same components in the colours of six clubs, light and dark, to check that any two colours are readable. */
export function SixClubs() {
  return (
    <ul id="seis-clubes" className={clsx(surface.list, css.clubs)}>
      {CLUBS.map(settingsOf).map((ajustes) => {
        const colours = palettes(ajustes.colores);
        return (
          <li key={ajustes.nombre} data-club={ajustes.escudo.iniciales}>
            <ClubContext value={{ ajustes, palettes: colours }}>
              {(['light', 'dark'] as const).map((scheme) => (
                <div
                  key={scheme}
                  className={css.scheme}
                  style={{ ...colourVariables(colours[scheme]), colorScheme: scheme }}
                >
                  <Sampler {...ajustes} />
                </div>
              ))}
            </ClubContext>
          </li>
        );
      })}
    </ul>
  );
}
