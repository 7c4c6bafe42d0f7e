import {
  CERO_CONTADORES,
  type ClubDoc,
  type Contador,
  estadisticasOf,
  type EstadisticasJugadoresDoc,
  type EstadisticasTemporada,
  firestorePaths,
  type JugadorDoc,
  tituloJugador,
} from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { SectionHeading, useDocumentTitle } from '../../components/page';
import { PlayerHeader } from '../jugador/player-header';
import { PositionPitch } from '../jugador/position-pitch';
import { SeasonStatistics } from '../jugador/season-statistics';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { BehindFigure, Career, PlayerNotes } from './deferred-parts';
import { LiveContent } from './live-content';
import { NotFound } from './not-found';
import { useDocumentId } from './use-document-id';

/** Who has no row yet has played no match. */
const WITHOUT_FILA = { sumas: CERO_CONTADORES, ajuste: CERO_CONTADORES };

interface SeasonFiguresProps {
  readonly jugadorId: string;
  readonly temporadaId: string;
  readonly estadisticas: EstadisticasTemporada;
}

function SeasonFigures({ jugadorId, temporadaId, estadisticas }: SeasonFiguresProps) {
  const [open, setOpen] = useState<Contador>();
  return (
    <>
      <SeasonStatistics estadisticas={estadisticas} open={open} onOpen={setOpen} />
      {open && (
        <Box sx={{ mt: 1.5 }}>
          <BehindFigure
            temporadaId={temporadaId}
            jugadorId={jugadorId}
            contador={open}
            total={estadisticas[open]}
          />
        </Box>
      )}
      <PlayerNotes estadisticas={estadisticas} />
    </>
  );
}

function CurrentSeason({ jugadorId }: { readonly jugadorId: string }) {
  const club = useLiveDoc<ClubDoc>(firestorePaths.club());
  const actual = club.status === 'ready' ? club.data.temporada_actual : null;
  const estadisticas = useLiveDoc<EstadisticasJugadoresDoc>(
    actual ? firestorePaths.estadisticasJugadores(actual._id) : undefined,
  );
  if (!actual) return null;
  return (
    <LiveContent doc={estadisticas} missing={null}>
      {({ filas }) => {
        const figures = estadisticasOf(filas[jugadorId] ?? WITHOUT_FILA);
        return (
          <Fragment key={jugadorId}>
            <section>
              <SectionHeading>{actual.nombre}</SectionHeading>
              <SeasonFigures
                jugadorId={jugadorId}
                temporadaId={actual._id}
                estadisticas={figures}
              />
            </section>
            <Career
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
  useDocumentTitle(tituloJugador(jugador));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <PlayerHeader jugador={jugador} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,2fr) minmax(0,1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <CurrentSeason jugadorId={jugador._id} />
          {jugador.trayectoria !== '' && (
            <section>
              <SectionHeading>Trayectoria</SectionHeading>
              <Typography sx={{ whiteSpace: 'pre-line', lineHeight: 1.65 }}>
                {jugador.trayectoria}
              </Typography>
            </section>
          )}
        </Box>
        <section>
          <SectionHeading>Posición</SectionHeading>
          <PositionPitch posicion={jugador.posicion} />
        </section>
      </Box>
    </Box>
  );
}

/** A player: data, positions, this season's numbers, career (regla 17). */
export function JugadorRoute() {
  const id = useDocumentId();
  const jugador = useLiveDoc<JugadorDoc>(id === undefined ? undefined : firestorePaths.jugador(id));
  if (id === undefined) return <NotFound />;
  return (
    <LiveContent doc={jugador} missing={<NotFound />}>
      {(data) => <Player jugador={data} />}
    </LiveContent>
  );
}
