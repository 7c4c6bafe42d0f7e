import { type EndpointName, endpoints, type Temporada, type JugadorPreview } from '@club/shared';
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { type ApiResult, callApi } from '../../lib/api/call-api';
import { Page } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { useNow } from '../../lib/use-now';
import { adminPaths } from '../app/admin-paths';
import { ApiContent, joinQueries } from '../common/api-content';
import { type Notice, NoticeBanner, toNotice } from '../common/notice-banner';
import { CheckGroup } from '../common/tick-box';
import { RecordForm } from '../common/record-form';
import { BusyButton } from '../common/buttons';
import { BulletList } from '../common/text-link';
import { ConfirmDialog } from '../common/confirm-dialog';
import { fieldErrors, useResourceForm } from '../common/use-resource-form';
import { TextInput } from '../common/text-input';
import {
  type NewTemporada,
  nextName,
  toTemporadaName,
  summarizeTemporada,
} from './temporada-texts';

interface StartTemporadaFormProps {
  /** The season that ends; `null` before the first. */
  readonly ending: Temporada | null;
  readonly jugadores: readonly JugadorPreview[];
  readonly today: Date;
  readonly onStarted: (temporada: Temporada) => void;
  readonly onDone: (notice: Notice) => void;
}

const toBody = ({ nombre, competicion, bajas }: NewTemporada) => ({
  nombre,
  bajas: [...bajas],
  ...(competicion.trim() !== '' && { competicion }),
});

/** Form for a new season, with a summary before it is created. */
function StartTemporadaForm(props: StartTemporadaFormProps) {
  const { ending, jugadores, today, onStarted, onDone } = props;
  const [isAsking, setIsAsking] = useState(false);
  const form = useResourceForm<typeof endpoints.empezarTemporada, NewTemporada>({
    endpoint: endpoints.empezarTemporada,
    initial: {
      nombre: ending ? nextName(ending.nombre, today) : toTemporadaName(today),
      competicion: '',
      bajas: [],
    },
    toBody,
    success: ({ nombre }) => `temporada ${nombre.trim()} empezada!`,
    onAnswered: ({ data }) => onStarted(data),
    onDone: (notice) => {
      setIsAsking(false);
      onDone(notice);
    },
    draftTitle: 'Empezar temporada',
  });
  const { bajas } = form.values;
  const errors = fieldErrors(endpoints.empezarTemporada, toBody(form.values));
  const isValid = Object.keys(errors).length === 0;
  return (
    <>
      <RecordForm
        label="Empezar temporada"
        submitLabel="Revisar y empezar"
        // An invalid form is submitted at once, which shows its errors and sends nothing.
        form={{ ...form, submit: isValid ? () => setIsAsking(true) : form.submit }}
      >
        <TextInput form={form} name="nombre" label="Nombre" isRequired />
        <TextInput form={form} name="competicion" label="Competición nueva, si la hay" />
        {jugadores.length > 0 && (
          <CheckGroup
            legend="Quién sigue"
            help="Quita la marca a quien se va: pasa a inactivo y conserva su página y sus números."
            areColumns
            options={jugadores.map(
              ({ jugador_id: id, nombre_con_inicial: nombre, dorsal }) =>
                [id, `${String(dorsal)} · ${nombre}`] as const,
            )}
            isTicked={(id) => !bajas.includes(id)}
            onTick={(id, isTicked) => {
              const others = bajas.filter((one) => one !== id);
              form.set('bajas', isTicked ? others : [...others, id]);
            }}
          />
        )}
      </RecordForm>
      <ConfirmDialog
        isOpen={isAsking}
        title={`¿Empezar «${form.values.nombre.trim()}»?`}
        confirmLabel="Empezar temporada"
        isBusy={form.isBusy}
        onCancel={() => setIsAsking(false)}
        onConfirm={form.submit}
      >
        <BulletList items={summarizeTemporada(form.values, ending, jugadores)} />
      </ConfirmDialog>
    </>
  );
}

const NOT_IN_HISTORY: ApiResult<unknown> = {
  ok: false,
  error: { status: 404, msg: 'Este cambio ya no está en el historial, que guarda 30 días.' },
};

/** Undoes the start of a season by restoring its operation from the history. */
async function undoStart(temporadaId: string): Promise<ApiResult<unknown>> {
  const history = await callApi(endpoints.fetchHistorial);
  if (!history.ok) return history;
  const operation = history.value.find(
    ({ accion, documentos }) =>
      accion === ('empezarTemporada' satisfies EndpointName) &&
      documentos.some(({ tipo, id }) => tipo === 'temporada' && id === temporadaId),
  );
  return operation ? callApi(endpoints.restaurar, { id: operation.operacion_id }) : NOT_IN_HISTORY;
}

/** «Empezar temporada»: starts a season with one call, and offers to undo that (docs/decisions/0037). */
export function StartTemporadaScreen() {
  const query = joinQueries({
    temporadas: useApi(endpoints.fetchTemporadas),
    jugadores: useApi(endpoints.fetchJugadoresPreviewActivos),
  });
  const [notice, setNotice] = useState<Notice>();
  const [started, setStarted] = useState<Temporada>();
  const [isBusy, setIsBusy] = useState(false);
  const undo = async ({ _id, nombre }: Temporada) => {
    setIsBusy(true);
    const result = await undoStart(_id);
    setIsBusy(false);
    setNotice(toNotice(result, `«${nombre}» deshecha: todo está como antes.`));
    if (!result.ok) return;
    setStarted(undefined);
    query.reload();
  };
  const now = useNow();
  return (
    <Page
      title="Empezar temporada"
      action={
        <Button component={Link} to={adminPaths.temporadas}>
          ← Temporadas
        </Button>
      }
    >
      <NoticeBanner notice={notice} />
      {started ? (
        <>
          <Typography>
            «{started.nombre}» ha empezado. Quedan quienes llegan nuevos y el calendario.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button component={Link} to={adminPaths.paso('calendario')} variant="contained">
              Pegar el calendario
            </Button>
            <Button component={Link} to={adminPaths.paso('jugadores')} variant="outlined">
              Pegar jugadores nuevos
            </Button>
            <BusyButton isBusy={isBusy} busyLabel="Deshaciendo" onClick={() => void undo(started)}>
              Deshacer
            </BusyButton>
          </Box>
          <Typography color="textSecondary">
            Se puede deshacer mientras no tenga partidos; después, también desde el historial,
            durante 30 días.
          </Typography>
        </>
      ) : (
        <ApiContent query={query}>
          {({ temporadas, jugadores }) =>
            now && (
              <StartTemporadaForm
                // Resets the suggested names after an undo.
                key={temporadas.at(-1)?._id ?? ''}
                ending={temporadas.at(-1) ?? null}
                jugadores={jugadores}
                today={now}
                onStarted={(temporada) => {
                  setStarted(temporada);
                  query.reload();
                }}
                onDone={setNotice}
              />
            )
          }
        </ApiContent>
      )}
    </Page>
  );
}
