import { type Fila, type Partido, listStarters, type Suspension } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { SectionHeading } from '../../components/page';
import {
  changeActa,
  findLeaving,
  lineUp,
  placePlayer,
  findActaProblem,
  removalEffects,
  summarize,
  swapPlayers,
  whatIsMissing,
} from './acta-editor';
import {
  type ActaChange,
  type ActaEditing,
  listCalledUp,
  type EventoData,
  type JugadorActa,
  findJugadorName,
  nameOptions,
} from './acta-state';
import { CopyLast } from './copy-last';
import { useQuestion } from '../common/confirm-dialog';
import { scoreLine } from '../common/score-line';
import { suspensionsText, useSuspensionQuestion } from '../common/suspensions';
import { SaveBar } from '../common/save-bar';
import { SelectField } from '../common/select-field';
import {
  SubstitutionsField,
  EventoForm,
  EventoList,
  ExtraTimeField,
  ShootOutField,
} from './evento-form';
import { PitchEditor, type JugadorAction, SquadList } from './pitch-editor';
import { choicesFor } from './evento-rules';
import { RemovalDetail } from './acta-dialogs';
import { useSettings } from '../../lib/state/club-context';

interface ActaFormProps extends ActaEditing {
  readonly partido: Partido;
  /** Ids of the call-up; empty without one. */
  readonly callUp: readonly string[];
  /** Players who miss the match. The form asks before one of them is lined up (regla 101). */
  readonly suspensions: readonly Suspension[];
  readonly onSave: () => void;
  /** Shown below the form. */
  readonly end?: ReactNode;
}

