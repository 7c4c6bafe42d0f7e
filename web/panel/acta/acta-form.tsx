import type { Fila, Partido } from '@club/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type Dispatch, type ReactNode, useState } from 'react';
import { SectionHeading } from '../../components/page';
import { type ActaAction, removalEffects, summarize } from './acta-editor';
import { type ActaState, convocadosOf, type JugadorActa } from './acta-state';
import { SelectField } from '../common/select-field';
import { CambiosField } from './cambios-field';
import { ComoUltimo } from './como-ultimo';
import { EventoForm } from './evento-form';
import { EventoList } from './evento-list';
import { imposiblesOf } from './evento-rules';
import { LineupSummary } from './lineup-summary';
import { RemovalDialog } from './removal-dialog';
import { scoreLine } from './save-dialog';
import { SquadList } from './squad-list';
import { useAjustes } from '../../lib/estado/club-context';

interface ActaFormProps {
  readonly partido: Partido;
  readonly state: ActaState;
  readonly dispatch: Dispatch<ActaAction>;
  readonly onSave: () => void;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <SectionHeading>{title}</SectionHeading>
      {children}
    </Card>
  );
}

/** The sheet of a match: squad, line-up, events, MVP, and the score that follows from them (regla 40). */
export function ActaForm({ partido, state, dispatch, onSave }: ActaFormProps) {
  const { nombre } = useAjustes();
  const [leaving, setLeaving] = useState<JugadorActa>();
  const leavingEffects = leaving && removalEffects(state, leaving.jugador_id);
  const { size: imposibles } = imposiblesOf(state);
  const place = (jugador: JugadorActa, fila: Fila | null) => {
    if (fila === null && removalEffects(state, jugador.jugador_id)) setLeaving(jugador);
    else dispatch({ type: 'posicion', jugadorId: jugador.jugador_id, fila });
  };
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Part title="Convocatoria">
            <ComoUltimo partido={partido} state={state} dispatch={dispatch} />
            <SquadList state={state} onPosicion={place} />
          </Part>
          <Part title="Alineación">
            <LineupSummary state={state} />
          </Part>
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Part title="Nuevo evento">
            <EventoForm state={state} dispatch={dispatch} />
          </Part>
          <Part title="Eventos">
            <Box sx={{ display: 'grid', gap: 2 }}>
              <EventoList
                state={state}
                onRemove={(id) => {
                  dispatch({ type: 'quitar-evento', id });
                }}
              />
              <CambiosField state={state} dispatch={dispatch} />
            </Box>
          </Part>
          <Part title="Jugador del partido">
            <SelectField
              label="MVP"
              value={state.mvp ?? ''}
              options={[
                ['', 'Sin mvp'],
                ...convocadosOf(state).map(
                  ({ jugador_id: id, nombre_con_inicial: nombre }) => [id, nombre] as const,
                ),
              ]}
              onChange={(id) => {
                dispatch({ type: 'mvp', jugadorId: id === '' ? null : id });
              }}
            />
          </Part>
        </Box>
      </Box>
      <Card
        sx={{
          p: 1.5,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
        }}
      >
        <Typography data-testid="marcador-ficha" sx={{ flexGrow: 1, fontWeight: 800 }}>
          {scoreLine(partido, summarize(state), nombre)}
        </Typography>
        {imposibles > 0 && (
          <Typography role="alert" color="error" sx={{ flexBasis: '100%' }}>
            {imposibles === 1
              ? 'Hay un cambio que no puede ser: corrígelo o quítalo antes de guardar.'
              : `Hay ${String(imposibles)} cambios que no pueden ser: corrígelos o quítalos antes de guardar.`}
          </Typography>
        )}
        <Button variant="contained" disabled={imposibles > 0} onClick={onSave}>
          Guardar ficha
        </Button>
      </Card>
      {leaving && leavingEffects && (
        <RemovalDialog
          state={state}
          jugador={leaving}
          effects={leavingEffects}
          onCancel={() => {
            setLeaving(undefined);
          }}
          onConfirm={() => {
            dispatch({ type: 'posicion', jugadorId: leaving.jugador_id, fila: null });
            setLeaving(undefined);
          }}
        />
      )}
    </>
  );
}
