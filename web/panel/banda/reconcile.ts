import { addsNothing, distanciaMs, isSustituible, relacionOf } from './directo-iguales';
import {
  isFase,
  mergePasos,
  type Paso,
  type PasoDeJuego,
  pasosActivos,
  startsWithPasos,
} from '@club/shared';

/** A step of this device and one of another that may be the same thing, or that cannot both hold. */
export interface Duda {
  readonly clave: string;
  readonly mio: PasoDeJuego;
  readonly suyo: PasoDeJuego;
  /** Whether both may be right: two goals may be, two line-ups may not. */
  readonly canSerDos: boolean;
}

const claveOf = (mio: Paso, suyo: Paso) => `${mio.id}|${suyo.id}`;

/** What this device has noted, and what the server holds. */
export interface Logs {
  readonly propios: readonly Paso[];
  readonly guardados: readonly Paso[];
}

/** What each side entered without the other and still counts in both logs together. */
function exclusivosOf(propios: readonly Paso[], guardados: readonly Paso[]) {
  const knownToThem = new Set(guardados.map(({ id }) => id));
  const knownToUs = new Set(propios.map(({ id }) => id));
  const activos = pasosActivos(mergePasos(guardados, propios));
  return {
    mios: activos.filter(({ id }) => !knownToThem.has(id)),
    suyos: activos.filter(({ id }) => !knownToUs.has(id)),
  };
}

const vigentes = (pasos: readonly PasoDeJuego[]) =>
  pasos.filter(
    (paso, index) =>
      !isSustituible(paso) || pasos.findLastIndex(({ tipo }) => tipo === paso.tipo) === index,
  );

/** The steps of one side that go when it gives way: a line-up takes its predecessors with it. */
const cedidos = (paso: PasoDeJuego, lado: readonly PasoDeJuego[]) =>
  isSustituible(paso) ? lado.filter(({ tipo }) => tipo === paso.tipo) : [paso];

const annulAll = (
  pasos: readonly PasoDeJuego[],
  newId: () => string,
  instante?: string,
): Paso[] => {
  const unique = new Map(pasos.map((paso) => [paso.id, paso]));
  return [...unique.values()].map((paso) => ({
    id: newId(),
    instante: instante ?? paso.instante,
    tipo: 'anular',
    paso_id: paso.id,
  }));
};

/** Where two logs part: what has to be asked, or what both together come to. */
export interface Conciliacion {
  /** The log to go on with; this device's own as long as something has to be asked. */
  readonly pasos: readonly Paso[];
  /** Questions for a person, the next one first. */
  readonly dudas: readonly Duda[];
}

/**
 * Brings the log of this device together with the server's, by the ids of the steps: what the server holds comes first,
 * then what only this device has. No step is dropped; one that both entered is taken back once by a step of its own,
 * and where it is not certain that they are one, a person is asked first.
 */
export function reconcile(
  propios: readonly Paso[],
  guardados: readonly Paso[],
  distintos: readonly string[],
  newId: () => string,
): Conciliacion {
  if (startsWithPasos(propios, guardados)) return { pasos: propios, dudas: [] };
  if (startsWithPasos(guardados, propios)) return { pasos: guardados, dudas: [] };
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
    // The earlier of two whistles is nearer to the truth: both phones only ever react late.
    .flatMap(({ mio, suyo }) =>
      (isFase(mio) && mio.instante < suyo.instante) ||
      (addsNothing(suyo, mio) && !addsNothing(mio, suyo))
        ? cedidos(suyo, suyos)
        : cedidos(mio, mios),
    );
  return { pasos: [...mergePasos(guardados, propios), ...annulAll(repetidos, newId)], dudas: [] };
}

/** What a person says of a doubt: this device is right, the other one is, or they are two things. */
export type Respuesta = 'mio' | 'suyo' | 'dos';

/** What an answer adds to the log of this device and to the pairs that are known to be two things. */
export function answerDuda(
  { mio, suyo, clave }: Duda,
  respuesta: Respuesta,
  { propios, guardados }: Logs,
  { newId, instante }: { readonly newId: () => string; readonly instante: string },
): { readonly pasos: readonly Paso[]; readonly distintos: readonly string[] } {
  if (respuesta === 'dos') return { pasos: [], distintos: [clave] };
  const { mios, suyos } = exclusivosOf(propios, guardados);
  const pierde = respuesta === 'mio' ? cedidos(suyo, suyos) : cedidos(mio, mios);
  return { pasos: annulAll(pierde, newId, instante), distintos: [] };
}
