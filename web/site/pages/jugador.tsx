import {
  ZERO_COUNTERS,
  deriveEstadisticas,
  type EstadisticasJugadoresDoc,
  firestorePaths,
  goalsForPer90,
  type JugadorDoc,
  jugadorPartidos,
  jugadorTitle,
  type PlantillaDoc,
  type Temporada,
  withArticle,
} from '@club/shared';
import clsx from 'clsx';
import { OnDemand } from '../../components/on-demand';
import { Section, useDocumentTitle } from '../../components/page';
import { PlayerPlots } from '../charts/player-plots';
import { CareerTable } from '../history/career-table';
import { CompareForm, Neighbours } from '../jugador/other-players';
import { PlayerHeader, PositionPitch } from '../jugador/player-header';
import { SeasonStatistics, PlayerNotes } from '../jugador/season-statistics';
import { useLiveDoc, useReadyDoc } from '../../lib/live/use-live-doc';
import { paths } from '../../lib/paths';
import { useCurrentSeason, useSettings } from '../../lib/state/club-context';
import { BackRow, DocumentContent } from './record-page';
import { LateShareButton } from '../deferred-parts';
import surface from '../../components/surface.module.css';
import css from './jugador.module.css';
import { LiveContent } from '../../components/page-states';

/** Row of a player who has played no match. */
const EMPTY_FILA = { sumas: ZERO_COUNTERS, ajuste: ZERO_COUNTERS };

interface SeasonProps {
  readonly jugador: JugadorDoc;
  readonly temporada: Temporada;
}

function Season({ jugador: { _id: jugadorId, posicion }, temporada }: SeasonProps) {
  const { _id: temporadaId, nombre } = temporada;
  const doc = useLiveDoc<EstadisticasJugadoresDoc>(
    firestorePaths.estadisticasJugadores(temporadaId),
  );
  return (
    <LiveContent doc={doc} missing={null}>
      {({ filas, goles_con_minutos: timedGoals = {}, fichas = {} }) => {
        const row = filas[jugadorId] ?? EMPTY_FILA;
        const estadisticas = deriveEstadisticas(row);
        return (
          <>
            <Section title={nombre}>
              <SeasonStatistics
                temporadaId={temporadaId}
                jugadorId={jugadorId}
                posicion={posicion}
                estadisticas={estadisticas}
                goalsForPer90={goalsForPer90(row, timedGoals[jugadorId] ?? 0)}
              />
              <PlayerNotes estadisticas={estadisticas} />
            </Section>
            <div className={clsx(surface.columns, css.plots)}>
              <PlayerPlots partidos={jugadorPartidos(fichas, jugadorId)} isKeeper={posicion.por} />
              <Section title="Temporada a temporada">
                {/* A page must not read more than three documents by itself. */}
                <OnDemand label="Ver todas sus temporadas">
                  <CareerTable jugadorId={jugadorId} current={{ nombre, estadisticas }} />
                </OnDemand>
              </Section>
            </div>
          </>
        );
      }}
    </LiveContent>
  );
}

function Player({ jugador }: { readonly jugador: JugadorDoc }) {
  const title = jugadorTitle(jugador);
  useDocumentTitle(title);
  const temporada = useCurrentSeason();
  const plantilla = useReadyDoc<PlantillaDoc>(firestorePaths.plantilla());
  const { del: ofClub } = withArticle(useSettings());
  return (
    <div className={css.parts}>
      <BackRow
        to={paths.plantilla}
        label="Plantilla"
        beside={plantilla && <Neighbours plantilla={plantilla} jugadorId={jugador._id} />}
      >
        <LateShareButton text={`${title}, dorsal ${String(jugador.dorsal)} ${ofClub}`} isCompact />
      </BackRow>
      <PlayerHeader jugador={jugador} />
      <div className={clsx(surface.columns, css.columns)}>
        <div className={css.parts}>
          {temporada && <Season jugador={jugador} temporada={temporada} />}
        </div>
        <div className={css.parts}>
          <Section title="Posición">
            <PositionPitch posicion={jugador.posicion} />
          </Section>
          {jugador.trayectoria !== '' && (
            <Section title="Trayectoria">
              <p className={css.trayectoria}>{jugador.trayectoria}</p>
            </Section>
          )}
          {plantilla && (
            <Section title="Comparar con…">
              <CompareForm plantilla={plantilla} jugadorId={jugador._id} />
            </Section>
          )}
        </div>
      </div>
    </div>
  );
}

/** Player page: data, positions, this season's figures and career (regla 17). */
export function Component() {
  return (
    <DocumentContent toPath={firestorePaths.jugador}>
      {(data: JugadorDoc) => <Player key={data._id} jugador={data} />}
    </DocumentContent>
  );
}
