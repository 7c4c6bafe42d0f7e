import { type Fila, type Partido, startersOf, type Suspension } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type Dispatch, type ReactNode, type Ref, useRef, useState } from 'react';
import { SectionHeading } from '../../components/page';
import {
  type ActaAction,
  actaReducer,
  leavingBy,
  removalEffects,
  summarize,
  whatIsMissing,
} from './acta-editor';
import {
  type ActaState,
  calledUpOf,
  type EventoData,
  filaOf,
  type JugadorActa,
  nameOf,
} from './acta-state';
import { scoreLine } from '../common/score-line';
import { suspensionsText, useSuspensionQuestion } from '../common/suspensions';
import { SaveBar } from '../common/save-bar';
import { SelectField } from '../common/select-field';
import { ExtraTimeField, problemOf, ShootOutField } from './after-time-fields';
import { ChangesField } from './substitutions-field';
import { type JugadorAction, CampoEditor } from './pitch-editor';
import { ComoUltimo } from './like-last-time';
import { EventoForm } from './evento-form';
import { EventoList } from './evento-list';
import { choicesFor, impossibleOf } from './evento-rules';
import { RemovalDialog } from './removal-dialog';
import { withScore } from './save-dialog';
import { SquadList } from './squad-list';
import { useSettings } from '../../lib/state/club-context';

interface ActaFormProps {
  readonly partido: Partido;
  readonly state: ActaState;
  readonly dispatch: Dispatch<ActaAction>;
  /** Ids of the call-up; empty without one. */
  readonly callUp: readonly string[];
  /** Players who miss the match. The form asks before one of them is lined up (regla 101). */
  readonly suspensions: readonly Suspension[];
  readonly onSave: () => void;
  /** Rarely used content, shown last. */
  readonly end?: ReactNode;
}

