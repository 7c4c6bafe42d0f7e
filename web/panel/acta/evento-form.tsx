import {
  EVENTO_KINDS,
  EVENTOS,
  hasSubstitutions,
  type Period,
  PERIODS,
  SHOOT_OUT_MAX,
} from '@club/shared';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormFields } from '../common/record-form';
import { LinedRow } from '../common/rows';
import { SelectField } from '../common/select-field';
import { TickBox } from '../common/tick-box';
import { addEvento, hasExtraEvents, isLevel } from './acta-editor';
import {
  type ActaEditing,
  type EventoData,
  eventoName,
  eventoText,
  PERIOD_NAMES,
  listPeriods,
} from './acta-state';
import { CountField, GoalKindField, PlayerField } from './evento-fields';
import { choicesFor, findImpossibleSubstitutions, isComplete } from './evento-rules';

/** Option value of a period, on which scripts rely (regla 31): '1' and '2' are the halves, '3' and '4' extra time. */
const periodValue = (mitad: Period) => String(PERIODS.indexOf(mitad) + 1);

/** The selects of a substitution: label, field, and the list of players to choose from. */
const SUBSTITUTION_FIELDS = [
  ['Sale', 'sale', 'goingOff'],
  ['Entra', 'entra', 'comingOn'],
] as const;

/** Form for a new event. Offers only what the server accepts (regla 32). */
export function EventoForm({ state, edit }: ActaEditing) {
  const { borrador: draft } = state;
  const choices = choicesFor(state, draft);
  const eventoClass = EVENTOS[draft.evento];
  const set = (fields: Partial<EventoData>) => edit({ borrador: { ...draft, ...fields } });
  return (
    <FormFields>
      <SelectField
        label="Evento"
        value={draft.evento}
        options={EVENTO_KINDS.map((evento) => [evento, eventoName(evento)])}
        onChange={(evento) => set({ evento })}
      />
      <SelectField
        label="Parte"
        value={periodValue(draft.mitad)}
        options={listPeriods(state).map((mitad) => [periodValue(mitad), PERIOD_NAMES[mitad]])}
        onChange={(text) => set({ mitad: PERIODS[Number(text) - 1] ?? draft.mitad })}
      />
      {!eventoClass.relevo && (
        <PlayerField
          label="Autor"
          value={draft.autor}
          none={choices.needsAuthor ? 'Elige…' : 'Sin autor'}
          jugadores={choices.authors}
          onChange={(autor) => set({ autor })}
        />
      )}
      {eventoClass.asistente && (
        <PlayerField
          label="Asistente"
          value={draft.asistente}
          none="Sin asistente"
          jugadores={choices.assistants}
          onChange={(asistente) => set({ asistente })}
        />
      )}
      {eventoClass.forma && (
        <GoalKindField
          value={draft.forma}
          isDisabled={!choices.canHaveForma}
          onChange={(forma) => set({ forma })}
        />
      )}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <CountField
          label={eventoClass.relevo ? 'Minuto' : 'Minuto (opcional)'}
          isRequired={eventoClass.relevo}
          value={draft.minuto}
          between={[0, 150]}
          flex={3}
          onChange={(minuto) => set({ minuto })}
        />
        <CountField
          label="Añadido"
          isDisabled={draft.minuto === undefined}
          value={draft.anadido}
          between={[1, 30]}
          flex={2}
          onChange={(anadido) => set({ anadido })}
        />
      </Box>
      {eventoClass.relevo &&
        SUBSTITUTION_FIELDS.map(([label, field, candidates]) => (
          <PlayerField
            key={field}
            label={label}
            value={draft[field]}
            none={draft.minuto === undefined ? 'Escribe antes el minuto' : 'Elige…'}
            jugadores={choices[candidates]}
            onChange={(id) => set({ [field]: id })}
          />
        ))}
      {choices.canBeOwnGoal && (
        <TickBox
          label={`Propia puerta (${eventoClass.propia_puerta?.de ?? ''})`}
          isTicked={draft.ownGoal === true}
          onChange={(ownGoal) => set({ ownGoal })}
        />
      )}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Button
          variant="outlined"
          disabled={!isComplete(state, draft)}
          onClick={() => edit(addEvento)}
        >
          Añadir evento
        </Button>
      </Box>
    </FormFields>
  );
}

