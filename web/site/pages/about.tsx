import {
  type AllTimeDoc,
  capitalise,
  deriveAllTime,
  firestorePaths,
  type FrontPageDoc,
  withArticle,
} from '@club/shared';
import clsx from 'clsx';
import { Button } from '../../components/button';
import { Section } from '../../components/page';
import { Paragraphs, Prose, ClubPage } from './club-page';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { useSettings } from '../../lib/state/club-context';
import { useReadyDoc } from '../../lib/live/use-live-doc';
import { paths, mapUrl } from '../../lib/paths';
import { Totals } from '../history/totals';
import css from './club-page.module.css';

/** Default text for a club that has not written its own. */
function Presentation() {
  const settings = useSettings();
  const { fundacion } = settings;
  return (
    <>
      <p>
        {capitalise(withArticle(settings).el)} es un equipo de amigos
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

/** Year of foundation and home ground. */
function Facts() {
  const { fundacion } = useSettings();
  const portada = useReadyDoc<FrontPageDoc>(firestorePaths.portada());
  const atHome = portada?.next_games.find(({ local, nombre_campo: name }) => local && name !== '');
  const campo = atHome?.nombre_campo;
  return (
    <section aria-label="El club de un vistazo" className={clsx(surface.card, css.glance)}>
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
      </dl>
      <div className={surface.buttons}>
        {campo !== undefined && (
          <Button href={mapUrl(campo)} variant="outlined">
            Ver en el mapa
          </Button>
        )}
        <Button to={paths.plantilla} variant="outlined">
          Ver la plantilla
        </Button>
      </div>
    </section>
  );
}

/** Page about the club (regla 9). */
export function Component() {
  const settings = useSettings();
  const { textos } = settings;
  const historia = useReadyDoc<AllTimeDoc>(firestorePaths.historia());
  const totales = historia && deriveAllTime(historia).totales;
  return (
    <ClubPage title={`Sobre ${withArticle(settings).el}`}>
      <div className={css.columns}>
        <Prose>{textos.sobre === '' ? <Presentation /> : <Paragraphs text={textos.sobre} />}</Prose>
        <Facts />
      </div>
      {totales && totales.jugados > 0 && (
        <Section title="En cifras" className={css.figures}>
          <Totals totales={totales} />
          <Button to={paths.historia} variant="contained" className={css.more}>
            Ver la historia
          </Button>
        </Section>
      )}
    </ClubPage>
  );
}
