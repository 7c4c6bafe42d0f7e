import { FILAS, isSameContent } from '@club/shared';
import { POSITION_NAMES } from './acta-names';
import {
  type ActaContent,
  type EventoActa,
  filaOf,
  type FilasActa,
  type JugadorActa,
  nombreOf,
} from './acta-state';
import { eventoText } from './evento-text';

/** One difference between two sheets of the same match, as text. */
export interface ActaDifference {
  /** `MVP`, `23' Gol anotado · Ana P.` */
  readonly what: string;
  readonly saved: string;
  readonly own: string;
  /** Whether the value was entered on this device. Other differences do not need a decision. */
  readonly isEntered: boolean;
}

interface Compared {
  readonly own: ActaContent;
  readonly saved: ActaContent;
  /** The sheet that editing on this device started from. */
  readonly base: ActaContent;
  /** Events that count as removed on this device when only the saved sheet has them. */
  readonly removed?: readonly EventoActa[];
  /** Players whose names can be shown. */
  readonly plantilla: readonly JugadorActa[];
}

/** The event without its local id. A flag that is `false` equals one that is absent. */
const contentOf = ({ id: _id, propiaPuerta, ...content }: EventoActa) => ({
  ...content,
  ...(propiaPuerta === true && { propiaPuerta }),
});

const isSameEvento = (one: EventoActa, other: EventoActa): boolean =>
  isSameContent(contentOf(one), contentOf(other));

/** Events of the first list that the second lacks. Duplicates are matched one to one. */
function missingIn(eventos: readonly EventoActa[], others: readonly EventoActa[]): EventoActa[] {
  const left = [...others];
  return eventos.filter((evento) => {
    const index = left.findIndex((other) => isSameEvento(evento, other));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

const places = (alineacion: FilasActa): string[] => FILAS.flatMap((fila) => alineacion[fila]);

const yesOrNo = (value: boolean): string => (value ? 'sí' : 'no');

/** Differences between two sheets of one match, line-up first. */
export function actaDifferences({
  own,
  saved,
  base,
  removed = base.eventos,
  plantilla,
}: Compared): readonly ActaDifference[] {
  const name = (id: string | null) => (id === null ? 'sin MVP' : nombreOf({ plantilla }, id));
  const place = ({ alineacion }: ActaContent, id: string) => filaOf(alineacion, id);
  const placeName = (acta: ActaContent, id: string) => {
    const fila = place(acta, id);
    return fila === undefined ? 'No convocado' : POSITION_NAMES[fila];
  };
  const addedHere = missingIn(own.eventos, base.eventos);
  const removedHere = missingIn(removed, own.eventos);
  const eventoRow = (evento: EventoActa, isOwn: boolean): ActaDifference => ({
    what: eventoText({ plantilla }, evento),
    saved: yesOrNo(!isOwn),
    own: yesOrNo(isOwn),
    isEntered: (isOwn ? addedHere : removedHere).some((other) => isSameEvento(other, evento)),
  });
  return [
    ...[...new Set([...places(saved.alineacion), ...places(own.alineacion)])]
      .filter((id) => place(own, id) !== place(saved, id))
      .map((id) => ({
        what: name(id),
        saved: placeName(saved, id),
        own: placeName(own, id),
        isEntered: place(own, id) !== place(base, id),
      })),
    ...missingIn(saved.eventos, own.eventos).map((evento) => eventoRow(evento, false)),
    ...missingIn(own.eventos, saved.eventos).map((evento) => eventoRow(evento, true)),
    ...(own.mvp === saved.mvp
      ? []
      : [
          {
            what: 'MVP',
            saved: name(saved.mvp),
            own: name(own.mvp),
            isEntered: own.mvp !== base.mvp,
          },
        ]),
    ...(own.sinCambios === saved.sinCambios
      ? []
      : [
          {
            what: 'Sin cambios',
            saved: yesOrNo(saved.sinCambios),
            own: yesOrNo(own.sinCambios),
            isEntered: own.sinCambios !== base.sinCambios,
          },
        ]),
  ];
}

/** `MVP: Iker B. / sin MVP`: the saved value first, then the local one. */
export const differenceText = ({ what, saved, own }: ActaDifference): string =>
  `${what}: ${saved} / ${own}`;
