import { type Fila, ROWS, isSameContent } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { shootOutToSave } from './acta-editor';
import {
  type ActaContent,
  type ActaEvento,
  eventoText,
  findPlayerRow,
  type ActaJugador,
  findJugadorName,
  POSITION_NAMES,
} from './acta-state';

/** One difference between two sheets of the same match, as text. */
export interface ActaDifference {
  /** What differs: `MVP`, `23' Gol anotado · Ana P.` */
  readonly what: string;
  readonly saved: string;
  readonly own: string;
  /** Whether the value was entered on this device. Other differences do not need a decision. */
  readonly isEntered: boolean;
}

/** The event without its editor id. A flag that is `false` equals an absent flag. */
const toComparable = ({ id: _id, ownGoal, ...content }: ActaEvento) => ({
  ...content,
  ...(ownGoal === true && { ownGoal }),
});

const isSameEvento = (one: ActaEvento, other: ActaEvento): boolean =>
  isSameContent(toComparable(one), toComparable(other));

/** Events of the first list that the second lacks. Each event of the second list takes out only one equal event. */
function subtractEventos(
  eventos: readonly ActaEvento[],
  others: readonly ActaEvento[],
): ActaEvento[] {
  const unmatched = [...others];
  return eventos.filter((evento) => {
    const index = unmatched.findIndex((other) => isSameEvento(evento, other));
    if (index >= 0) unmatched.splice(index, 1);
    return index < 0;
  });
}

const yesOrNo = (value: boolean): string => (value ? 'sí' : 'no');

/** Differences between two sheets of one match, line-up first. */
export function actaDifferences({
  own,
  saved,
  base,
  known = base.eventos,
  plantilla,
}: {
  readonly own: ActaContent;
  readonly saved: ActaContent;
  /** The sheet that editing on this device started from. */
  readonly base: ActaContent;
  /** Events that this device had at some time. If this device's sheet lacks one of them now, it was removed here. */
  readonly known?: readonly ActaEvento[];
  /** Players whose names can be shown. */
  readonly plantilla: readonly ActaJugador[];
}): readonly ActaDifference[] {
  const nameOr = (none: string) => (id: string | null) =>
    id === null ? none : findJugadorName({ plantilla }, id);
  const shootOutText = (acta: ActaContent) => {
    const shootOut = shootOutToSave(acta);
    return shootOut ? `${String(shootOut.anotados)}-${String(shootOut.encajados)}` : 'no';
  };
  const positionName = (row: Fila | undefined) =>
    row === undefined ? 'No convocado' : POSITION_NAMES[row];
  const compare = <Value,>(
    what: string,
    read: (acta: ActaContent) => Value,
    format: (value: Value) => string,
  ): readonly ActaDifference[] => {
    const [ownValue, savedValue] = [read(own), read(saved)];
    if (ownValue === savedValue) return [];
    const isEntered = ownValue !== read(base);
    return [{ what, saved: format(savedValue), own: format(ownValue), isEntered }];
  };
  const addedHere = subtractEventos(own.eventos, base.eventos);
  const removedHere = subtractEventos(known, own.eventos);
  /** Difference for an event that only one of the sheets has. */
  const eventoDifference = (evento: ActaEvento, onlyIn: 'own' | 'saved'): ActaDifference => ({
    what: eventoText({ plantilla }, evento),
    saved: yesOrNo(onlyIn === 'saved'),
    own: yesOrNo(onlyIn === 'own'),
    isEntered: (onlyIn === 'own' ? addedHere : removedHere).some((other) =>
      isSameEvento(other, evento),
    ),
  });
  const calledUp = new Set(
    [saved, own].flatMap(({ alineacion }) => ROWS.flatMap((row) => alineacion[row])),
  );
  return [
    ...[...calledUp].flatMap((id) =>
      compare(
        findJugadorName({ plantilla }, id),
        ({ alineacion }) => findPlayerRow(alineacion, id),
        positionName,
      ),
    ),
    ...subtractEventos(saved.eventos, own.eventos).map((evento) =>
      eventoDifference(evento, 'saved'),
    ),
    ...subtractEventos(own.eventos, saved.eventos).map((evento) => eventoDifference(evento, 'own')),
    ...compare('MVP', ({ mvp }) => mvp, nameOr('sin MVP')),
    ...compare('Capitán', ({ captain }) => captain, nameOr('sin capitán')),
    ...compare('Prórroga', ({ extraTime }) => extraTime, yesOrNo),
    ...compare('Tanda de penaltis', shootOutText, (text) => text),
    ...compare('Sin cambios', ({ sinCambios }) => sinCambios, yesOrNo),
  ];
}

/** The saved value, then this device's: `MVP: Iker B. / sin MVP`. */
export const differenceText = ({ what, saved, own }: ActaDifference): string =>
  `${what}: ${saved} / ${own}`;

interface ConflictBannerProps {
  readonly msg: string;
  readonly differences: readonly ActaDifference[];
  readonly onViewSaved: () => void;
  readonly onKeepEditing: () => void;
}

export function Differences({ differences }: Pick<ConflictBannerProps, 'differences'>) {
  return (
    <Box component="ul" sx={{ m: 0, mb: 1, pl: 3, overflowWrap: 'anywhere' }}>
      {differences.map((difference, index) => (
        <li key={index}>{differenceText(difference)}</li>
      ))}
    </Box>
  );
}

/** Banner about a conflict with somebody else's save. Neither button loses a version (regla 44). */
export function ConflictBanner({
  msg,
  differences,
  onViewSaved,
  onKeepEditing,
}: ConflictBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  return (
    <Alert
      ref={banner}
      severity="error"
      role="alert"
      tabIndex={-1}
      sx={{ border: '1px solid', borderColor: 'error.main', scrollMarginTop: 140 }}
    >
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{msg}</Typography>
      {differences.length > 0 && (
        <>
          <Typography>No coinciden (la ficha guardada / esta):</Typography>
          <Differences differences={differences} />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" onClick={onViewSaved}>
          Ver la versión guardada
        </Button>
        <Button color="inherit" onClick={onKeepEditing}>
          Seguir editando
        </Button>
      </Box>
    </Alert>
  );
}

/** Banner above the saved version, with a button that returns to the user's edits. */
export function AsideBanner({ onRecover }: { readonly onRecover: () => void }) {
  return (
    <Alert severity="info" role="status">
      <Typography sx={{ mb: 1 }}>
        Estás viendo la versión guardada. Tus cambios siguen a salvo.
      </Typography>
      <Button variant="outlined" color="inherit" onClick={onRecover}>
        Recuperar mis cambios
      </Button>
    </Alert>
  );
}
