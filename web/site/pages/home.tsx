import {
  type CalendarDoc,
  firestorePaths,
  type FrontPageDoc,
  joinParts,
  moment,
  playedPartidos,
} from '@club/shared';
import { EmptyState, LiveContent } from '../../components/page-states';
import { Section, useDocumentTitle } from '../../components/page';
import { SocialLinks } from '../../components/social-links';
import text from '../../components/text.module.css';
import { NoticiaGrid } from '../noticias/noticia-card';
import { FormStrip } from '../partidos/form-strip';
import { NextGamesPanel } from '../partidos/next-games-panel';
import { Hero } from '../home/hero';
import { useLiveDoc, useReadyDoc } from '../../lib/live/use-live-doc';
import { NotificationsButton } from '../deferred-parts';
import css from './home.module.css';
import { useSettings } from '../../lib/state/club-context';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { CardLink } from '../../components/router-link';
import surface from '../../components/surface.module.css';
import { countText } from '../../lib/number-text';
import { paths } from '../../lib/paths';
import { useToday } from '../../lib/use-now';
import { MatchCard } from '../partidos/match-card';
import glanceCss from '../home/glance.module.css';

interface TileProps {
  readonly to: string;
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

/** A fact about the season, with a link to the page that says more. */
function Tile({ to, label, value, note }: TileProps) {
  return (
    <div className={clsx(surface.card, glanceCss.tile)}>
      <CardLink to={to}>
        <span className={clsx(text.caption, text.muted)}>{label}</span>
        <span className={glanceCss.value}>{value}</span>
        <span className={text.caption}>{note}</span>
      </CardLink>
    </div>
  );
}

/** Part of the home page below the hero: last result, next match, place in the table and top scorer (regla 8). */
export function Glance({ next_games: partidos, resumen }: FrontPageDoc) {
  const { zona_horaria: zone } = useSettings();
  const today = useToday();
  const hero = moment(today, partidos, zone);
  const heroPartidoId = hero.tipo === 'fuera' ? undefined : hero.partido.partido_id;
  const {
    posicion = null,
    num_equipos: teams = null,
    competicion,
    puntos,
    goleador,
  } = resumen ?? {};
  // The match in the hero above is left out.
  const matches = [
    { label: 'Último resultado', partido: playedPartidos(partidos).at(-1) },
    {
      label: 'Próximo partido',
      partido: partidos.find(
        ({ estado, jugado, fecha_date: date }) =>
          estado === 'programado' && !jugado && Date.parse(date) > today.getTime(),
      ),
    },
  ].flatMap(({ label, partido }) =>
    partido && partido.partido_id !== heroPartidoId ? [{ label, partido }] : [],
  );
  const tiles = Number(posicion !== null) + Number(Boolean(goleador));
  if (matches.length + tiles === 0) return null;
  return (
    <section
      aria-label="La temporada de un vistazo"
      className={glanceCss.glance}
      style={{ '--matches': matches.length, '--tiles': tiles } as CSSProperties}
    >
      {matches.map(({ label, partido }) => (
        <div key={label} className={clsx(surface.card, glanceCss.match)}>
          <MatchCard partido={partido} label={label} />
        </div>
      ))}
      {posicion !== null && (
        <Tile
          to={paths.estadisticas}
          label={competicion ?? 'Clasificación'}
          value={`${String(posicion)}º`}
          note={joinParts(
            ' · ',
            teams === null ? '' : `de ${String(teams)} equipos`,
            puntos === undefined ? '' : `${String(puntos)} puntos`,
          )}
        />
      )}
      {goleador && (
        <Tile
          to={paths.jugador(goleador.jugador_id)}
          label="Máximo goleador"
          value={goleador.jugador_nombre}
          note={countText(goleador.goles, 'gol', 'goles')}
        />
      )}
    </section>
  );
}

const EMPTY: FrontPageDoc = { next_games: [], noticias: [] };

/** Form of the season. Reads its calendar, the page's second document. */
function SeasonForm({ temporadaId }: { readonly temporadaId: string }) {
  const calendario = useReadyDoc<CalendarDoc>(firestorePaths.calendario(temporadaId));
  return (
    <div className={css.form}>
      <FormStrip partidos={Object.values(calendario?.partidos ?? {})} />
    </div>
  );
}

function HomeContent(front: FrontPageDoc) {
  const { next_games: partidos, noticias } = front;
  const { lema } = useSettings();
  return (
    <>
      <Hero partidos={partidos} />
      <Glance {...front} />
      {lema !== '' && <p className={css.motto}>{lema}</p>}
      <Section title="Próximos partidos...">
        <NextGamesPanel partidos={partidos} />
        {partidos[0] && <SeasonForm temporadaId={partidos[0].temporada_id} />}
        <NotificationsButton />
      </Section>
      <Section title="Últimas noticias...">
        {noticias.length === 0 ? (
          <EmptyState title="Aún no hay noticias." />
        ) : (
          <NoticiaGrid headingLevel="h3" noticias={noticias} />
        )}
      </Section>
    </>
  );
}

/** Home page: main match, season at a glance, next matches, form, latest news and social links (reglas 8 and 74). */
export function Component() {
  useDocumentTitle('');
  const { nombre } = useSettings();
  const portada = useLiveDoc<FrontPageDoc>(firestorePaths.portada());
  return (
    <div className={css.home}>
      <h1 className={text.hidden}>{nombre}</h1>
      <LiveContent doc={portada} missing={<HomeContent {...EMPTY} />}>
        {(data) => <HomeContent {...data} />}
      </LiveContent>
      <SocialLinks />
    </div>
  );
}
