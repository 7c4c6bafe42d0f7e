import {
  capitalise,
  type EquipoEstadisticasDoc,
  firestorePaths,
  type FrontPageDoc,
  withArticle,
} from '@club/shared';
import clsx from 'clsx';
import { Button } from '../../components/button';
import { Crest } from '../../components/crest';
import { Page } from '../../components/page';
import { Paragraphs } from '../../components/paragraphs';
import { PlayerShirt } from '../../components/player-shirt';
import { Prose } from '../../components/prose';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { useSettings } from '../../lib/state/club-context';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { paths } from '../../lib/paths';
import css from './about.module.css';

/** Default text for a club that has not written its own. */
function Presentation() {
  const ajustes = useSettings();
  const { fundacion } = ajustes;
  return (
    <>
      <p>
        {capitalise(withArticle(ajustes).el)} es un equipo de amigos
        {fundacion !== null && ` fundado en ${String(fundacion)}`}. No somos profesionales: entre
        semana trabajamos y estudiamos, y el fin de semana jugamos al fútbol.
      </p>
      <p>
        Empezamos por las ganas de vernos cada semana y seguimos por lo mismo. Aquí puedes seguir
        los partidos, la plantilla y las estadísticas de cada temporada.
      </p>
    </>
  );
}

const FIGURES = [
  ['partidos_jugados', 'Jugados'],
  ['ganados', 'ganados'],
  ['empatados', 'empatados'],
  ['perdidos', 'perdidos'],
] as const;

/** Number on the example shirt. */
const DORSAL = 10;

/** The club at a glance: crest, shirt, year of foundation, home ground and season so far. */
function Glance() {
  const { fundacion } = useSettings();
  const portada = useLiveDoc<FrontPageDoc>(firestorePaths.portada());
  const proximos = portada.status === 'ready' ? portada.data.next_games : [];
  const temporadaId = proximos[0]?.temporada_id;
  const equipo = useLiveDoc<EquipoEstadisticasDoc>(
    temporadaId === undefined ? undefined : firestorePaths.estadisticasEquipo(temporadaId),
  );
  const campo = proximos.find(
    ({ local, nombre_campo }) => local && nombre_campo !== '',
  )?.nombre_campo;
  return (
    <section aria-label="El club de un vistazo" className={clsx(surface.card, css.glance)}>
      <div aria-hidden className={css.pictures}>
        <Crest size={88} />
        <PlayerShirt dorsal={DORSAL} size={104} />
      </div>
      <dl className={css.facts}>
        {fundacion !== null && (
          <div>
            <dt className={clsx(text.caption, text.muted)}>Fundado en</dt>
            <dd className={css.year}>{fundacion}</dd>
          </div>
        )}
        {campo !== undefined && (
          <div>
            <dt className={clsx(text.caption, text.muted)}>Jugamos en casa en</dt>
            <dd>{campo}</dd>
          </div>
        )}
        {equipo.status === 'ready' && (
          <div>
            <dt className={clsx(text.caption, text.muted)}>{equipo.data.temporada_nombre}</dt>
            <dd>
              {FIGURES.map(([figure, label]) => `${label} ${String(equipo.data[figure])}`).join(
                ', ',
              )}
            </dd>
          </div>
        )}
      </dl>
      <Button to={paths.historia} variant="outlined" className={css.more}>
        Ver la historia
      </Button>
    </section>
  );
}

/** Page about the club (regla 9). */
export function AboutRoute() {
  const ajustes = useSettings();
  const { textos } = ajustes;
  return (
    <Page title={`Sobre ${withArticle(ajustes).el}`}>
      <div className={css.columns}>
        <Prose>
          {textos.sobre === '' ? <Presentation /> : <Paragraphs texto={textos.sobre} />}
        </Prose>
        <Glance />
      </div>
    </Page>
  );
}
