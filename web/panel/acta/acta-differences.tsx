import { type Fila, ROWS, isSameContent } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { shootOutToSave } from './acta-editor';
import {
  type ActaContent,
  type EventoActa,
  eventoText,
  findPlayerRow,
  type JugadorActa,
  findJugadorName,
  POSITION_NAMES,
} from './acta-state';

/** One difference between two sheets of the same match, as text. */
export interface ActaDifference {
  /** `MVP`, `23' Gol anotado · Ana P.` */
  readonly what: string;
  readonly saved: string;
  readonly own: string;
  /** Whether the value was entered on this device. Other differences do not need a decision. */
  readonly isEntered: boolean;
}

/** The event without its local id. A flag that is `false` equals one that is absent. */
const toComparable = ({ id: _id, ownGoal, ...content }: EventoActa) => ({
  ...content,
  ...(ownGoal === true && { ownGoal }),
});

const isSameEvento = (one: EventoActa, other: EventoActa): boolean =>
  isSameContent(toComparable(one), toComparable(other));

/** Events of the first list that the second lacks. Of two equal events, the second list has to have both. */
function missingIn(eventos: readonly EventoActa[], others: readonly EventoActa[]): EventoActa[] {
  const left = [...others];
  return eventos.filter((evento) => {
    const index = left.findIndex((other) => isSameEvento(evento, other));
    if (index >= 0) left.splice(index, 1);
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
  /** Events that this device once had. If only the saved sheet has one of them now, it was removed here. */
  readonly known?: readonly EventoActa[];
  /** Players whose names can be shown. */
  readonly plantilla: readonly JugadorActa[];
}): readonly ActaDifference[] {
  const nameOr = (none: string) => (id: string | null) =>
    id === null ? none : findJugadorName({ plantilla }, id);
  const shootOutText = (acta: ActaContent) => {
    const shootOut = shootOutToSave(acta);
    return shootOut ? `${String(shootOut.anotados)}-${String(shootOut.encajados)}` : 'no';
  };
  const placeName = (row: Fila | undefined) =>
    row === undefined ? 'No convocado' : POSITION_NAMES[row];
  const compare = <Value,>(
    what: string,
    read: (acta: ActaContent) => Value,
    format: (value: Value) => string,
  ): readonly ActaDifference[] =>
    read(own) === read(saved)
      ? []
      : [
          {
            what,
            saved: format(read(saved)),
            own: format(read(own)),
            isEntered: read(own) !== read(base),
          },
        ];
  const addedHere = missingIn(own.eventos, base.eventos);
  const removedHere = missingIn(known, own.eventos);
  /** Difference for an event that only one of the sheets has. */
  const eventoRow = (evento: EventoActa, onlyIn: 'own' | 'saved'): ActaDifference => ({
    what: eventoText({ plantilla }, evento),
    saved: yesOrNo(onlyIn === 'saved'),
    own: yesOrNo(onlyIn === 'own'),
    isEntered: (onlyIn === 'own' ? addedHere : removedHere).some((other) =>
      isSameEvento(other, evento),
    ),
  });
  const called = new Set(
    [saved, own].flatMap(({ alineacion }) => ROWS.flatMap((rowName) => alineacion[rowName])),
  );
  return [
    ...[...called].flatMap((id) =>
      compare(
        findJugadorName({ plantilla }, id),
        ({ alineacion }) => findPlayerRow(alineacion, id),
        placeName,
      ),
    ),
    ...missingIn(saved.eventos, own.eventos).map((evento) => eventoRow(evento, 'saved')),
    ...missingIn(own.eventos, saved.eventos).map((evento) => eventoRow(evento, 'own')),
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

/** Banner about a conflict with somebody else's save. Both buttons keep both versions (regla 44). */
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

/** Shown above the saved version. Its button returns to the user's own edits. */
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
