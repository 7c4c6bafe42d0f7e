import {
  type CallUp,
  callUpPicturePath,
  compareSquad,
  endpoints,
  type JugadorPreview,
  type Partido,
} from '@club/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState, LoadingState, NotFound } from '../../components/page-states';
import { Page, SectionHeading } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { paths } from '../../lib/paths';
import { useSettings } from '../../lib/state/club-context';
import { useDocumentId } from '../../lib/use-document-id';
import { adminPaths } from '../app/admin-paths';
import { FormFields } from '../common/record-form';
import { ApiContent, joinQueries } from '../common/api-content';
import { BusyButton } from '../common/buttons';
import { DraftBanner } from '../common/draft-banner';
import { LeaveGuard } from '../common/leave-guard';
import { type Notice, NoticeBanner } from '../common/notice-banner';
import { LINE } from '../common/rows';
import { SaveBar } from '../common/save-bar';
import { useSuspensions } from '../common/suspensions';
import { TickBox } from '../common/tick-box';
import { TextInput } from '../common/text-input';
import { useResourceForm } from '../common/use-resource-form';

const NO_CALL_UP: CallUp = { jugadores: [], publica: false };

interface CallUpFormProps {
  readonly partido: Partido;
  readonly callUp: CallUp;
  /** The active players, and the called-up ones who are not active. */
  readonly players: readonly JugadorPreview[];
}

function CallUpForm({ partido, callUp, players }: CallUpFormProps) {
  const { _id: id } = partido;
  const [notice, setNotice] = useState<Notice>();
  const [saved, setSaved] = useState(callUp);
  const settings = useSettings();
  const suspensions = useSuspensions(id);
  const suspensionReason = (playerId: string) =>
    suspensions.find(({ jugador_id: other }) => other === playerId)?.motivo;
  const { formRef, ...form } = useResourceForm({
    endpoint: endpoints.putConvocatoria,
    id,
    initial: {
      ...callUp,
      hora_str: callUp.hora_str ?? '',
      lugar: callUp.lugar ?? '',
      nota: callUp.nota ?? '',
    },
    // Empty texts are not sent.
    toBody: ({ jugadores, publica, ...texts }) => ({
      jugadores: [...jugadores],
      publica,
      ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    }),
    success: () => 'convocatoria guardada!',
    draftTitle: `Convocatoria: ${partido.nombre_equipo}`,
    onAnswered: ({ data }) => setSaved(data),
    onDone: setNotice,
  });
  const { jugadores: called, publica: isPublic } = form.values;
  const setCalled = form.setter('jugadores');
  const squad = Object.fromEntries(players.map((player) => [player.jugador_id, player]));
  const eligible = players.filter((one) => suspensionReason(one.jugador_id) === undefined);
  return (
    <Box
      component="form"
      ref={formRef}
      aria-label="Convocatoria"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <NoticeBanner notice={notice} />
      <DraftBanner draft={form.draft} />
      <Box sx={{ ...LINE, columnGap: 1 }}>
        <SectionHeading>Jugadores</SectionHeading>
        <Button
          onClick={() =>
            setCalled(called.length > 0 ? [] : eligible.map(({ jugador_id: playerId }) => playerId))
          }
          sx={{ ml: 'auto' }}
        >
          {called.length > 0 ? 'Quitar a todos' : 'Marcar a todos'}
        </Button>
      </Box>
      <Card
        component="ul"
        aria-label="Jugadores"
        sx={{
          m: 0,
          p: 1,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(250px, 100%), 1fr))',
        }}
      >
        {players.map(({ jugador_id: playerId, nombre_con_inicial: name, dorsal }) => {
          const reason = suspensionReason(playerId);
          return (
            <Box component="li" key={playerId} sx={{ display: 'flex', alignItems: 'center' }}>
              <TickBox
                label={`${String(dorsal)} · ${name}`}
                sx={{ flexGrow: 1, m: 0, overflowWrap: 'anywhere' }}
                isTicked={called.includes(playerId)}
                onChange={(isCalled) =>
                  setCalled(
                    isCalled ? [...called, playerId] : called.filter((other) => other !== playerId),
                  )
                }
              />
              {reason !== undefined && <Chip size="small" label={`Sancionado: ${reason}`} />}
            </Box>
          );
        })}
      </Card>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <FormFields>
          <TextInput form={form} name="hora_str" label="Hora de la cita" type="time" />
          <TextInput form={form} name="lugar" label="Lugar de la cita" />
          <TextInput form={form} name="nota" label="Nota" rows={2} />
          <TickBox
            isSwitch
            label="Publicada en la página del partido"
            sx={{ gridColumn: '1 / -1' }}
            isTicked={isPublic}
            onChange={form.setter('publica')}
          />
        </FormFields>
        {saved.publica && !form.isDirty && (
          <>
            <Button component="a" href={paths.partido(id)}>
              Ver en la página del partido
            </Button>
            <Button component="a" href={callUpPicturePath(partido, settings, saved, squad)}>
              Imagen para compartir
            </Button>
          </>
        )}
      </Card>
      <SaveBar
        label="Guardar la convocatoria"
        button={
          <BusyButton type="submit" variant="contained" isBusy={form.isBusy}>
            Guardar convocatoria
          </BusyButton>
        }
      >
        <Typography role="status" variant="subtitle1">
          {called.length === 1 ? '1 convocado' : `${String(called.length)} convocados`}
        </Typography>
      </SaveBar>
      <LeaveGuard isDirty={form.isDirty} onDiscard={form.draft.clear} />
    </Box>
  );
}

/** Call-up of an unplayed match: players, meeting and note (regla 102). */
export function CallUpScreen() {
  const id = useDocumentId();
  const partido = useApi(endpoints.fetchPartido, id);
  const everybody = useApi(endpoints.fetchJugadoresPreview);
  const stored = useApi(endpoints.fetchConvocatoria, id);
  if (id === undefined || (partido.status === 'error' && partido.error.status === 404)) {
    return <NotFound />;
  }
  const isNew = stored.status === 'error' && stored.error.status === 404;
  return (
    <Page
      title="Convocatoria"
      action={
        <Button component={Link} to={adminPaths.partidos} sx={{ px: 0 }}>
          ← Volver a partidos
        </Button>
      }
    >
      <ApiContent query={joinQueries({ partido, everybody })}>
        {({ partido: match, everybody: all }) => {
          if (match.jugado) {
            return <EmptyState title="Este partido ya se ha jugado." />;
          }
          if (stored.status === 'loading') return <LoadingState />;
          const form = (callUp: CallUp) => (
            <CallUpForm
              key={match._id}
              partido={match}
              callUp={callUp}
              players={all
                .filter(
                  ({ activo, jugador_id: playerId }) =>
                    activo || callUp.jugadores.includes(playerId),
                )
                .toSorted(compareSquad)}
            />
          );
          return (
            <>
              <Typography color="textSecondary">
                {match.nombre_equipo} · {match.fecha_str} · {match.hora_str} · {match.nombre_campo}
              </Typography>
              {isNew ? form(NO_CALL_UP) : <ApiContent query={stored}>{form}</ApiContent>}
            </>
          );
        }}
      </ApiContent>
    </Page>
  );
}
