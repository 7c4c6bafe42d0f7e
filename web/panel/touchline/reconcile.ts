import { addsNothing, distanciaMs, isSustituible, relacionOf } from './same-live-match';
import {
  isFase,
  mergeSteps,
  type Paso,
  type PlayStep,
  activeSteps,
  startsWithSteps,
} from '@club/shared';

/** Conflict between a step of this device and one of another: they may be the same event, or contradict each other. */
export interface Doubt {
  readonly clave: string;
  readonly mio: PlayStep;
  readonly suyo: PlayStep;
  /** Whether both can be right: two goals can, two line-ups cannot. */
  readonly canSerDos: boolean;
}

const claveOf = (mio: Paso, suyo: Paso) => `${mio.id}|${suyo.id}`;

export interface Logs {
  readonly propios: readonly Paso[];
  readonly guardados: readonly Paso[];
}

/** Steps that only one side has and that are active in the merged log. */
function exclusivosOf(propios: readonly Paso[], guardados: readonly Paso[]) {
  const knownToThem = new Set(guardados.map(({ id }) => id));
  const knownToUs = new Set(propios.map(({ id }) => id));
  const activos = activeSteps(mergeSteps(guardados, propios));
  return {
    mios: activos.filter(({ id }) => !knownToThem.has(id)),
    suyos: activos.filter(({ id }) => !knownToUs.has(id)),
  };
}

const vigentes = (pasos: readonly PlayStep[]) =>
  pasos.filter(
    (paso, index) =>
      !isSustituible(paso) || pasos.findLastIndex(({ tipo }) => tipo === paso.tipo) === index,
  );

/** Steps to undo when this one yields. A line-up or MVP takes its predecessors with it. */
const cedidos = (paso: PlayStep, lado: readonly PlayStep[]) =>
  isSustituible(paso) ? lado.filter(({ tipo }) => tipo === paso.tipo) : [paso];

const annulAll = (pasos: readonly PlayStep[], newId: () => string, instante?: string): Paso[] => {
  const unique = new Map(pasos.map((paso) => [paso.id, paso]));
  return [...unique.values()].map((paso) => ({
    id: newId(),
    instante: instante ?? paso.instante,
    tipo: 'anular',
    paso_id: paso.id,
  }));
};

export interface Conciliacion {
  /** The merged log; this device's own while there are conflicts. */
  readonly pasos: readonly Paso[];
  /** Conflicts to decide, the next one first. */
  readonly dudas: readonly Doubt[];
}

/**
 * Merges this device's log with the server's by step ids: the server's steps first, then those only this device has. No
 * step is deleted. A duplicate is undone by an added step; if it is uncertain, somebody decides first.
 */
export function reconcile(
  propios: readonly Paso[],
  guardados: readonly Paso[],
  distintos: readonly string[],
  newId: () => string,
): Conciliacion {
  if (startsWithSteps(propios, guardados)) return { pasos: propios, dudas: [] };
  if (startsWithSteps(guardados, propios)) return { pasos: guardados, dudas: [] };
  const { mios, suyos } = exclusivosOf(propios, guardados);
  const pares = vigentes(mios)
    .flatMap((mio) => vigentes(suyos).map((suyo) => ({ mio, suyo })))
    .toSorted((a, b) => distanciaMs(a.mio, a.suyo) - distanciaMs(b.mio, b.suyo));
  const dudas = pares
    .filter(({ mio, suyo }) => relacionOf(mio, suyo) === 'duda')
    .map(({ mio, suyo }) => ({
      clave: claveOf(mio, suyo),
      mio,
      suyo,
      canSerDos: !isFase(mio) && !isSustituible(mio),
    }))
    .filter(({ clave }) => !distintos.includes(clave));
  if (dudas.length > 0) return { pasos: propios, dudas };
  const repetidos = pares
    .filter(({ mio, suyo }) => relacionOf(mio, suyo) === 'mismo')
    // Of two whistles the earlier is more accurate: people tap late, never early.
    .flatMap(({ mio, suyo }) =>
      (isFase(mio) && mio.instante < suyo.instante) ||
      (addsNothing(suyo, mio) && !addsNothing(mio, suyo))
        ? cedidos(suyo, suyos)
        : cedidos(mio, mios),
    );
  return { pasos: [...mergeSteps(guardados, propios), ...annulAll(repetidos, newId)], dudas: [] };
}

/** Answer to a conflict: this device is right, the other is, or both are (two events). */
export type Respuesta = 'mio' | 'suyo' | 'dos';

/** Steps and distinct pairs that an answer adds to this device. */
export function answerDoubt(
  { mio, suyo, clave }: Doubt,
  respuesta: Respuesta,
  { propios, guardados }: Logs,
  { newId, instante }: { readonly newId: () => string; readonly instante: string },
): { readonly pasos: readonly Paso[]; readonly distintos: readonly string[] } {
  if (respuesta === 'dos') return { pasos: [], distintos: [clave] };
  const { mios, suyos } = exclusivosOf(propios, guardados);
  const pierde = respuesta === 'mio' ? cedidos(suyo, suyos) : cedidos(mio, mios);
  return { pasos: annulAll(pierde, newId, instante), distintos: [] };
}