interface PartProps {
  readonly title: string;
  readonly area?: string;
  readonly hasHeading?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A section of the sheet. With `hasHeading`, the children render the heading themselves. */
function Part({ title, area, ref, hasHeading = false, children }: PartProps) {
  return (
    <Card
      component="section"
      aria-label={title}
      {...(ref !== undefined && { ref, tabIndex: -1 })}
      // `overflow: visible` lets sticky content stick beyond the card.
      sx={{
        p: { xs: 1.5, sm: 2.5 },
        overflow: 'visible',
        ...(area !== undefined && { gridArea: area }),
      }}
    >
      {!hasHeading && <SectionHeading>{title}</SectionHeading>}
      {children}
    </Card>
  );
}

const nameOptions = (jugadores: readonly JugadorActa[]) =>
  jugadores.map(({ jugador_id: id, nombre_con_inicial: nombre }) => [id, nombre] as const);

/** A player whom an action would remove together with his events. */
interface Leaving {
  readonly jugador: JugadorActa;
  readonly action: ActaAction;
}

/** Editor of a match sheet: squad, line-up, events, MVP, and the score derived from them (regla 40). */
export function ActaForm({
  partido,
  state,
  dispatch,
  callUp,
  suspensions,
  onSave,
  end,
}: ActaFormProps) {
  const { nombre } = useSettings();
  const [leaving, setLeaving] = useState<Leaving>();
  /** Who stopped being captain by leaving the line-up. */
  const [formerCaptain, setFormerCaptain] = useState<string | null>(null);
  const newEvento = useRef<HTMLDivElement>(null);
  const leavingEffects = leaving && removalEffects(state, leaving.jugador.jugador_id);
  const { size: impossible } = impossibleOf(state);
  const starters = startersOf(state.alineacion);
  const summary = summarize(state);
  const problem = problemOf(state, impossible);
  const { ask, question: suspensionQuestion } = useSuspensionQuestion(
    // Whoever starts already was lined up in spite of it.
    suspensions.filter(({ jugador_id: id }) => !starters.includes(id)),
  );
  /** Dispatches the action, or asks first when it would remove a player with events (regla 41). */
  const apply = (action: ActaAction, out: JugadorActa | undefined) => {
    if (out && removalEffects(state, out.jugador_id)) {
      setLeaving({ jugador: out, action });
      return;
    }
    const { captain } = actaReducer(state, action);
    if (captain !== state.captain) setFormerCaptain(state.captain);
    dispatch(action);
  };
  const place = (jugador: JugadorActa, fila: Fila | null) => {
    const action = { type: 'posicion', jugadorId: jugador.jugador_id, fila } as const;
    ask(fila === null ? [] : [jugador.jugador_id], () => {
      apply(action, fila === null ? jugador : undefined);
    });
  };
  const exchange = (uno: JugadorActa, otherPlayer: JugadorActa) => {
    const { jugador_id: unoId } = uno;
    const { jugador_id: otherId } = otherPlayer;
    const out = leavingBy(state, unoId, otherId);
    ask([unoId, otherId], () => {
      apply(
        { type: 'cambiar', uno: unoId, otro: otherId },
        [uno, otherPlayer].find(({ jugador_id: id }) => id === out),
      );
    });
  };
  const isEligible = ({ jugador_id: id }: JugadorActa) =>
    (callUp.length === 0 || callUp.includes(id)) &&
    !suspensions.some(({ jugador_id: other }) => other === id);
  const write = (cambios: Partial<EventoData>) => {
    dispatch({ type: 'borrador', cambios });
    newEvento.current?.focus({ preventScroll: true });
    newEvento.current?.scrollIntoView({ block: 'start' });
  };
  const rowActions = (jugador: JugadorActa): readonly JugadorAction[] => {
    const { jugador_id: id } = jugador;
    const isMvp = state.mvp === id;
    const isHim = ({ jugador_id: other }: JugadorActa) => other === id;
    return [
      {
        label: 'Gol',
        onClick: () => write({ evento: 'gol anotado', autor: id, asistente: undefined }),
      },
      ...(choicesFor(state, state.borrador).assistants.some(isHim)
        ? [
            {
              label: 'Asistencia',
              onClick: () => write({ asistente: id }),
            },
          ]
        : []),
      {
        label: 'Tarjeta',
        onClick: () => write({ evento: 'tarjeta amarilla', autor: id }),
      },
      {
        label: 'Cambio',
        onClick: () => write({ evento: 'cambio' }),
      },
      {
        label: 'MVP',
        isPressed: isMvp,
        onClick: () => dispatch({ type: 'mvp', jugadorId: isMvp ? null : id }),
      },
      ...(filaOf(state.alineacion, id) === 'suplentes'
        ? []
        : [
            {
              label: 'Capitán',
              isPressed: state.captain === id,
              onClick: () =>
                dispatch({ type: 'captain', jugadorId: state.captain === id ? null : id }),
            },
            {
              label: 'Al banquillo',
              onClick: () => place(jugador, 'suplentes'),
            },
          ]),
      {
        label: 'Quitar',
        onClick: () => place(jugador, null),
      },
    ];
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' },
          gridTemplateRows: { lg: 'auto 1fr' },
          gridTemplateAreas: {
            xs: '"campo" "eventos" "lista"',
            lg: '"campo eventos" "lista eventos"',
          },
        }}
      >
        <Part title="Alineación" area="campo" hasHeading>
          <CampoEditor
            state={state}
            onMover={place}
            onChange={exchange}
            rowActions={rowActions}
            tools={
              <>
                {suspensions.length > 0 && (
                  <Typography sx={{ mb: 1 }}>{suspensionsText(suspensions)}</Typography>
                )}
                {formerCaptain !== null && state.captain === null && (
                  <Alert severity="info" role="status" sx={{ mb: 1 }}>
                    {nameOf(state, formerCaptain)} ya no es titular: el partido se queda sin
                    capitán.
                  </Alert>
                )}
                <ComoUltimo
                  added={{ temporadaId: partido.temporada_id, partidoId: partido._id }}
                  state={{ ...state, plantilla: state.plantilla.filter(isEligible) }}
                  dispatch={dispatch}
                />
              </>
            }
          />
        </Part>
        <Box sx={{ display: 'grid', gap: 2, gridArea: 'eventos' }}>
          <Part title="Nuevo evento" ref={newEvento}>
            <EventoForm state={state} dispatch={dispatch} />
          </Part>
          <Part title="Eventos">
            <Box sx={{ display: 'grid', gap: 2 }}>
              <EventoList
                state={state}
                onRemove={(id) => dispatch({ type: 'quitar-evento', id })}
              />
              <ExtraTimeField state={state} dispatch={dispatch} />
              <ShootOutField state={state} dispatch={dispatch} />
              <ChangesField state={state} dispatch={dispatch} />
            </Box>
          </Part>
          <Part title="Jugador del partido y capitán">
            <Box sx={{ display: 'grid', gap: 2 }}>
              <SelectField
                label="MVP"
                value={state.mvp ?? ''}
                options={[['', 'Sin mvp'], ...nameOptions(calledUpOf(state))]}
                onChange={(id) => dispatch({ type: 'mvp', jugadorId: id === '' ? null : id })}
              />
              <SelectField
                label="Capitán"
                value={state.captain ?? ''}
                options={[
                  ['', 'Sin capitán'],
                  ...nameOptions(
                    calledUpOf(state).filter(({ jugador_id: id }) => starters.includes(id)),
                  ),
                ]}
                onChange={(id) => dispatch({ type: 'captain', jugadorId: id === '' ? null : id })}
              />
            </Box>
          </Part>
        </Box>
        <Part title="Lista" area="lista">
          <Typography variant="body2" color="textSecondary">
            Lo mismo que en el campo, jugador por jugador.
          </Typography>
          <SquadList state={state} onPosition={place} />
        </Part>
      </Box>
      {end}
      <SaveBar
        label="Guardar la ficha"
        button={
          <Button variant="contained" disabled={problem !== undefined} onClick={onSave}>
            Guardar ficha
          </Button>
        }
      >
        <Typography
          variant="subtitle1"
          data-testid="marcador-ficha"
          sx={{
            overflow: 'hidden',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
          }}
        >
          {scoreLine(withScore(partido, summary), nombre)}
        </Typography>
        {problem !== undefined ? (
          <Typography role="alert" variant="body2" color="error">
            {problem}
          </Typography>
        ) : (
          <Typography noWrap variant="body2" color="textSecondary" data-testid="que-falta">
            {whatIsMissing(state, summary)}
          </Typography>
        )}
      </SaveBar>
      {suspensionQuestion}
      {leaving && leavingEffects && (
        <RemovalDialog
          state={state}
          jugador={leaving.jugador}
          effects={leavingEffects}
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => {
            dispatch(leaving.action);
            setLeaving(undefined);
          }}
        />
      )}
    </Box>
  );
}
