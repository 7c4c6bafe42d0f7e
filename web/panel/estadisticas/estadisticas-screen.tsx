import { endpoints, type EquipoEstadisticas, type Temporada } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Page, SectionHeading } from '../../components/page';
import { type ApiQuery, useApi } from '../../lib/api/use-api';
import { useWrite } from '../../lib/api/use-write';
import { RecordForm } from '../common/record-form';
import { ApiContent } from '../common/api-content';
import { ConfirmButton } from '../common/confirm-dialog';
import { type Notice, NoticeBanner, toNotice } from '../common/notice-banner';
import { NoTemporadas } from '../common/no-temporadas';
import { TextInput } from '../common/text-input';
import { recordValues, toNumber, useResourceForm } from '../common/use-resource-form';
import { AuditSection } from './audit-section';
import { ClasificacionSection } from './clasificacion-section';

/** Label and success message of each field, and the sign after its number. */
const FIELDS = {
  posicion: ['Posición', 'posición actualizada!', 'º'],
  num_equipos: ['Número de equipos', 'número de equipos actualizado!', ''],
} as const;

interface PlaceFormProps {
  readonly field: keyof typeof FIELDS;
  readonly estadisticas: EquipoEstadisticas;
  readonly onDone: (notice: Notice) => void;
}

/** Form for the position or the number of teams. An empty field is an error (regla 53). */
function PlaceForm({ field, estadisticas, onDone }: PlaceFormProps) {
  const [label, success, suffix] = FIELDS[field];
  const stored = estadisticas[field];
  const form = useResourceForm({
    endpoint: endpoints.updateEquipoEstadisticas,
    id: estadisticas.temporada_id,
    initial: recordValues({ posicion: '', num_equipos: '' }, estadisticas),
    toBody: ({ [field]: text }) => ({ [field]: toNumber(text) }),
    success: () => success,
    draftTitle: label,
    context: `/${field}`,
    onDone,
  });
  return (
    <RecordForm label={label} submitLabel="Cambiar" form={form}>
      <TextInput form={form} name={field} label={label} between={[1, 999]} />
      <Typography color="textSecondary" sx={{ alignSelf: 'center' }}>
        Ahora: <strong>{stored === null ? '—' : `${String(stored)}${suffix}`}</strong>
      </Typography>
    </RecordForm>
  );
}

interface ResetSectionProps {
  readonly temporada: Temporada;
  readonly onDone: (notice: Notice) => void;
}

/** Resets all players' figures of the current season to zero, after a confirmation (regla 54). */
function ResetSection({ temporada: { nombre }, onDone }: ResetSectionProps) {
  const { send } = useWrite(endpoints.resetEstadisticasJugadores);
  return (
    <section>
      <SectionHeading>Reiniciar estadísticas</SectionHeading>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography color="textSecondary">
          Pone a cero los números de todos los jugadores en {nombre}. Las fichas de los partidos no
          cambian.
        </Typography>
        <ConfirmButton
          variant="outlined"
          label="Reiniciar estadísticas"
          title={`¿Poner a cero los números de los jugadores en ${nombre}?`}
          confirmLabel="Reiniciar"
          work={() => send({})}
          onDone={(result) => onDone(toNotice(result, 'estadísticas reiniciadas!'))}
        >
          <Typography>
            Goles, asistencias, tarjetas y partidos de todos pasan a 0. Se puede deshacer durante 30
            días en «Historial».
          </Typography>
        </ConfirmButton>
      </Box>
    </section>
  );
}

/** Whether there may be a league table: unknown, so true, if the statistics cannot be read; false while they load. */
const mayHaveClasificacion = (estadisticas: ApiQuery<EquipoEstadisticas>): boolean =>
  estadisticas.status === 'ready'
    ? estadisticas.data.tiene_clasificacion === true
    : estadisticas.status === 'error';

/** Position and number of teams of the current season, league table, auditor and reset (regla 53). */
export function EstadisticasScreen() {
  const temporada = useApi(endpoints.fetchTemporadaActual);
  const currentId = temporada.status === 'ready' ? temporada.data?._id : undefined;
  const estadisticas = useApi(endpoints.fetchEquipoEstadisticasTemporada, currentId);
  const [notice, setNotice] = useState<Notice>();
  const finish = (outcome: Notice) => {
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
                  {(stored) => (
                    <Box
                      sx={{
                        display: 'grid',
                        gap: 1.5,
                        gridTemplateColumns: {
                          xs: 'minmax(0,1fr)',
                          md: 'repeat(2, minmax(0,1fr))',
                        },
                      }}
                    >
                      {(['posicion', 'num_equipos'] as const).map((field) => (
                        <PlaceForm
                          // Resets the form when the stored value changes.
                          key={`${field} ${String(stored[field])}`}
                          field={field}
                          estadisticas={stored}
                          onDone={finish}
                        />
                      ))}
                    </Box>
                  )}
                </ApiContent>
              </section>
              <ClasificacionSection
                temporada={current}
                mayBeStored={mayHaveClasificacion(estadisticas)}
                onDone={finish}
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
