import {
  ZERO_COUNTERS,
  type ClubDoc,
  type Counter,
  estadisticasOf,
  type EstadisticasJugadoresDoc,
  type EstadisticasTemporada,
  firestorePaths,
  goalsOfMinutes,
  type JugadorDoc,
  jugadorPartidos,
  jugadorTitle,
} from '@club/shared';
import clsx from 'clsx';
import { Fragment, useState } from 'react';
import { SectionHeading, useDocumentTitle } from '../../components/page';
import { PlayerPlots } from '../charts/player-plots';
import { PlayerHeader } from '../jugador/player-header';
import { PositionPitch } from '../jugador/position-pitch';
import { SeasonStatistics } from '../jugador/season-statistics';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { BehindFigure, PlayerCareer, PlayerNotes } from './deferred-parts';
import surface from '../../components/surface.module.css';
import css from './jugador.module.css';
import { LiveContent } from '../../components/live-content';
import { DocumentContent } from './document-content';

/** A player without a row has played no match. */
const WITHOUT_FILA = { sumas: ZERO_COUNTERS, ajuste: ZERO_COUNTERS };

interface SeasonFiguresProps {
  readonly jugadorId: string;
  readonly temporadaId: string;
  readonly estadisticas: EstadisticasTemporada;
  readonly goles: number;
}

function SeasonFigures({ jugadorId, temporadaId, estadisticas, goles }: SeasonFiguresProps) {
  const [open, setOpen] = useState<Counter>();
  return (
    <>
      <SeasonStatistics
        estadisticas={estadisticas}
        open={open}
        onOpen={setOpen}
        goalsOfMinutes={goles}
      />
      {open && (
        <div className={css.behind}>
          <BehindFigure
            temporadaId={temporadaId}
            jugadorId={jugadorId}
            contador={open}
            total={estadisticas[open]}
          />
        </div>
      )}
      <PlayerNotes estadisticas={estadisticas} />
    </>
  );
}

function CurrentSeason({ jugador }: { readonly jugador: JugadorDoc }) {
  const { _id: jugadorId, posicion } = jugador;
  const club = useLiveDoc<ClubDoc>(firestorePaths.club());
  const actual = club.status === 'ready' ? club.data.temporada_actual : null;
  const estadisticas = useLiveDoc<EstadisticasJugadoresDoc>(
    actual ? firestorePaths.estadisticasJugadores(actual._id) : undefined,
  );
  if (!actual) return null;
  return (
    <LiveContent doc={estadisticas} missing={null}>
      {({ filas, goles_con_minutos: withMinutes = {}, fichas = {} }) => {
        const fila = filas[jugadorId] ?? WITHOUT_FILA;
        const figures = estadisticasOf(fila);
        return (
          <Fragment key={jugadorId}>
            <section>
              <SectionHeading>{actual.nombre}</SectionHeading>
              <SeasonFigures
                jugadorId={jugadorId}
                temporadaId={actual._id}
                estadisticas={figures}
                goles={goalsOfMinutes(fila, withMinutes[jugadorId] ?? 0)}
              />
              <div className={css.behind}>
                <PlayerPlots
                  partidos={jugadorPartidos(fichas, jugadorId)}
                  isKeeper={posicion.por}
                />
              </div>
            </section>
            <PlayerCareer
              jugadorId={jugadorId}
              actual={{ nombre: actual.nombre, estadisticas: figures }}
            />
          </Fragment>
        );
      }}
    </LiveContent>
  );
}

function Player({ jugador }: { readonly jugador: JugadorDoc }) {
  useDocumentTitle(jugadorTitle(jugador));
  return (
    <div className={css.parts}>
      <PlayerHeader jugador={jugador} />
      <div className={clsx(surface.columns, css.columns)}>
        <div className={css.parts}>
          <CurrentSeason jugador={jugador} />
          {jugador.trayectoria !== '' && (
            <section>
              <SectionHeading>Trayectoria</SectionHeading>
              <p className={css.trayectoria}>{jugador.trayectoria}</p>
            </section>
          )}
        </div>
        <section>
          <SectionHeading>Posición</SectionHeading>
          <PositionPitch posicion={jugador.posicion} />
        </section>
      </div>
    </div>
  );
}

/** Player page: data, positions, this season's figures and career (regla 17). */
export function JugadorRoute() {
  return (
    <DocumentContent pathOf={firestorePaths.jugador}>
      {(data: JugadorDoc) => <Player jugador={data} />}
    </DocumentContent>
  );
}