/** The sheet's events by period. An impossible substitution has its reason below. */
export function EventoList({ state, edit }: ActaEditing) {
  const problems = findImpossibleSubstitutions(state);
  return listPeriods(state).map((mitad) => {
    const eventos = state.eventos.filter((evento) => evento.mitad === mitad);
    return (
      <Box component="section" key={mitad} aria-label={PERIOD_NAMES[mitad]}>
        <Typography variant="h3">{PERIOD_NAMES[mitad]}</Typography>
        {eventos.length === 0 ? (
          <Typography color="textSecondary" sx={{ py: 1 }}>
            Sin eventos.
          </Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {eventos.map(({ id, ...evento }) => {
              const text = eventoText(state, evento);
              const problem = problems.get(id);
              return (
                <LinedRow key={id} sx={{ gap: 1 }}>
                  <Typography
                    component="div"
                    sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
                  >
                    {text}
                    {problem !== undefined && (
                      <Typography variant="body2" color="error">
                        {problem}
                      </Typography>
                    )}
                  </Typography>
                  <IconButton
                    aria-label={`Quitar evento: ${text}`}
                    onClick={() =>
                      edit({ eventos: state.eventos.filter((other) => other.id !== id) })
                    }
                  >
                    <DeleteIcon />
                  </IconButton>
                </LinedRow>
              );
            })}
          </Box>
        )}
      </Box>
    );
  });
}

/** Switch that adds extra time. It stays on while extra time has events (regla 98). */
export function ExtraTimeField({ state, edit }: ActaEditing) {
  const isFixed = hasExtraEvents(state);
  return (
    <Box>
      <TickBox
        isSwitch
        label="Hubo prórroga"
        isTicked={state.extraTime}
        disabled={isFixed}
        onChange={(extraTime) => edit({ extraTime })}
      />
      {isFixed && (
        <Typography variant="body2" color="textSecondary">
          Para quitarla, quita antes sus eventos.
        </Typography>
      )}
    </Box>
  );
}

const SIDES = [
  ['anotados', 'Penaltis nuestros'],
  ['encajados', 'Penaltis del rival'],
] as const;

/** Fields of the shoot-out. If the score is not level, a warning that the shoot-out will not be saved (regla 99). */
export function ShootOutField({ state, edit }: ActaEditing) {
  const { shootOut } = state;
  if (!isLevel(state)) {
    return shootOut === null ? null : (
      <Alert severity="warning" role="status">
        El marcador ya no está empatado: la tanda de penaltis no se guardará.
      </Alert>
    );
  }
  const isTied = shootOut?.anotados !== undefined && shootOut.anotados === shootOut.encajados;
  return (
    <Box>
      <TickBox
        isSwitch
        label="Tanda de penaltis"
        isTicked={shootOut !== null}
        onChange={(hasShootOut) =>
          edit({ shootOut: hasShootOut ? { anotados: undefined, encajados: undefined } : null })
        }
      />
      {shootOut && (
        <Box sx={{ display: 'flex', gap: 2, mt: 1 }}>
          {SIDES.map(([side, label]) => (
            <CountField
              key={side}
              label={label}
              value={shootOut[side]}
              between={[0, SHOOT_OUT_MAX]}
              flex={1}
              isRequired
              onChange={(goals) => edit({ shootOut: { ...shootOut, [side]: goals } })}
            />
          ))}
        </Box>
      )}
      {isTied && (
        <Typography variant="body2" color="error">
          Una tanda siempre la gana alguien.
        </Typography>
      )}
    </Box>
  );
}

/** Checkbox «Sin cambios», and a hint whether the sheet counts minutes (regla 76). */
export function SubstitutionsField({ state, edit }: ActaEditing) {
  const hintId = useId();
  const hasAnySubstitution = hasSubstitutions(state.eventos);
  return (
    <Box>
      <TickBox
        label="Sin cambios"
        describedBy={hintId}
        isTicked={state.sinCambios}
        padding={10}
        disabled={hasAnySubstitution}
        onChange={(sinCambios) => edit({ sinCambios })}
      />
      <Typography id={hintId} variant="body2" color="textSecondary">
        {hasAnySubstitution || state.sinCambios
          ? `Esta ficha cuenta los minutos jugados: dos partes de ${String(state.halfMinutes)}${state.extraTime ? ' y la prórroga' : ''}.`
          : 'Sin ningún cambio apuntado, esta ficha no cuenta minutos. Marca «Sin cambios» si los que empezaron jugaron hasta el final.'}
      </Typography>
    </Box>
  );
}