interface PartProps {
  readonly title: string;
  readonly area?: string;
  /** Whether the children bring their own heading. */
  readonly hasOwnHeading?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A section of the sheet. */
function Part({ title, area, ref, hasOwnHeading = false, children }: PartProps) {
  return (
    <Card
      component="section"
      aria-label={title}
      {...(ref !== undefined && { ref, tabIndex: -1 })}
      // With a card's usual `hidden`, sticky content could not stick to the page.
      sx={{
        p: { xs: 1.5, sm: 2.5 },
        overflow: 'visible',
        ...(area !== undefined && { gridArea: area }),
      }}
    >
      {!hasOwnHeading && <SectionHeading>{title}</SectionHeading>}
      {children}
    </Card>
  );
}

/** Editor of a match sheet: squad, line-up, events, MVP, and the score derived from them (regla 40). */
export function ActaForm({
  partido,
  state,
  edit,
  callUp,
  suspensions,
  onSave,
  end,
}: ActaFormProps) {
  const { nombre } = useSettings();
  /** Who stopped being captain by leaving the line-up. */
  const [formerCaptain, setFormerCaptain] = useState<string | null>(null);
  const editing = { state, edit };
  const newEvento = useRef<HTMLDivElement>(null);
  const starters = listStarters(state.alineacion);
  const summary = summarize(state);
  const problem = findActaProblem(state);
  const { ask, dialog: removalQuestion } = useQuestion();
  const { ask: askIfSuspended, question: suspensionQuestion } = useSuspensionQuestion(
    // Nobody is asked about whoever starts already.
    suspensions.filter(({ jugador_id: id }) => !starters.includes(id)),
  );
  /** Makes the change, or asks first when it would remove a player with events (regla 41). */
  const apply = (change: ActaChange) => {
    const next = changeActa(state, change);
    const leaving = findLeaving(state, next);
    const effects = leaving === undefined ? undefined : removalEffects(state, leaving);
    if (leaving !== undefined && effects) {
      ask({
        title: `¿Quitar a ${findJugadorName(state, leaving)} de la convocatoria?`,
        confirmLabel: 'Quitar',
        detail: <RemovalDetail state={state} effects={effects} />,
        work: () => edit(change),
        onDone: () => undefined,
      });
      return;
    }
    if (next.captain !== state.captain) setFormerCaptain(state.captain);
    edit(change);
  };
  const place = (id: string, row: Fila | null) =>
    askIfSuspended(row === null ? [] : [id], () =>
      apply((current) => placePlayer(current, id, row)),
    );
  const swap = (one: string, other: string) =>
    askIfSuspended([one, other], () => apply((current) => swapPlayers(current, one, other)));
  /** Whether the copied line-up may have him: called up, if there is a call-up, and not suspended. */
  const isEligible = ({ jugador_id: id }: JugadorActa) =>
    (callUp.length === 0 || callUp.includes(id)) &&
    !suspensions.some(({ jugador_id: other }) => other === id);
  /** Fills fields of the new event's form, and goes there. */
  const fillEvento = (fields: Partial<EventoData>) => {
    edit({ borrador: { ...state.borrador, ...fields } });
    newEvento.current?.focus({ preventScroll: true });
    newEvento.current?.scrollIntoView({ block: 'start' });
  };
  const calledUp = listCalledUp(state);
  const starting = calledUp.filter(({ jugador_id: id }) => starters.includes(id));
  const honours = [
    ['MVP', 'mvp', 'Sin mvp', calledUp],
    ['Capitán', 'captain', 'Sin capitán', starting],
  ] as const;
  const { assistants } = choicesFor(state, state.borrador);
  const playerActions = (id: string): readonly JugadorAction[] => {
    const toggle = (field: 'mvp' | 'captain') => ({
      isPressed: state[field] === id,
      onClick: () => edit({ [field]: state[field] === id ? null : id }),
    });
    const canAssist = assistants.some(({ jugador_id: other }) => other === id);
    const starts = starters.includes(id);
    return [
      {
        label: 'Gol',
        onClick: () => fillEvento({ evento: 'gol anotado', autor: id, asistente: undefined }),
      },
      canAssist && { label: 'Asistencia', onClick: () => fillEvento({ asistente: id }) },
      { label: 'Tarjeta', onClick: () => fillEvento({ evento: 'tarjeta amarilla', autor: id }) },
      { label: 'Cambio', onClick: () => fillEvento({ evento: 'cambio' }) },
      { label: 'MVP', ...toggle('mvp') },
      starts && { label: 'Capitán', ...toggle('captain') },
      starts && { label: 'Al banquillo', onClick: () => place(id, 'suplentes') },
      { label: 'Quitar', onClick: () => place(id, null) },
    ].filter((action) => action !== false);
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
        <Part title="Alineación" area="campo" hasOwnHeading>
          <PitchEditor
            state={state}
            onMove={place}
            onSwap={swap}
            playerActions={playerActions}
            tools={
              <>
                {suspensions.length > 0 && (
                  <Typography sx={{ mb: 1 }}>{suspensionsText(suspensions)}</Typography>
                )}
                {formerCaptain !== null && state.captain === null && (
                  <Alert severity="info" role="status" sx={{ mb: 1 }}>
                    {findJugadorName(state, formerCaptain)} ya no es titular: el partido se queda
                    sin capitán.
                  </Alert>
                )}
                {starters.length === 0 && (
                  <Box sx={{ display: 'grid', gap: 1, mb: 1, '&:empty': { mb: 0 } }}>
                    <CopyLast
                      target={{ temporadaId: partido.temporada_id, partidoId: partido._id }}
                      plantilla={state.plantilla.filter(isEligible)}
                      onCopy={(last) => edit((current) => lineUp(current, last))}
                    >
                      {(copy, label) => (
                        <Button
                          variant="outlined"
                          onClick={copy}
                          sx={{ justifySelf: { sm: 'start' } }}
                        >
                          {label}
                        </Button>
                      )}
                    </CopyLast>
                  </Box>
                )}
              </>
            }
          />
        </Part>
        <Box sx={{ display: 'grid', gap: 2, gridArea: 'eventos' }}>
          <Part title="Nuevo evento" ref={newEvento}>
            <EventoForm {...editing} />
          </Part>
          <Part title="Eventos">
            <Box sx={{ display: 'grid', gap: 2 }}>
              <EventoList {...editing} />
              <ExtraTimeField {...editing} />
              <ShootOutField {...editing} />
              <SubstitutionsField {...editing} />
            </Box>
          </Part>
          <Part title="Jugador del partido y capitán">
            <Box sx={{ display: 'grid', gap: 2 }}>
              {honours.map(([label, field, none, jugadores]) => (
                <SelectField
                  key={field}
                  label={label}
                  value={state[field] ?? ''}
                  options={[['', none], ...nameOptions(jugadores)]}
                  onChange={(id) => edit({ [field]: id === '' ? null : id })}
                />
              ))}
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
          {scoreLine({ ...partido, ...summary }, nombre)}
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
      {removalQuestion}
    </Box>
  );
}
