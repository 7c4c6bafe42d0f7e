import { endpoints, type EquipoEstadisticas } from '@club/shared';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Page, SectionHeading } from '../../components/page';
import { type ApiQuery, useApi } from '../../lib/api/use-api';
import { ApiContent } from '../common/api-content';
import { type Notice, NoticeBanner } from '../common/notice-banner';
import { NoTemporadas } from '../common/no-temporadas';
import { AuditSection } from './audit-section';
import { ClasificacionSection } from './clasificacion-section';
import { PlaceForm } from './place-form';
import { ResetSection } from './reset-section';

interface PositionsProps {
  readonly estadisticas: EquipoEstadisticas;
  readonly onDone: (notice: Notice) => void;
}

function Positions({ estadisticas, onDone }: PositionsProps) {
  const { posicion, num_equipos: numEquipos } = estadisticas;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
      }}
    >
      {/* The key resets the form when the stored value changes. */}
      <PlaceForm
        key={`posicion ${String(posicion)}`}
        field="posicion"
        label="Posición"
        success="posición actualizada!"
        current={posicion === null ? '—' : `${String(posicion)}º`}
        estadisticas={estadisticas}
        onDone={onDone}
      />
      <PlaceForm
        key={`equipos ${String(numEquipos)}`}
        field="num_equipos"
        label="Número de equipos"
        success="número de equipos actualizado!"
        current={numEquipos === null ? '—' : String(numEquipos)}
        estadisticas={estadisticas}
        onDone={onDone}
      />
    </Box>
  );
}

/** Whether to request the league table. If the record that says so cannot be read, there may be one. */
const hasClasificacion = (estadisticas: ApiQuery<EquipoEstadisticas>): boolean =>
  estadisticas.status === 'ready'
    ? estadisticas.data.tiene_clasificacion === true
    : estadisticas.status === 'error';

/** Position and number of teams of the current season, league table, auditor and reset (regla 53). */
export function EstadisticasScreen() {
  const temporada = useApi(endpoints.fetchTemporadaActual);
  const actual = temporada.status === 'ready' ? temporada.data : null;
  const estadisticas = useApi(endpoints.fetchEquipoEstadisticasTemporada, actual?._id);
  const [notice, setNotice] = useState<Notice>();
  const stored = (outcome: Notice) => {
    setNotice(outcome);
    if (outcome.kind === 'success') estadisticas.reload();
  };
  return (
    <Page title="Estadísticas" documentTitle="Administrar estadísticas">
      <NoticeBanner notice={notice} />
      <ApiContent query={temporada}>
        {(current) =>
          current ? (
            <>
              <section>
                <SectionHeading>{current.nombre}</SectionHeading>
                <ApiContent query={estadisticas}>
                  {(puestos) => <Positions estadisticas={puestos} onDone={stored} />}
                </ApiContent>
              </section>
              <ClasificacionSection
                temporada={current}
                isStored={hasClasificacion(estadisticas)}
                onDone={stored}
              />
              <AuditSection />
              <ResetSection temporada={current} onDone={setNotice} />
            </>
          ) : (
            <NoTemporadas task="cambiar sus estadísticas" />
          )
        }
      </ApiContent>
    </Page>
  );
}
