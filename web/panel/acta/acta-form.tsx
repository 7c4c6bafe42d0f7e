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
  summarizeActa,
  swapPlayers,
  whatIsMissing,
} from './acta-editor';
import {
  type ActaChange,
  type ActaEditing,
  listCalledUp,
  type EventoData,
  type ActaJugador,
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
import { PitchEditor, type PlayerAction, SquadList } from './pitch-editor';
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

interface ActaSectionProps {
  readonly title: string;
  readonly area?: string;
  /** Whether the children have a heading themselves. */
  readonly hasOwnHeading?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A section of the sheet. */
function ActaSection({ title, area, ref, hasOwnHeading = false, children }: ActaSectionProps) {
  return (
    <Card
      component="section"
      aria-label={title}
      {...(ref !== undefined && { ref, tabIndex: -1 })}
      // A card's default `overflow: hidden` would keep the sticky buttons of the pitch from sticking to the page.
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
  /** The player who stopped being captain by no longer starting. */
  const [formerCaptain, setFormerCaptain] = useState<string | null>(null);
  const editing = { state, edit };
  const newEvento = useRef<HTMLDivElement>(null);
  const starters = listStarters(state.alineacion);
  const summary = summarizeActa(state);
  const problem = findActaProblem(state);
  const { ask, dialog: removalQuestion } = useQuestion();
  const { ask: askIfSuspended, question: suspensionQuestion } = useSuspensionQuestion(
    // Moving a player who already starts needs no question.
    suspensions.filter(({ jugador_id: id }) => !starters.includes(id)),
  );
  /** Makes the change. Asks first if the change removes more than a player's place (regla 41). */
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
  /** Whether a copied line-up may have the player: called up, if there is a call-up, and not suspended. */
  const isEligible = ({ jugador_id: id }: ActaJugador) =>
    (callUp.length === 0 || callUp.includes(id)) &&
    !suspensions.some(({ jugador_id: other }) => other === id);
  /** Fills in fields of the event form, and scrolls there. */
  const fillEvento = (fields: Partial<EventoData>) => {
    edit({ borrador: { ...state.borrador, ...fields } });
    newEvento.current?.focus({ preventScroll: true });
    newEvento.current?.scrollIntoView({ block: 'start' });
  };
  const calledUp = listCalledUp(state);
  const starting = calledUp.filter(({ jugador_id: id }) => starters.includes(id));
  const honourFields = [
    ['MVP', 'mvp', 'Sin mvp', calledUp],
    ['Capitán', 'captain', 'Sin capitán', starting],
  ] as const;
  const { assistants } = choicesFor(state, state.borrador);
  const playerActions = (id: string): readonly PlayerAction[] => {
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
        <ActaSection title="Alineación" area="campo" hasOwnHeading>
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
        </ActaSection>
        <Box sx={{ display: 'grid', gap: 2, gridArea: 'eventos' }}>
          <ActaSection title="Nuevo evento" ref={newEvento}>
            <EventoForm {...editing} />
          </ActaSection>
          <ActaSection title="Eventos">
            <Box sx={{ display: 'grid', gap: 2 }}>
              <EventoList {...editing} />
              <ExtraTimeField {...editing} />
              <ShootOutField {...editing} />
              <SubstitutionsField {...editing} />
            </Box>
          </ActaSection>
          <ActaSection title="Jugador del partido y capitán">
            <Box sx={{ display: 'grid', gap: 2 }}>
              {honourFields.map(([label, field, none, jugadores]) => (
                <SelectField
                  key={field}
                  label={label}
                  value={state[field] ?? ''}
                  options={[['', none], ...nameOptions(jugadores)]}
                  onChange={(id) => edit({ [field]: id === '' ? null : id })}
                />
              ))}
            </Box>
          </ActaSection>
        </Box>
        <ActaSection title="Lista" area="lista">
          <Typography variant="body2" color="textSecondary">
            Lo mismo que en el campo, jugador por jugador.
          </Typography>
          <SquadList state={state} onPosition={place} />
        </ActaSection>
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
