import type { TouchlineState } from './touchline';
import { type Notebook, pendientesOf } from './notebook';

type Situacion =
  | 'enviado'
  | 'comprobando'
  | 'por-enviar'
  | 'sin-cobertura'
  | 'servidor-ocupado'
  | 'sesion'
  | 'sin-verificar'
  | 'rechazado'
  | 'decidir';

/** Sync status for the screen. */
export interface SendingSummary {
  readonly text: string;
  /** The server has confirmed that it holds everything. Shown for no other state. */
  readonly isAllSent: boolean;
}

const apuntes = (n: number) => (n === 1 ? '1 apunte' : `${String(n)} apuntes`);

/** Text of what is left to send; `undefined` if nothing, as far as the device knows. */
function leftOf(cuaderno: Notebook | null | undefined): string | undefined {
  if (!cuaderno) return undefined;
  const pendientes = pendientesOf(cuaderno).length;
  if (pendientes > 0) return `${apuntes(pendientes)} por enviar`;
  return cuaderno.cierre === null ? undefined : 'la ficha, por guardar';
}

type Sent = Pick<TouchlineState, 'cuaderno' | 'envio' | 'isComprobado'>;

function situacionOf(
  { cuaderno, envio: { kind }, isComprobado }: Sent,
  isOnline: boolean,
): Situacion {
  const isLeft = leftOf(cuaderno) !== undefined;
  // The server cannot lack anything of an empty notebook.
  const isHeld = !isLeft && (isComprobado || !cuaderno || cuaderno.pasos.length === 0);
  switch (kind) {
    case 'dudas':
    case 'descartado':
    case 'terminado':
      return 'decidir';
    case 'sin-cobertura':
      return 'sin-cobertura';
    case 'rechazado':
    case 'sesion':
    case 'sin-verificar':
    case 'servidor-ocupado':
      if (!isHeld) return isOnline || kind !== 'servidor-ocupado' ? kind : 'sin-cobertura';
      break;
    case 'al-dia':
    case 'enviando':
    case 'guardado':
      break;
  }
  if (!isOnline) return 'sin-cobertura';
  if (isHeld) return 'enviado';
  return isLeft ? 'por-enviar' : 'comprobando';
}

const TEXTS: Readonly<Record<Situacion, string>> = {
  enviado: 'Todo enviado',
  comprobando: 'Comprobando…',
  'por-enviar': '',
  'sin-cobertura': 'Sin cobertura',
  'servidor-ocupado': 'El servidor no responde',
  sesion: 'Sesión caducada',
  'sin-verificar': 'Web sin verificar',
  rechazado: 'No aceptado',
  decidir: 'Hay que decidir',
};

/** Sync status as text. `isOnline` comes from the browser. */
export function summarizeSending(estado: Sent, isOnline: boolean): SendingSummary {
  const situacion = situacionOf(estado, isOnline);
  const isAllSent = situacion === 'enviado';
  const text = TEXTS[situacion];
  if (isAllSent || situacion === 'decidir' || situacion === 'comprobando') {
    return { text, isAllSent };
  }
  // Offline, it repeats what was last confirmed.
  const left =
    leftOf(estado.cuaderno) ?? (situacion === 'sin-cobertura' ? 'todo enviado' : undefined);
  return { text: [text, left].filter(Boolean).join(': '), isAllSent };
}
